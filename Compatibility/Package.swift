// swift-tools-version: 6.1
import PackageDescription

// Parts of Apple's systems that code for iOS uses and that Linux does not have. Only sources that `ireko` adapts can
// import these modules. They are compiled with an installed library (`Scripts/install`), so that no package that uses
// Ireko depends on them.
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
