// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SheltersAround",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "shelters", targets: ["shelters"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // For tests only: the independent judge of our template compiler.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        // Debian's C libraries.
        .systemLibrary(
            name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // The arrows point downwards only; see Documentation/architecture.md.
        .target(name: "Records"),
        .target(name: "Parallel"),
        .target(name: "Documents", dependencies: ["CCMarkGFM", "CYAML"]),
        .target(name: "Languages", dependencies: ["Documents", "Records"]),
        .target(name: "Positions", dependencies: ["CZlib"]),
        .target(name: "Drawings"),
        .target(name: "Content", dependencies: ["Documents", "Drawings", "Parallel", "Positions", "Records"]),
        .target(name: "Templates"),
        .target(name: "QRCodes", dependencies: ["CQREncode"]),
        .target(name: "CFiles"),
        .target(name: "Search", dependencies: ["CDeflate", "Documents", "Parallel", "Records"]),
        .target(
            name: "Output", dependencies: ["CBrotli", "CDeflate", "CFiles", "CMessageDigest", "Parallel"]),
        .target(
            name: "Site",
            dependencies: [
                "Content", "Documents", "Languages", "Output", "Parallel", "QRCodes", "Records", "Search", "Templates",
            ]),
        .target(
            name: "SheltersCommand",
            dependencies: [
                "Content", "Documents", "Languages", "Output", "Parallel", "Records", "Search", "Site", "Templates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "shelters", dependencies: ["SheltersCommand"]),

        // What tests of several modules share.
        .target(name: "SeededRandomness", path: "Tests/SeededRandomness"),
        .testTarget(name: "ParallelTests", dependencies: ["Parallel"]),
        .testTarget(name: "PositionsTests", dependencies: ["Positions", "SeededRandomness"]),
        .testTarget(name: "DrawingsTests", dependencies: ["Drawings", "SeededRandomness"]),
        .testTarget(name: "RecordsTests", dependencies: ["Records"]),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents", "SeededRandomness"]),
        .testTarget(name: "LanguagesTests", dependencies: ["Documents", "Languages", "Records"]),
        .testTarget(name: "ContentTests", dependencies: ["Content", "Documents", "Records", "SeededRandomness"]),
        .testTarget(name: "SearchTests", dependencies: ["Documents", "Parallel", "Records", "Search"]),
        .testTarget(
            name: "TemplatesTests",
            dependencies: ["SeededRandomness", "Templates", .product(name: "Mustache", package: "swift-mustache")]),
        .testTarget(name: "QRCodesTests", dependencies: ["QRCodes"]),
        .testTarget(name: "OutputTests", dependencies: ["CDeflate", "Output"]),
        .testTarget(
            name: "SiteTests",
            dependencies: [
                "Content", "Documents", "Languages", "Output", "Records", "Site", "Templates",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .testTarget(
            name: "SheltersCommandTests",
            dependencies: [
                "Records", "SheltersCommand", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
