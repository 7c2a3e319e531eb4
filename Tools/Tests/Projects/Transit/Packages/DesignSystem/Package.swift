// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "DesignSystem",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
    targets: [
        .target(
            name: "DesignSystem",
            resources: [.copy("Resources/theme.json"), .process("Resources/Localizable.xcstrings")])
    ]
)
