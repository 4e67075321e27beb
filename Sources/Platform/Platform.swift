// The C library of the system, by the same name everywhere.

#if canImport(Glibc)
    @_exported import Glibc
#else
    @_exported import Darwin
#endif
