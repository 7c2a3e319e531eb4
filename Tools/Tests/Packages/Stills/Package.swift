// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "Stills",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Stills", targets: ["Stills"]), .library(name: "Badges", targets: ["Badges"])],
    targets: [
        .target(name: "Badges"),
        .target(name: "Stills", linkerSettings: [.linkedFramework("XCTest")]),
        .testTarget(name: "BadgesTests", dependencies: ["Badges", "Stills"], exclude: ["__Stills__"]),
    ]
)
