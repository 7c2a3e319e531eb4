// swift-tools-version: 6.1
import PackageDescription

// The library that reads Xcode projects into values, in a separate package, so that its tests are built in seconds.
let package = Package(
    name: "XcodeProject",
    products: [.library(name: "XcodeProject", targets: ["XcodeProject"])],
    targets: [
        .target(name: "XcodeProject"),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
    ],
    swiftLanguageModes: [.v6]
)
