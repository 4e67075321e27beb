import Content
import Documents
import Messages
import Records

extension Catalogue {
    /// Returns an institution that seems to be the same as another one, and by what; nil where none is.
    public func institution(like id: RecordID) -> (id: RecordID, reason: Message)? {
        guard let institution = institutions.first(where: { $0.record.id == id })?.record else { return nil }
        for other in institutions.map(\.record) where other.id != id {
            if let nip = institution.registers.nip, nip == other.registers.nip {
                return (other.id, "it has the same NIP, \(nip.compact)")
            }
            if let krs = institution.registers.krs, krs == other.registers.krs {
                return (other.id, "it has the same KRS, \(krs.compact)")
            }
            if KeyNames.folded(institution.address.town) == KeyNames.folded(other.address.town),
                !institution.foldedNames.isDisjoint(with: other.foldedNames)
            {
                return (other.id, "it has the same name in the same town")
            }
        }
        return nil
    }
}

extension Institution {
    fileprivate var foldedNames: Set<String> { Set(name.entries.map { KeyNames.folded($0.value) }) }
}
