// swift-tools-version: 6.1
import PackageDescription

// The command-line tool, in a separate package, so that its dependencies are not in the graph of who uses the
// library. It works on sources, and is not linked with the library.
let package = Package(
    name: "IrekoTools",
    products: [.executable(name: "ireko", targets: ["ireko"])],
    dependencies: [
        .package(path: "Adapter"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "ireko",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Adapter", package: "Adapter"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
