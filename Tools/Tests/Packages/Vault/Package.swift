// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Vault",
    platforms: [.iOS(.v14)],
    products: [.library(name: "Vault", targets: ["Vault"])],
    targets: [
        .target(name: "Vault"),
        .testTarget(name: "VaultTests", dependencies: ["Vault"]),
    ]
)
