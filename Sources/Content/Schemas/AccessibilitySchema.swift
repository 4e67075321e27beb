import Documents
import Records

extension ValueDecoder where Value == AccessibilityStatement {
    static var accessibilityStatement: ValueDecoder {
        let text = ValueDecoder<Localized<String>>.localized(.text(maximum: 4000))
        let schema = RecordSchema<AccessibilityStatement>([
            .required("body", \.body, .localized(.text(maximum: 300, named: "body"))),
            .required("published", \.published, .date(.notInFuture)),
            .required("updated", \.updated, .date(.notInFuture)),
            .required("prepared", \.prepared, .date(.notInFuture)),
            .optional("reviewed", \.reviewed, .date(.notInFuture)),
            .required("conformance", \.conformance, .choice("conformance")),
            .defaulted("assessment", \.assessment, .choice("assessment")),
            .defaulted("failures", \.failures, .list(of: text)),
            .defaulted("exemptions", \.exemptions, .list(of: text)),
            .defaulted("burdens", \.burdens, .list(of: text)),
            .optional("burdenAnalysis", \.burdenAnalysis, .webAddress),
            .optional("contact", \.contact, text),
            .required("email", \.email, .email),
            .required("phone", \.phone, .phoneNumber),
            .optional("complaints", \.complaints, text),
            .defaulted("features", \.features, .list(of: text)),
            .optional("shortcuts", \.shortcuts, text),
            .optional("applications", \.applications, text),
            .required("architecture", \.architecture, text),
            .optional("architectureAddress", \.architectureAddress, .webAddress),
            .required("communication", \.communication, text),
        ])
        return ValueDecoder(.group(schema.shape)) { node, context in
            // Any number: a statement without a right one is not used.
            guard let number = PhoneNumber("112", country: .poland) else { return nil }
            var statement = AccessibilityStatement(phone: number, on: context.today)
            // The statement is one of Polish law.
            context.country = .poland
            defer { context.country = nil }
            guard schema.decode(node, into: &statement, context: &context) else { return nil }
            return keepsItsRules(&statement, node, &context) ? statement : nil
        }
    }

    /// What fields say of each other.
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
