import Platform

extension Parallel {
    /// The processor cores that are switched on.
    public static var availableCores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
