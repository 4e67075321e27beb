import PictureFormats

/// A picture that is written beside the records.
struct PictureCopy: Sendable {
    let name: String
    /// Returns the bytes; nil where they can no longer be read.
    let read: @Sendable () -> [UInt8]?
}

extension ImportWork {
    /// Finds the pictures of animals in a folder or at their addresses.
    mutating func findPictures(
        of animals: inout [ImportedAnimal], in given: PictureSource, _ findings: inout SourceFindings
    ) {
        guard !given.names.isEmpty || given.fetch != nil else { return }
        let words = animals.map { animal in
            Set(
                [animal.reference, animal.text("number"), animal.text("name")].compactMap { $0 }.map(
                    PictureSource.folded))
        }
        // What several animals are called by belongs to none.
        let owners = Dictionary(words.flatMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
        var budget = PictureSource.Budget()
        for index in animals.indices where ids[animals[index].reference] != nil {
            var paths = animals[index].pictureFiles
            if paths.isEmpty { paths = given.files(calledAs: words[index].filter { owners[$0] == 1 }) }
            for path in paths {
                let stem = stem(of: path, animals[index])
                take(given.read(path), as: stem, of: &animals[index], named: path, &findings) { given.read(path) }
            }
            guard let fetch = given.fetch else { continue }
            var rest: [String] = []
            for address in animals[index].pictureAddresses {
                let stem = stem(of: address, animals[index])
                if let known = known(stem, of: animals[index]) {
                    animals[index].addPicture(known)
                } else if address.hasPrefix("https://"), budget.takeOne() {
                    switch fetch(address) {
                    case .success(let bytes):
                        budget.bytes += bytes.count
                        take(bytes, as: stem, of: &animals[index], named: stem, &findings) { bytes }
                    case .failure(let failure):
                        rest.append(address)
                        findings.addValue(stem, of: "pictures", at: animals[index].offset, failure.message)
                    }
                } else {
                    rest.append(address)
                }
            }
            animals[index].pictureAddresses = rest
        }
    }

    /// Returns the name, without its ending, of an animal's picture from some path or address: the same at every import.
    private func stem(of source: String, _ animal: ImportedAnimal) -> String {
        // FNV-1a, 32 bits.
        let hash = source.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return "\(ids[animal.reference]?.text ?? "")-\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }

    /// Returns the name of a picture that an earlier import wrote, perhaps into a record that names it no more.
    private func known(_ stem: String, of animal: ImportedAnimal) -> String? {
        var names = PictureFormat.allCases.map { "\(stem).\($0.extensions[0])" }
        if case .list(let last) = memory.entries[animal.reference]?.fields["pictures"],
            let name = last.first(where: names.contains)
        {
            return name
        }
        names.removeAll { records.folder?.attachment($0) == nil }
        return names.first
    }

    private mutating func take(
        _ bytes: [UInt8]?, as stem: String, of animal: inout ImportedAnimal, named name: String,
        _ findings: inout SourceFindings, again: @escaping @Sendable () -> [UInt8]?
    ) {
        guard let bytes, let format = PictureFormat(of: bytes) else {
            return findings.addValue(
                name, of: "pictures", at: animal.offset, "name a JPEG, PNG, WebP, GIF, HEIC or AVIF picture")
        }
        let file = "\(stem).\(format.extensions[0])"
        if records.folder?.attachment(file) == nil { found[file] = PictureCopy(name: file, read: again) }
        animal.addPicture(file)
    }
}
