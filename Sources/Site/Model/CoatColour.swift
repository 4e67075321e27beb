import Records

/// A colour of a coat, as words of different languages and genders name it.
enum CoatColour: Int, CaseIterable {
    case black, white, ginger, grey, brown, cream, golden, fawn, silver, tabby, tricolour, spotted, tan

    /// The beginnings of its words, before at most three letters of an ending.
    private var stems: [String] {
        switch self {
        case .black: ["czarn", "black"]
        case .white: ["biał", "white"]
        case .ginger: ["rud", "rudawy", "marmolad", "ginger", "red", "orange", "marmalade"]
        case .grey: ["szar", "popielat", "niebiesk", "grey", "gray", "blue"]
        case .brown: ["brąz", "brązow", "czekoladow", "brown", "chocolate"]
        case .cream: ["krem", "kremow", "cream"]
        case .golden: ["złot", "złocist", "golden", "gold"]
        case .fawn: ["beż", "beżow", "płow", "piaskow", "biszkoptow", "beige", "fawn", "sand"]
        case .silver: ["srebr", "srebrn", "srebrzyst", "silver"]
        case .tabby: ["bur", "pręgowan", "prążkowan", "tygrys", "tabby", "striped", "brindle"]
        case .tricolour: ["trójkolorow", "szylkret", "szylkretow", "tricolour", "tricolor", "calico", "tortoise"]
        case .spotted: ["łaciat", "cętkowan", "spotted", "patched"]
        case .tan: ["podpalan", "tan"]
        }
    }

    private static let all = allCases.flatMap { colour in colour.stems.map { (stem: $0, colour: colour) } }

    /// Returns the colours that a text names.
    static func named(in text: String) -> [CoatColour] {
        text.lowercased().split { !$0.isLetter }.flatMap { word in
            all.lazy.filter { word.hasPrefix($0.stem) && word.count - $0.stem.count <= 3 }.map(\.colour)
        }
    }
}
