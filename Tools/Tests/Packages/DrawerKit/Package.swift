// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "DrawerKit",
    platforms: [.iOS(.v12)],
    products: [.library(name: "DrawerKit", targets: ["DrawerKit"])],
    targets: [
        .target(name: "DrawerKit", path: "Sources/DrawerKit"),
        .testTarget(name: "DrawerKitTests", dependencies: ["DrawerKit"]),
    ],
    swiftLanguageVersions: [.v5]
)
