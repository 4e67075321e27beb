// swift-tools-version: 6.2
import PackageDescription

/// For modules in which a program spends little of its time: smaller rather than faster.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
    name: "SheltersAround",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "shelters", targets: ["shelters"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // For tests only: the independent judge of our template compiler.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
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
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        // Debian's libvips needs GLib's folders of headers; its own .pc file also asks for flags that SwiftPM refuses.
        .systemLibrary(name: "CLibVips", pkgConfig: "gobject-2.0", providers: [.apt(["libvips-dev"])]),

        // The arrows point downwards only; see Documentation/architecture.md.
        .target(name: "Platform"),
        // Texts of this repository that are part of the program.
        .target(name: "CEmbeddedFiles"),
        .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"]),
        .target(name: "Messages", dependencies: ["EmbeddedFiles"], exclude: ["Texts"]),
        .target(name: "Markup"),
        .target(name: "Records"),
        .target(
            name: "Geography", dependencies: ["EmbeddedFiles", "Platform", "Records"], exclude: ["Countries"]),
        .target(name: "Parallel", dependencies: ["Platform"]),
        .target(name: "CFiles"),
        .target(name: "Files", dependencies: ["CFiles", "Messages", "Platform"]),
        .target(name: "PaymentCodes", dependencies: ["Records"]),
        .target(name: "Documents", dependencies: ["CCMarkGFM", "CYAML", "Markup", "Messages"]),
        .target(name: "Languages", dependencies: ["Documents", "Messages", "Records"]),
        .target(name: "PictureFormats"),
        .target(
            name: "PublicationSafety",
            dependencies: ["CExpat", "CZlib", "EmbeddedFiles", "Files", "Markup", "Messages", "PictureFormats"],
            exclude: ["Vocabulary"]),
        .target(
            name: "Content",
            dependencies: [
                "Documents", "EmbeddedFiles", "Files", "Geography", "Markup", "Messages", "Parallel", "PaymentCodes",
                "PublicationSafety", "Records",
            ], exclude: ["Schemas/time-zones.txt", "Vocabulary"]),
        .target(
            name: "EditorSupport", dependencies: ["Content", "Documents", "Messages", "Output"],
            swiftSettings: small),
        .target(name: "Templates", dependencies: ["Documents", "Markup", "Messages"]),
        .target(name: "QRCodes", dependencies: ["CDeflate", "CQREncode", "Platform"]),
        .target(
            name: "Search",
            dependencies: ["CDeflate", "Documents", "EmbeddedFiles", "Messages", "Parallel", "Records"],
            exclude: ["Vocabulary"]),
        // libvips and libheif are opened when the first picture is read, hence not linked.
        .target(name: "CVips", dependencies: ["CLibVips"]),
        .target(
            name: "Output",
            dependencies: [
                "CBrotli", "CDeflate", "CFiles", "CMessageDigest", "Files", "Messages", "Parallel", "Platform",
            ]),
        .target(
            name: "Pictures",
            dependencies: [
                "CDeflate", "CVips", "Files", "Messages", "Output", "Parallel", "PictureFormats", "Platform",
                "PublicationSafety", "Records",
            ]),
        .target(
            name: "Imports",
            dependencies: [
                "Content", "Documents", "EmbeddedFiles", "Files", "Messages", "PictureFormats", "Platform", "Records",
            ],
            exclude: ["Vocabulary"], swiftSettings: small),
        .target(
            name: "Site",
            dependencies: [
                "Content", "Documents", "Files", "Geography", "Languages", "Markup", "Messages", "Output", "Parallel",
                "PaymentCodes",
                "Pictures",
                "PublicationSafety", "QRCodes", "Records", "Search", "Templates",
            ]),
        .target(
            name: "Preview",
            dependencies: ["Documents", "EmbeddedFiles", "Files", "Markup", "Messages", "Output", "Platform", "Site"],
            exclude: ["Script"]),
        .target(
            name: "Scaffolding",
            dependencies: [
                "CDeflate", "CFiles", "Content", "Documents", "EmbeddedFiles", "Files", "Messages", "Output",
                "Parallel", "Platform",
                "PublicationSafety", "Records",
            ], exclude: ["Example"], swiftSettings: small),
        .target(
            name: "ContentAudit",
            dependencies: ["Content", "Documents", "EmbeddedFiles", "Markup", "Messages", "Records", "Site"],
            exclude: ["audit.css"], swiftSettings: small),
        .target(
            name: "SheltersCommand",
            dependencies: [
                "ContentAudit", "Content", "Documents", "EditorSupport", "Files", "Imports", "Languages", "Messages",
                "Output",
                "Parallel", "Platform", "Preview", "Records", "Search", "Site", "Scaffolding", "Templates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: small),
        .executableTarget(name: "shelters", dependencies: ["SheltersCommand"]),

        // No part of the program: what Benchmarks/counts.py counts the instructions of.
        .executableTarget(
            name: "counted",
            dependencies: ["Content", "Documents", "Languages", "Parallel", "Records", "Search", "Site"],
            path: "Benchmarks/Counted"),

        // What tests of several modules share.
        .target(name: "SeededRandomness", path: "Tests/SeededRandomness"),
        .target(name: "XMLTree", path: "Tests/XMLTree"),
        .target(name: "TemplateTree", dependencies: ["Templates"], path: "Tests/TemplateTree"),
        .testTarget(name: "MarkupTests", dependencies: ["Markup", "XMLTree"]),
        .testTarget(name: "MessagesTests", dependencies: ["Messages"]),
        .testTarget(name: "FilesTests", dependencies: ["Files"]),
        .testTarget(name: "ParallelTests", dependencies: ["Parallel"]),
        .testTarget(name: "PublicationSafetyTests", dependencies: ["PublicationSafety", "SeededRandomness"]),
        .testTarget(name: "RecordsTests", dependencies: ["Records"]),
        .testTarget(name: "GeographyTests", dependencies: ["Geography", "Records"]),
        .testTarget(name: "PaymentCodesTests", dependencies: ["Records", "PaymentCodes"]),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents", "SeededRandomness"]),
        .testTarget(name: "LanguagesTests", dependencies: ["Documents", "Languages", "Records"]),
        .testTarget(
            name: "ContentTests", dependencies: ["Content", "Documents", "Files", "Records", "SeededRandomness"]),
        .testTarget(name: "EditorSupportTests", dependencies: ["Content", "EditorSupport", "Messages"]),
        .testTarget(
            name: "ImportsTests", dependencies: ["Documents", "EmbeddedFiles", "Imports", "Messages", "Records"]),
        .testTarget(name: "SearchTests", dependencies: ["Documents", "Parallel", "Records", "Search"]),
        .testTarget(
            name: "TemplatesTests",
            dependencies: [
                "Documents", "SeededRandomness", "TemplateTree", "Templates",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .testTarget(name: "QRCodesTests", dependencies: ["CQREncode", "QRCodes", "SeededRandomness"]),
        .testTarget(name: "OutputTests", dependencies: ["CDeflate", "Files", "Output"]),
        .testTarget(name: "PictureFormatsTests", dependencies: ["PictureFormats"]),
        .testTarget(
            name: "PicturesTests",
            dependencies: ["Files", "Output", "Parallel", "PictureFormats", "Pictures", "PublicationSafety"]),
        .testTarget(
            name: "SiteTests",
            dependencies: [
                "Content", "Documents", "Languages", "Output", "Records", "Site", "TemplateTree", "Templates",
                "XMLTree",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .testTarget(name: "PreviewTests", dependencies: ["Files", "Preview"]),
        .testTarget(
            name: "ContentAuditTests",
            dependencies: ["ContentAudit", "Content", "Documents", "Messages", "Parallel", "Records"]),
        .testTarget(
            name: "ScaffoldingTests", dependencies: ["Content", "Documents", "Messages", "Records", "Scaffolding"]),
        .testTarget(
            name: "SheltersCommandTests",
            dependencies: [
                "Messages", "Records", "SheltersCommand",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
