import Content
import Imports
import Messages

/// Describes an import in words, which are the same for a dry run and for the real one.
struct ImportSummary {
    let plan: ImportPlan
    let language: MessageLanguage

    /// Every animal with its fields, then what needs people.
    var report: String {
        var text = ""
        func add(_ line: Message) { text += line.text(in: language).printable + "\n" }
        for animal in plan.animals {
            add(headline(animal))
            if animal.outcome == .updated {
                for change in animal.changes {
                    if change.field == "description" {
                        add("  \(change.field.word): written anew")
                    } else {
                        add("  \(change.field.word): \"\(change.shownOld)\" becomes \"\(change.shownNew)\"")
                    }
                }
            }
            for change in animal.kept {
                if change.field == "description" {
                    add("  \(change.field.word): kept as people wrote it")
                } else {
                    add(
                        "  \(change.field.word): kept as \"\(change.shownOld)\", the source says \"\(change.shownNew)\""
                    )
                }
            }
        }
        for animal in plan.missing {
            let status: Message =
                "\(animal.status, polish: RecordKind.animal.choice(animal.status, of: "status", in: .polish))"
            add(
                animal.isMarked
                    ? "\(animal.file): no longer in the source (\(animal.reference)); its status is set to adopted"
                    : "\(animal.file): no longer in the source (\(animal.reference)), its status is \(status); write what became of it, or delete the file"
            )
        }
        if !plan.pictures.isEmpty {
            add(
                "Pictures to save beside the records, if you may publish them; the next import takes those of the same name:"
            )
            for picture in plan.pictures {
                for address in picture.addresses { text += "  \(picture.file): \(address)".printable + "\n" }
            }
        }
        if !plan.leftOut.isEmpty {
            let columns = plan.leftOut.map { "\($0.column) (\($0.count))" }.joined(separator: ", ")
            add("Not taken over, with the number of animals: \(columns)")
        }
        if let encoding = plan.guessedEncoding {
            add("The file was read as \(encoding); look whether Polish letters are right.")
        }
        if plan.isPartial {
            add("The source is one page of several: import the others, too. What is missing cannot be told.")
        }
        return text
    }

    private func headline(_ animal: AnimalReport) -> Message {
        switch animal.outcome {
        case .new:
            "\(animal.file): new (\(animal.reference)), with \(Message.list(animal.changes.map(\.field.word)))"
        case .updated: "\(animal.file): updated (\(animal.reference))"
        case .unchanged: "\(animal.file): unchanged (\(animal.reference))"
        case .deleted:
            "\(animal.file): \(animal.reference) was deleted and is not brought back; delete its line here if it is to come again"
        case .elsewhere: "\(animal.file): unchanged (\(animal.reference)), because imports do not edit JSON"
        }
    }

    func counts(isDryRun: Bool) -> Message {
        let kept = plan.animals.count { !$0.kept.isEmpty }
        let unchanged = plan.animals.count - plan.count(.new) - plan.count(.updated)
        var parts: [Message] = ["\(plan.count(.new)) new", "\(plan.count(.updated)) updated", "\(unchanged) unchanged"]
        if kept > 0 { parts.append("\(kept) with fields that were kept") }
        if !plan.missing.isEmpty { parts.append("\(plan.missing.count) missing") }
        let counts = Message.list(parts)
        return isDryRun ? "Animals: \(counts). This was a dry run; nothing was written." : "Animals: \(counts)."
    }
}
