// swift-tools-version: 5.9
import PackageDescription

// Key-value observing as programs for iOS use it: of models, and of UIKit's own properties.
let package = Package(
    name: "Reader",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Reader", targets: ["Reader"])],
    targets: [
        .target(name: "Reader"),
        .testTarget(name: "ReaderTests", dependencies: ["Reader"]),
    ]
)
