// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that who uses Ireko never builds it. It sees what any program sees: Ireko's public API.
// `make bench` builds and runs it.
let package = Package(
    name: "IrekoBenchmarks",
    products: [
        .executable(name: "bench", targets: ["bench"])
    ],
    dependencies: [
        .package(name: "Ireko", path: "..")
    ],
    targets: [
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),

        // Clocks, the reference, statistics: for the bench itself and for the programs whose windows it watches.
        .target(name: "Measuring"),

        .executableTarget(
            name: "bench",
            dependencies: [
                "CX11", "Measuring",
                .product(name: "UIKit", package: "Ireko"),
                .product(name: "IrekoTesting", package: "Ireko"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
