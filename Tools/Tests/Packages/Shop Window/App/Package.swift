// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v17)],
    dependencies: [.package(path: "../Design Kit")],
    targets: [
        .target(name: "Shop", dependencies: [.product(name: "DesignKit", package: "Design Kit")]),
        .target(name: "ShopTestSupport", dependencies: ["Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopTestSupport"]),
    ],
    swiftLanguageModes: [.v5]
)
