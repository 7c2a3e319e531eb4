// swift-tools-version: 6.1
import PackageDescription

// The commands of `ireko` that draw storyboards and nibs. They are compiled with an installed library, like a user's
// program (`Scripts/install`), so that the library is not compiled a second time for them.
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
