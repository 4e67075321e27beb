#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension StagedOutput {
    /// Gives a file its compressed twins. Those of a file that did not change are the old site's, as long as they are there,
    /// since nothing takes longer than compressing.
    func writeTwins(of path: SitePath, _ bytes: UnsafeRawBufferPointer, unchanged: Bool) throws(OutputError) {
        guard let precompression, precompression.pays(path.text, count: bytes.count) else { return }
        for twin in precompression.twins(of: path.text) {
            let place = try SitePath(twin.path)
            if unchanged, old?.hasFile(place) == true {
                guard written.insert(place, unchanged: true) else { throw .collision(path: place.text) }
                continue
            }
            guard let compressed = twin.coding.compressed(bytes, Precompression.effort(for: path.text)) else {
                continue
            }
            guard written.insert(place, unchanged: false) else { throw .collision(path: place.text) }
            try recordingFailure(at: place) { () throws(SystemError) in
                let file = try create(place)
                try file.write(compressed)
                try file.finish()
            }
        }
    }

    /// The same for a file that was copied.
    func writeTwins(of path: SitePath, copiedFrom source: String, unchanged: Bool) throws(OutputError) {
        guard let precompression, precompression.pays(path.text, count: Precompression.smallest) else { return }
        let contents: [UInt8]?
        do throws(SystemError) {
            contents = try Descriptor.file(source).contents(atMost: Precompression.largest)
        } catch {
            throw error.doing(.read, source)
        }
        guard let contents else { return }
        let result = contents.withUnsafeBytes { buffer in
            Result { () throws(OutputError) in try writeTwins(of: path, buffer, unchanged: unchanged) }
        }
        try result.get()
    }
}

extension OldSite {
    /// Whether the generator wrote this file, and everybody may still read it.
    fileprivate func hasFile(_ path: SitePath) -> Bool {
        guard manifest.hasFile(path), let status = try? root.status(of: path.text) else { return false }
        return status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o444 == 0o444
    }
}
