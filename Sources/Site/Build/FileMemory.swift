import Files
import Output

/// What a build has to know of the files of the last one: their keys, and their states by which one sees that nobody
/// touched them.
public struct FileMemory: Sendable, Equatable {
    struct File: Equatable {
        let key: UInt64
        let published: PublishedFile
    }

    /// By which keys are made.
    public let secret: KeyedHash.Secret
    /// By hashes of their paths.
    private var files: [UInt64: File] = [:]
    /// The files of records whose descriptions refer to more than their own institution.
    var distant: Set<String> = []

    /// Makes that of a site that was never built.
    public init(secret: KeyedHash.Secret = KeyedHash.Secret()) { self.secret = secret }

    func file(at path: String) -> File? { files[hash(of: path)] }

    mutating func add(_ path: String, key: UInt64, _ published: PublishedFile) {
        files[hash(of: path)] = File(key: key, published: published)
    }

    private func hash(of path: String) -> UInt64 {
        var hash = KeyedHash(secret)
        hash.combine(path)
        return hash.value
    }
}

extension FileMemory {
    /// The numbers of a file: the hash of its path, its key, size, checksum, inode and time.
    private static let width = 6
    /// Changes with the format.
    private static let version: UInt64 = 1

    /// The content of a file that keeps it: numbers, each of eight bytes, then the files of records, each in a line; at the
    /// end a hash of everything, so that what is damaged is no memory.
    public var bytes: [UInt8] {
        var numbers = [FileMemory.version, secret.first, secret.second, UInt64(files.count)]
        numbers.reserveCapacity(numbers.count + files.count * FileMemory.width)
        for (path, file) in files {
            let published = file.published
            numbers += [
                path, file.key, UInt64(published.size), published.checksum, published.inode,
                UInt64(bitPattern: Int64(published.changed)),
            ]
        }
        var bytes = numbers.withUnsafeBytes { Array($0) }
        for path in distant { bytes += Array("\(path)\n".utf8) }
        return bytes + withUnsafeBytes(of: FileMemory.sum(of: bytes, secret)) { Array($0) }
    }

    /// Reads what `bytes` gives; nil for anything else.
    public init?(_ bytes: [UInt8]) {
        let wordCount = bytes.count / 8
        func number(_ place: Int) -> UInt64 {
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self) }
        }
        guard wordCount >= 5, number(0) == FileMemory.version else { return nil }
        let secret = KeyedHash.Secret(number(1), number(2))
        let sum = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self) }
        guard sum == FileMemory.sum(of: Array(bytes.dropLast(8)), secret),
            let count = Int(exactly: number(3)), count <= (wordCount - 5) / FileMemory.width
        else { return nil }
        self.init(secret: secret)
        files.reserveCapacity(count)
        for index in 0..<count {
            let place = 4 + index * FileMemory.width
            guard let size = Int(exactly: number(place + 2)) else { return nil }
            files[number(place)] = File(
                key: number(place + 1),
                published: PublishedFile(
                    size: size, checksum: number(place + 3), inode: number(place + 4),
                    changed: Int(Int64(bitPattern: number(place + 5)))))
        }
        let texts = bytes.dropLast(8).dropFirst((4 + count * FileMemory.width) * 8)
        distant = Set(texts.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
    }

    private static func sum(of bytes: [UInt8], _ secret: KeyedHash.Secret) -> UInt64 {
        var hash = KeyedHash(secret)
        hash.combine(bytes)
        return hash.value
    }
}
