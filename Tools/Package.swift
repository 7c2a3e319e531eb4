// swift-tools-version: 6.1
import PackageDescription

// The command-line tool. It is a separate package, so that users of the library do not get its dependencies. It works
// on sources, and is not linked with the library.
let package = Package(
    name: "IrekoTools",
    products: [.executable(name: "ireko", targets: ["ireko"])],
    dependencies: [
        .package(path: "Adapter"),
        .package(path: "XcodeProject"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "ireko",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Adapter", package: "Adapter"),
                .product(name: "XcodeProject", package: "XcodeProject"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
