// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Ledger", targets: ["Ledger"])],
    targets: [
        .target(name: "LedgerModel"),
        .target(name: "Ledger", dependencies: ["LedgerModel"]),
        .testTarget(name: "LedgerModelTests", dependencies: ["LedgerModel"]),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
    ]
)
