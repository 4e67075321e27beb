import Files
import Platform

/// The site that stands in the output folder while the next one is put together.
final class OldSite: Sendable {
    let root: Descriptor
    let manifest: Manifest
    private let device: dev_t
    private let inode: ino_t

    /// Nil where there is none yet.
    init?(at location: OutputLocation, in parent: borrowing Descriptor) throws(OutputError) {
        do throws(SystemError) {
            root = try parent.folder(location.name)
            let status = try root.status()
            device = status.st_dev
            inode = status.st_ino
            guard try parent.status().st_dev == device, !root.isMountPoint() else { throw SystemError(code: EBUSY) }
            manifest = Manifest(try OldSite.readManifest(root))
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ENOTDIR, ELOOP: throw .notAFolder(location.folder)
            case EBUSY: throw .mountPoint(location.folder)
            default: throw error.doing(.read, location.folder)
            }
        }
    }

    /// True if this is still what the output folder's name means.
    func isStill(at name: String, in parent: borrowing Descriptor) -> Bool {
        guard let status = try? parent.status(of: name) else { return false }
        return status.st_dev == device && status.st_ino == inode
    }

    /// True if a file of the old site, written by the generator, has exactly these bytes.
    func holds(_ bytes: UnsafeRawBufferPointer, at path: SitePath) -> Bool {
        guard manifest.hasFile(path), let file = try? root.file(path.text) else { return false }
        return file.isPublic && file.contentEquals(bytes)
    }

    /// True if a file of the old site, written by the generator, has the bytes of `source`.
    func holds(bytesOf source: borrowing Descriptor, at path: SitePath) throws(SystemError) -> Bool {
        guard manifest.hasFile(path), let file = try? root.file(path.text), file.isPublic else { return false }
        return try source.contentEquals(file)
    }

    /// True if the file at `path`, whoever wrote it, has the same bytes as the one in another folder, and everybody may
    /// read it.
    func isSame(_ path: UnsafePointer<CChar>, as other: borrowing Descriptor) throws(SystemError) -> Bool {
        let file = try root.file(path)
        guard file.isPublic else { return false }
        return try file.contentEquals(other.file(path))
    }

    private static func readManifest(_ root: borrowing Descriptor) throws(SystemError) -> [UInt8] {
        let file: Descriptor
        do throws(SystemError) {
            file = try root.file(Manifest.name)
        } catch {
            // A link or something stranger is not ours.
            guard [ENOENT, ELOOP, EXDEV, ENXIO].contains(error.code) else { throw error }
            return []
        }
        guard let size = file.fileSize, size <= 1 << 30 else { return [] }
        return try file.bytes(size)
    }
}

extension Descriptor {
    /// Everybody may read it, as everything on a public site.
    fileprivate var isPublic: Bool {
        guard let status = try? status() else { return false }
        return status.st_mode & 0o444 == 0o444
    }
}
