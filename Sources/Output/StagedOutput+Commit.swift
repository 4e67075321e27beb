import Files
import Parallel
import Platform

extension StagedOutput {
    /// Exchanges the staged site for the old one, when every ``write(_:to:)-([UInt8],_)`` has returned. Files in the
    /// old site that the generator never wrote are carried over. Where nothing at all changed, nothing is touched.
    ///
    /// - Throws: ``OutputError/foreign(folder:paths:)`` with all files that stand in the way. Whatever is thrown, the
    /// old
    ///   site is as it was.
    public func commit() throws(OutputError) -> OutputSummary {
        guard change(from: .open, to: .committing) else { throw .closed(folder: staging.location.folder) }
        do throws(OutputError) {
            let summary = try exchange()
            phase.store(.closed, ordering: .releasing)
            staging.release()
            return summary
        } catch {
            phase.store(.failed, ordering: .releasing)
            throw error
        }
    }

    /// Returns notes on twins for the next build: how they were made, and which files are none of ours.
    private func notes() -> [UInt8] {
        let notes = brought.withLock { $0.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
        return ((precompresses ? [Precompression.method] : []) + notes).flatMap(Manifest.note)
    }

    private func exchange() throws(OutputError) -> OutputSummary {
        if let failure = failure.withLock({ $0 }) { throw failure }

        let paths = written.take()
        let unchanged = paths.unchanged
        // The manifest is among the paths, and never counted.
        var summary = OutputSummary(written: paths.count - 1 - unchanged.count, unchanged: unchanged.count)
        let lines = notes() + paths.lines()
        if let old, summary.written == 0, old.manifest.bytes == lines { return summary }

        try writeManifest(lines)
        if let old {
            let manifest = Manifest(lines)
            let foreign = try ForeignFiles(
                in: old.root, old: old.manifest, new: manifest, folder: staging.location.folder)
            let equal = try settle(foreign, in: old)
            try link(unchanged, of: paths, from: old)
            try carryOver(foreign.kept, from: old)
            summary.written -= equal
            summary.unchanged += equal
            summary.removed = old.manifest.countMissing(from: manifest)
            summary.kept = foreign.kept.count { $0.kind != .folder }
        }
        try staging.publish { () throws(OutputError) in try publish() }
        isExchanged.store(true, ordering: .releasing)
        return summary
    }

    private func writeManifest(_ lines: [UInt8]) throws(OutputError) {
        let name = Manifest.name
        do throws(SystemError) {
            if let old, old.manifest.bytes == lines { return try old.root.carryOver(name, to: staging.root) }
            let file = try staging.root.newFile(name, mode: 0o644)
            if staging.needsModes { try file.setMode(0o644) }
            try file.write(lines)
            try file.finish()
        } catch {
            throw error.doing(.write, shown(name))
        }
    }

    /// Decides about what stands where generated files belong. One with the same bytes stays the same file.
    ///
    /// - Returns: The number of files with the same bytes.
    private func settle(_ foreign: ForeignFiles, in old: OldSite) throws(OutputError) -> Int {
        var conflicts = foreign.conflicts
        var equal = 0
        for item in foreign.overlapping {
            do throws(SystemError) {
                guard item.kind == .file, try old.isSame(item.path, as: staging.root) else {
                    conflicts.append(item)
                    continue
                }
                try staging.root.remove(item.path)
                try old.root.carryOver(item.path, to: staging.root)
                equal += 1
            } catch {
                throw error.doing(.read, shown(item.path.text))
            }
        }
        guard conflicts.isEmpty || replaceForeign else {
            throw .foreign(folder: staging.location.folder, paths: conflicts.map(\.path.text).sorted())
        }
        return equal
    }

    /// Gives unchanged files their place in the new site.
    private func link(_ unchanged: [Int], of paths: SortedPaths, from old: OldSite) throws(OutputError) {
        let failures = Parallel().runs(count: unchanged.count, grain: 256) { run in
            unchanged[run].lazy.compactMap { paths.withPath($0) { path, _ in self.failureToPlace(path, from: old) } }
                .first
        }
        if let failure = failures.lazy.compactMap(\.self).first { throw failure }
    }

    /// Nil for success, as results of parallel work are values.
    private func failureToPlace(_ path: UnsafePointer<CChar>, from old: OldSite) -> OutputError? {
        do throws(SystemError) {
            try createFolder(of: path)
            try old.root.carryOver(path, to: staging.root)
            return nil
        } catch {
            return failure(error, at: path)
        }
    }

    private func carryOver(_ kept: [ForeignFiles.Item], from old: OldSite) throws(OutputError) {
        for item in kept {
            do throws(SystemError) {
                try createFolder(of: item.path)
                if item.kind == .folder {
                    guard mkdirat(staging.root.number, item.path, 0o700) == 0 else { throw .last }
                } else {
                    try old.root.carryOver(item.path, to: staging.root)
                }
            } catch {
                throw failure(error, at: item.path)
            }
        }
        // Last, because a folder may forbid to write into it, and from the innermost, because it may forbid to look.
        for item in kept.reversed() where item.kind == .folder {
            do { try old.root.giveFolderStatus(item.path, to: staging.root) } catch {
                throw failure(error, at: item.path)
            }
        }
    }

    private func createFolder(of path: UnsafePointer<CChar>) throws(SystemError) {
        if staging.isClosed { Termination.awaitIfBegun() }
        guard let slash = strrchr(path, Int32(UInt8(ascii: "/"))) else { return }
        let length = UnsafePointer(slash) - path
        let hash = PathHash(of: UnsafeRawBufferPointer(start: path, count: length))
        guard !folders.contains(hash) else { return }
        try folders.create(path, length: length, hash: hash, in: staging.root, settingMode: staging.needsModes)
    }

    private func failure(_ error: SystemError, at path: UnsafePointer<CChar>) -> OutputError {
        let path = String(cString: path)
        if error.isInTheWay { return .collision(path: path) }
        // It was there when it was looked at.
        if error.code == ENOENT { return .changedMeanwhile(folder: staging.location.folder) }
        return error.doing(.write, shown(path))
    }
}
