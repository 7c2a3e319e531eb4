// swift-tools-version: 6.1
import PackageDescription

// The module CryptoKit for adapted sources: swift-crypto, which has CryptoKit's interface. `Scripts/install` links it
// as a shared library that only programs that import the module need.
let package = Package(
    name: "IrekoCryptoKit",
    products: [.library(name: "CryptoKit", targets: ["CryptoKit"])],
    dependencies: [.package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2")],
    targets: [
        .target(
            name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: [.unsafeFlags(["-module-link-name", "IrekoCryptoKit"])])
    ],
    swiftLanguageModes: [.v6]
)
