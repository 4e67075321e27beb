import Documents
import Records

extension ValueDecoder where Value == AccessibilityStatement {
    static var accessibilityStatement: ValueDecoder {
        let text = ValueDecoder<Localized<String>>.localized(.text(maximum: 4000))
        let schema = RecordSchema<AccessibilityStatement>([
            .required(
                "body", \.body, .localized(.text(maximum: 300)), "the public body",
                polish: ["podmiot oceniający", "podmiot"]),
            .required(
                "published", \.published, .date(.notInFuture), "the day when the site was published",
                polish: ["data publikacji"]),
            .required(
                "updated", \.updated, .date(.notInFuture), "the day of the last important change",
                polish: ["data aktualizacji"]),
            .required(
                "prepared", \.prepared, .date(.notInFuture), "the day when the statement was drawn up",
                polish: ["data sporządzenia"]),
            .optional(
                "reviewed", \.reviewed, .date(.notInFuture), "the day of the last review", polish: ["data przeglądu"]),
            .required(
                "conformance", \.conformance, .choice("conformance"), "how far the site conforms",
                polish: ["zgodność"]),
            .defaulted(
                "assessment", \.assessment, .choice("assessment"), "who assessed it",
                polish: ["sposób oceny", "ocena"]),
            .defaulted("failures", \.failures, .list(of: text), "what does not conform", polish: ["niezgodności"]),
            .defaulted(
                "exemptions", \.exemptions, .list(of: text), "what the law leaves out", polish: ["wyłączenia"]),
            .defaulted(
                "burdens", \.burdens, .list(of: text), "what would cost too much", polish: ["nadmierne obciążenia"]),
            .optional(
                "burdenAnalysis", \.burdenAnalysis, .webAddress, "the address of the analysis of those costs",
                polish: ["analiza obciążeń", "ocena obciążeń"]),
            .optional("contact", \.contact, text, "who answers, if not the body as a whole"),
            .required("email", \.email, .email, "an e-mail address that somebody reads"),
            .required(
                "phone", \.phone, .phoneNumber, "a telephone number that somebody answers", polish: ["telefon"]),
            .optional(
                "complaints", \.complaints, text, "to whom complaints go, if not to the body", polish: ["skargi"]),
            .defaulted(
                "features", \.features, .list(of: text), "helpful features, limits and other information",
                polish: ["ułatwienia"]),
            .optional(
                "shortcuts", \.shortcuts, text, "keyboard shortcuts of your own",
                polish: ["skróty klawiszowe", "skróty"]),
            .optional("applications", \.applications, text, "mobile applications", polish: ["aplikacje"]),
            .required(
                "architecture", \.architecture, text, "how people reach the building and move about in it",
                polish: ["dostępność architektoniczna"]),
            .optional(
                "architectureAddress", \.architectureAddress, .webAddress,
                "the address of a page that describes that", polish: ["opis dostępności architektonicznej"]),
            .required(
                "communication", \.communication, text,
                "how you communicate with people who do not hear or see well",
                polish: ["dostępność komunikacyjna", "tłumacz języka migowego"]),
        ])
        return ValueDecoder(.group(schema.shape), value: { schema.value(of: $0) }) { node, context in
            var statement = AccessibilityStatement(phone: .example, on: context.today)
            // The statement is one of Polish law.
            context.country = .poland
            defer { context.country = nil }
            guard schema.decode(node, into: &statement, context: &context) else { return nil }
            return keepsItsRules(&statement, node, &context) ? statement : nil
        }
    }

    /// The rules between fields.
    private static func keepsItsRules(
        _ statement: inout AccessibilityStatement, _ node: SourceNode, _ context: inout DecodingContext
    ) -> Bool {
        let hasReasons =
            !statement.failures.isEmpty || !statement.exemptions.isEmpty || !statement.burdens.isEmpty
        if statement.conformance != .full, !hasReasons {
            context.report(
                "missing-field", at: node["conformance"] ?? node,
                "a site that does not conform fully must say where it does not",
                suggestion: "add \"failures\", \"exemptions\" or \"burdens\", a list of sentences")
            return false
        }
        if statement.conformance == .full, hasReasons {
            context.report(
                "contradicting-fields", at: node["conformance"] ?? node,
                "a site that conforms fully has no failures, exemptions or burdens",
                suggestion: "write \"partial\", or delete the lists")
            return false
        }
        if let reviewed = statement.reviewed, reviewed < statement.prepared {
            context.report(
                "reviewed-before-prepared", at: node["reviewed"] ?? node,
                "the statement cannot be reviewed before it is prepared", suggestion: "check both dates")
            return false
        }
        if statement.updated < statement.published {
            context.report(
                "updated-before-published", at: node["updated"] ?? node,
                "the site cannot change before it is published", suggestion: "check both dates")
            return false
        }
        return true
    }
}
