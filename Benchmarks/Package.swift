// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of Ireko do not build it. It uses only Ireko's public API. The exceptions are the
// constraint solver and the reader of documents, which are not products: their sources are compiled here again
// (`LayoutSolver` is a link to `Sources/Cassowary`, `DocumentModel` a link to `Sources/InterfaceDocuments`), so that
// they can be compared with kiwi and with FoundationXML. `make bench` builds and runs it.
let package = Package(
    name: "IrekoBenchmarks",
    products: [
        .executable(name: "bench", targets: ["bench"]),
        .executable(name: "page", targets: ["page"]),
        .executable(name: "kiwi", targets: ["kiwi"]),
    ],
    dependencies: [
        .package(name: "Ireko", path: "..")
    ],
    targets: [
        .systemLibrary(name: "CX11", pkgConfig: "x11 xdamage", providers: [.apt(["libx11-dev", "libxdamage-dev"])]),
        // The reference for painting: scaling, fading and rotating pictures.
        .systemLibrary(name: "CPixmanPeer", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        // The reference for long text.
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

        // Clocks, the reference, statistics: for the bench itself and for the programs whose windows it watches.
        .target(name: "Measuring", dependencies: ["CPixmanPeer"]),

        // The content of the programs with a window, and the program.
        .target(name: "PeerPage", dependencies: [.product(name: "UIKit", package: "Ireko")]),
        .executableTarget(
            name: "page", dependencies: ["Measuring", "PeerPage", .product(name: "UIKit", package: "Ireko")]),

        // The reference for the constraint solver. `Scripts/bootstrap --bench` downloads its headers; without them the
        // program reports that they are missing.
        .executableTarget(
            name: "kiwi",
            cxxSettings: [
                .unsafeFlags(["-O3", "-DNDEBUG", "-I\(Context.packageDirectory)/../.build-bench/kiwi"])
            ]),
        .target(name: "LayoutSolver"),
        .target(name: "DocumentModel"),

        .executableTarget(
            name: "bench",
            dependencies: [
                "CPangoCairo", "CPixmanPeer", "CX11", "DocumentModel", "LayoutSolver", "Measuring", "PeerPage",
                .product(name: "UIKit", package: "Ireko"),
                .product(name: "IrekoTesting", package: "Ireko"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
