// swift-tools-version: 6.1
import PackageDescription

// The library that adapts sources, in a separate package, so that its tests are built without UIKit.
let package = Package(
    name: "Adapter",
    products: [.library(name: "Adapter", targets: ["Adapter"])],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        .target(
            name: "Adapter",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "adapt-sources",
            dependencies: ["Adapter", .product(name: "SwiftParser", package: "swift-syntax")]),
        .testTarget(
            name: "AdapterTests",
            dependencies: ["Adapter", .product(name: "SwiftParser", package: "swift-syntax")]),
    ],
    swiftLanguageModes: [.v6]
)
