// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Lookout",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Lookout", targets: ["Lookout"])],
    targets: [
        .target(name: "Lookout", resources: [.process("Resources")]),
        .testTarget(name: "LookoutTests", dependencies: ["Lookout"]),
    ]
)
