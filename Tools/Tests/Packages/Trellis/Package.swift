// swift-tools-version:5.1
import PackageDescription

let package = Package(
    name: "Trellis",
    platforms: [.iOS(.v11), .macOS(.v10_12), .tvOS(.v11)],
    products: [.library(name: "Trellis", targets: ["Trellis"])],
    targets: [
        .target(name: "Trellis", path: "Sources"),
        .testTarget(name: "TrellisTests", dependencies: ["Trellis"]),
    ],
    swiftLanguageVersions: [.v4_2, .v5]
)
