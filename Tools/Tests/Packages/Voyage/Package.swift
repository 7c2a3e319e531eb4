// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Voyage",
    defaultLocalization: "en",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "VoyageCore", targets: ["VoyageCore"]),
        .library(name: "VoyageUI", targets: ["VoyageUI"]),
    ],
    targets: [
        .target(name: "VoyageCore"),
        .target(name: "VoyageUI", dependencies: ["VoyageCore"]),
        .testTarget(name: "VoyageUITests", dependencies: ["VoyageUI"]),
    ]
)
