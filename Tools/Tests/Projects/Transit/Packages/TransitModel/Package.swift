// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "TransitModel",
    platforms: [.iOS(.v15)],
    products: [.library(name: "TransitModel", targets: ["TransitModel"])],
    targets: [.target(name: "TransitModel")]
)
