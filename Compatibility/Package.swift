// swift-tools-version: 6.1
import PackageDescription

// Parts of Apple's systems that code for iOS uses and that Linux does not have. Only sources that `ireko` adapts can
// import these modules. They are compiled with an installed library (`Scripts/install`), so that no package that uses
// Ireko depends on them.
let package = Package(
    name: "IrekoCompatibility",
    products: [
        .library(
            name: "IrekoCompatibility",
            targets: [
                "IrekoCompatibility", "IrekoHost", "IrekoOS", "MessageUI", "MobileCoreServices", "SafariServices",
                "Security",
            ]
        ),
        // Modules whose functions report that they are not available. A package needs permission to import them.
        .library(
            name: "Shells", targets: ["CoreLocation", "LocalAuthentication", "StoreKit", "UserNotifications"]),
    ],
    targets: [
        .target(name: "IrekoCompatibility"),
        .target(name: "IrekoHost", dependencies: ["IrekoCompatibility"]),
        .target(name: "IrekoOS"),
        .target(name: "MessageUI", dependencies: ["IrekoCompatibility"]),
        .target(name: "MobileCoreServices"),
        .target(name: "SafariServices"),
        .target(name: "Security"),
        .target(name: "CoreLocation", dependencies: ["IrekoCompatibility"]),
        .target(name: "LocalAuthentication", dependencies: ["IrekoCompatibility"]),
        .target(name: "StoreKit", dependencies: ["IrekoCompatibility"]),
        .target(name: "UserNotifications", dependencies: ["IrekoCompatibility"]),
    ],
    swiftLanguageModes: [.v6]
)
