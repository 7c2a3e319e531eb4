// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "DialKit",
    platforms: [.iOS(.v15)],
    products: [.library(name: "DialKit", targets: ["DialKit"])],
    targets: [
        .target(name: "DialKit", swiftSettings: [.define("DIAL_HAPTICS", .when(platforms: [.macOS]))]),
        .testTarget(name: "DialKitTests", dependencies: ["DialKit"]),
    ]
)
