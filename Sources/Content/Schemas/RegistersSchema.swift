import Documents
import Messages
import Records

extension RecordSchema where Record == Institution.Registers {
    static let registers = RecordSchema([
        .optional(
            "krs", \.krs, .krs, "ten digits with leading zeros, in quotes", polish: ["numer KRS", "KRS"]),
        .optional("nip", \.nip, .nip, "the tax number: ten digits", polish: ["numer NIP", "NIP"]),
        .optional(
            "regon", \.regon, .regon, "the REGON number: nine or fourteen digits", polish: ["numer REGON", "REGON"]),
        .optional(
            "veterinaryNumber", \.veterinaryNumber, .text(maximum: 60), "the veterinary identification number",
            polish: ["weterynaryjny numer identyfikacyjny", "numer weterynaryjny"], example: "\"10610001\""),
    ])
}

extension ValueDecoder where Value == KRS {
    static var krs: ValueDecoder {
        register("KRS", .krs, example: "0000123456", \.compact) { text throws(RegisterNumberProblem) in try KRS(text) }
    }
}

extension ValueDecoder where Value == NIP {
    static var nip: ValueDecoder {
        register("NIP", .nip, example: "856-734-62-15", \.compact) { text throws(RegisterNumberProblem) in
            try NIP(text)
        }
    }
}

extension ValueDecoder where Value == REGON {
    static var regon: ValueDecoder {
        register("REGON", .regon, example: "192598184", \.compact) { text throws(RegisterNumberProblem) in
            try REGON(text)
        }
    }
}

extension ValueDecoder {
    fileprivate static func register(
        _ name: String, _ shape: ValueShape, example: String, _ written: KeyPath<Value, String> & Sendable,
        _ read: @escaping @Sendable (String) throws(RegisterNumberProblem) -> Value
    ) -> ValueDecoder {
        let id = name.lowercased()
        return ValueDecoder<String>.text(maximum: 100).map(as: shape, value: { .text($0[keyPath: written]) }) {
            text, node, context in
            do throws(RegisterNumberProblem) {
                return try read(text)
            } catch {
                switch error {
                case .characters:
                    context.report(
                        "invalid-\(id)", at: node, "\"\(text)\" is no \(name): it consists of digits",
                        suggestion: "write it like \(example)")
                case .length(let expected, let found):
                    let lengths = Message.any(of: expected.map(String.init))
                    let digits = text.filter { $0.isASCII && $0.isNumber }
                    let zeros = String(repeating: "0", count: max(0, expected[0] - digits.count))
                    context.report(
                        "invalid-\(id)", at: node, "a \(name) has \(lengths) digits, not \(found)",
                        suggestion: found < 10 && name == "KRS" && digits.contains { $0 != "0" }
                            ? "write it with its leading zeros, in quotes: \"\(zeros + digits)\""
                            : "copy it again from the register")
                case .checkDigit:
                    context.report(
                        "invalid-\(id)", at: node,
                        name == "KRS"
                            ? "a KRS cannot be all zeros"
                            : "at least one digit of this \(name) is wrong: it would name somebody else or nobody",
                        suggestion: "copy it again from the register")
                }
                return nil
            }
        }
    }
}

extension ValueDecoder where Value == TaxShare {
    static var taxShare: ValueDecoder {
        let schema = RecordSchema<TaxShare>([
            .required(
                "krs", \.krs, .krs, "ten digits with leading zeros, in quotes", example: "\"0000012345\""),
            .required(
                "beneficiary", \.beneficiary, .text(maximum: 200), "the organisation that receives the tax share",
                polish: ["beneficjent", "organizacja"], example: .words("Friends of the Shelter")),
            .optional(
                "purpose", \.purpose, .text(maximum: 200), "the specific purpose, where it is needed",
                polish: ["cel szczegółowy", "cel"]),
            .required(
                "verified", \.verified, .date(.unlikelyInFuture), "the day when you saw it on the official list",
                polish: ["zweryfikowane", "zweryfikowano"], example: "2026-01-15"),
        ])
        return group(schema) {
            TaxShare(krs: .example, beneficiary: "", verified: .example)
        }.restricted { share, node, context in
            if !share.isShown(on: context.today) {
                context.report(
                    "tax-share-outdated", at: node["verified"] ?? node,
                    "the tax share was verified \(context.today.days(since: share.verified), one: "day", many: "days") ago and is not shown any more",
                    severity: .warning,
                    suggestion: "look the organisation up in the official list and write the new date")
            }
            return share
        }
    }
}
