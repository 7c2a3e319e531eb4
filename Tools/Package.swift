// swift-tools-version: 6.1
import PackageDescription

// The command-line tool, in a package of its own, so that what it needs is not in the graph of who uses the library.
let package = Package(
    name: "IrekoTools",
    products: [.executable(name: "ireko", targets: ["ireko"])],
    dependencies: [
        .package(name: "Ireko", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "ireko",
            dependencies: [
                .product(name: "DocumentPictures", package: "Ireko"), .product(name: "UIKit", package: "Ireko"),
                .product(name: "IrekoTesting", package: "Ireko"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
