// swift-tools-version: 6.1
import PackageDescription

// The commands of `ireko` that draw documents. They are compiled with an installed library, as a program of a user is
// (`Scripts/install`), so that the library is not compiled for them once more.
let package = Package(
    name: "IrekoDocuments",
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
    targets: [
        .executableTarget(
            name: "ireko-documents",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")])
    ],
    swiftLanguageModes: [.v6]
)
