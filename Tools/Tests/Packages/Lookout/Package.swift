// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Lookout",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Lookout", targets: ["Lookout"])],
    targets: [
        .target(name: "Lookout"),
        .testTarget(name: "LookoutTests", dependencies: ["Lookout"]),
    ]
)
