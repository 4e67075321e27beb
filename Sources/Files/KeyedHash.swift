/// A hash of 64 bits that depends on a secret, by the rounds of SipHash-2-4 (Aumasson and Bernstein, 2012): who does not
/// know the secret cannot write two texts that have the same.
public struct KeyedHash: Sendable {
    public struct Secret: Hashable, Sendable {
        public let first: UInt64
        public let second: UInt64

        public init(_ first: UInt64, _ second: UInt64) {
            self.first = first
            self.second = second
        }

        /// Makes one that nobody knows.
        public init() {
            self.init(.random(in: .min ... .max), .random(in: .min ... .max))
        }
    }

    private var a: UInt64
    private var b: UInt64
    private var c: UInt64
    private var d: UInt64

    public init(_ secret: Secret) {
        a = secret.first ^ 0x736f_6d65_7073_6575
        b = secret.second ^ 0x646f_7261_6e64_6f6d
        c = secret.first ^ 0x6c79_6765_6e65_7261
        d = secret.second ^ 0x7465_6462_7974_6573
    }

    public mutating func combine(_ number: UInt64) {
        d ^= number
        round()
        round()
        a ^= number
    }

    public mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

    /// Their number goes first, so that no two rows of texts are the same bytes.
    public mutating func combine(bytes: UnsafeRawBufferPointer) {
        combine(bytes.count)
        var place = 0
        while place + 8 <= bytes.count {
            combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        guard place < bytes.count else { return }
        combine(bytes[place...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    public mutating func combine(_ bytes: [UInt8]) { bytes.withUnsafeBytes { combine(bytes: $0) } }

    public mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    public var value: UInt64 {
        var end = self
        end.c ^= 0xFF
        for _ in 0..<4 { end.round() }
        return end.a ^ end.b ^ end.c ^ end.d
    }

    private mutating func round() {
        a &+= b
        b = (b << 13 | b >> 51) ^ a
        a = a << 32 | a >> 32
        c &+= d
        d = (d << 16 | d >> 48) ^ c
        a &+= d
        d = (d << 21 | d >> 43) ^ a
        c &+= b
        b = (b << 17 | b >> 47) ^ c
        c = c << 32 | c >> 32
    }
}
