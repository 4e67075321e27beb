import Documents
import Records

extension RecordSchema where Record == Institution {
    /// Every field of an institution's record, in the order of the documentation.
    static let institution = RecordSchema(
        [
            .required("name", \.name, .localized(.text(maximum: 120, named: "name"))),
            .required("type", \.type, .choice("type")),
            .optional("logo", \.logo, .logo),
            .defaulted("pictures", \.pictures, .list(of: .picture)),
            .optional("operator", \.operator, .localized(.text())),
            .defaulted("accepts", \.accepts, .list(of: .choice("type"))),
            .required("address", \.address, .address),
            .optional("location", \.location, .coordinates),
            .required("contact", \.contact, .contact),
            .defaulted("bank", \.accounts, .accounts),
            .optional("monthlyMinimum", \.monthlyMinimum, .amount),
            .optional("taxShare", \.taxShare, .taxShare),
            .defaulted("openingHours", \.openingHours, .openingHours),
            .optional("hoursNote", \.hoursNote, .localized(.text())),
            .defaulted("ids", \.registers, .group(.registers) { Institution.Registers() }),
            .defaulted("services", \.services, .list(of: .choice("service"))),
            .defaulted("needs", \.needs, .list(of: .localized(.text()))),
            .optional("since", \.since, .pastYear),
            .optional("checked", \.checked, .date(.unlikelyInFuture)),
            .defaulted("sources", \.sources, .list(of: .webAddress)),
            .optional("reference", \.reference, .text(maximum: 1000)),
            .defaulted("draft", \.isDraft, .boolean),
            .defaulted("description", \.description, .description),
        ],
        strangers: [
            "id": "delete it: the id is the folder's name",
            "account": "did you mean \"bank\"?",
            "phone": "did you mean \"contact: {phones: [...]}\"?",
            "email": "did you mean \"contact: {email: ...}\"?",
        ], polishNames: ["name": "nazwa"],
        keepingExtensions: { $1.extensions.append($0) })
}

extension ValueDecoder where Value == Picture {
    /// A picture file, or a drawing.
    static var logo: ValueDecoder {
        ValueDecoder<String>.file("a logo", extensions: MediaTypes.logos).map { path, node, context in
            if path.lowercased().hasSuffix(".svg") {
                for problem in DrawingCheck.problems(of: path, in: context.files.source) {
                    context.report(
                        problem.id, at: node, problem.message, severity: problem.severity,
                        suggestion: problem.suggestion)
                    if problem.severity == .error { return nil }
                }
            }
            return Picture(file: path)
        }
    }
}

extension ValueDecoder where Value == Int {
    /// A year that has begun.
    static var pastYear: ValueDecoder {
        ValueDecoder(.integer(1000...9999)) { node, context in
            ValueDecoder<Int>.integer(1000...context.today.year).decode(node, &context)
        }
    }
}
