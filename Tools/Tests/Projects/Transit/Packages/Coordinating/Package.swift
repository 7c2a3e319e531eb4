// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Coordinating",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Coordinating", targets: ["Coordinating"])],
    targets: [.target(name: "Coordinating")]
)
