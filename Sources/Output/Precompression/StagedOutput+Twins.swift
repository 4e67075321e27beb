import Files
import Platform

extension StagedOutput {
    /// Announces files that will be written or copied. Where one has the name of another's twin, that twin is not made.
    public func expect(_ paths: [String]) {
        let names = paths.filter(Precompression.isNameOfTwin)
        if !names.isEmpty { brought.withLock { $0.formUnion(names) } }
    }

    /// Gives a file its compressed twins. Those of a file that did not change are the old site's, as long as they are
    /// there and would be made in the same way, since nothing takes longer than compressing.
    func writeTwins(of path: SitePath, _ bytes: UnsafeRawBufferPointer, unchanged: Bool) throws(OutputError) {
        guard precompresses, Precompression.pays(path.text, count: bytes.count) else { return }
        for coding in ContentCoding.allCases {
            let place = try SitePath(path.text + coding.suffix)
            guard !isBrought(place) else { continue }
            if unchanged, old?.hasTwin(place) == true {
                guard written.insert(place, unchanged: true) else { throw .collision(path: place.text) }
                continue
            }
            guard let compressed = coding.compressed(bytes, Precompression.effort(for: path.text)) else {
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

    /// Returns the twins of a file that is taken over, as they lie beside it; nil where one would have to be made.
    func knownTwins(of path: SitePath, size: Int) throws(OutputError) -> [SitePath]? {
        guard precompresses, Precompression.pays(path.text, count: size) else { return [] }
        var twins: [SitePath] = []
        for coding in ContentCoding.allCases {
            let twin = try SitePath(path.text + coding.suffix)
            guard !isBrought(twin) else { continue }
            guard old?.hasTwin(twin) == true else { return nil }
            twins.append(twin)
        }
        return twins
    }

    private func isBrought(_ path: SitePath) -> Bool { brought.withLock { $0.contains(path.text) } }

    /// The same for a file that was copied.
    func writeTwins(of path: SitePath, copiedFrom source: String, unchanged: Bool) throws(OutputError) {
        guard precompresses, Precompression.pays(path.text, count: Precompression.smallest) else { return }
        let contents: [UInt8]
        do throws(FileReadError) {
            contents = try File.read(source, limit: Precompression.largest)
        } catch {
            if case .tooLarge = error { return }
            throw .unreadable(path: source, error)
        }
        try contents.withUnsafeBufferPointer { buffer throws(OutputError) in
            try writeTwins(of: path, UnsafeRawBufferPointer(buffer), unchanged: unchanged)
        }
    }
}

extension OldSite {
    /// True if the generator made this twin in the way in which it would be made now, and everybody may still read it.
    fileprivate func hasTwin(_ path: SitePath) -> Bool {
        guard manifest.hasNote(Precompression.method), !manifest.hasNote(path.text), manifest.hasFile(path),
            let status = try? root.status(of: path.text)
        else { return false }
        return status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o444 == 0o444
    }
}
