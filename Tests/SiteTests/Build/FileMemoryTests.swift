import Files
import Output
import Testing

@testable import Site

@Suite("The memory of a build's files")
struct FileMemoryTests {
    private static func memory() -> FileMemory {
        var memory = FileMemory(secret: KeyedHash.Secret(1, 2))
        memory.distant = ["institutions/azyl/animals/rex.md", "institutions/nora/institution.md"]
        for number in 0..<3 {
            memory.add(
                "rex-\(number)/index.html", key: UInt64(number),
                PublishedFile(size: 10 + number, checksum: 20, inode: 30, changed: -40))
        }
        return memory
    }

    @Test("Its bytes give it again")
    func roundTrip() {
        #expect(FileMemory(Self.memory().bytes) == Self.memory())
        #expect(FileMemory(FileMemory().bytes)?.file(at: "rex-0/index.html") == nil)
        #expect(FileMemory(Self.memory().bytes)?.file(at: "rex-1/index.html")?.published.size == 11)
    }

    @Test("Wherever its bytes are changed or cut, they are no memory")
    func damaged() {
        let bytes = Self.memory().bytes
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 0x10
            #expect(FileMemory(changed) == nil)
            #expect(FileMemory(Array(bytes[..<place])) == nil)
        }
    }
}
