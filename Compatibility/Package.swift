// swift-tools-version: 6.1
import PackageDescription

// The parts of Apple's systems that code for them uses and Linux lacks. Only sources that `ireko` adapts see these
// modules. They are compiled with an installed library (`Scripts/install`), so that no package that uses Ireko
// depends on them.
let package = Package(
    name: "IrekoCompatibility",
    products: [
        .library(name: "IrekoCompatibility", targets: ["IrekoCompatibility", "IrekoHost", "IrekoOS"])
    ],
    targets: [
        .target(name: "IrekoCompatibility"),
        .target(name: "IrekoHost", dependencies: ["IrekoCompatibility"]),
        .target(name: "IrekoOS"),
    ],
    swiftLanguageModes: [.v6]
)
