import CFiles
import Platform

extension Descriptor {
    /// Writes to `target` what follows in this file, up to its end.
    package func copy(to target: borrowing Descriptor) throws(SystemError) {
        // Inside the kernel as far as it goes, which shares the storage on some file systems. A gigabyte at a time.
        var count = 1
        while count > 0 {
            count = files_copy(number, target.number, 1 << 30)
            if count < 0, [ENOSPC, EDQUOT, EFBIG, EIO].contains(errno) { throw .last }
        }
        // The rest by hand: everything where the kernel does not copy between these two.
        var outcome: Result<Int, SystemError> = .success(1)
        while case .success(let count) = outcome, count > 0 {
            outcome = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
                Result { () throws(SystemError) in
                    let count = try read(into: buffer)
                    try target.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                    return count
                }
            }
        }
        _ = try outcome.get()
    }

    /// Gives a file the permissions and the modification time of this one.
    package func giveStatus(to target: borrowing Descriptor) throws(SystemError) {
        let status = try status()
        var times = [status.st_atim, status.st_mtim]
        guard fchmod(target.number, status.st_mode & 0o7777) == 0, futimens(target.number, &times) == 0 else {
            throw .last
        }
    }
}
