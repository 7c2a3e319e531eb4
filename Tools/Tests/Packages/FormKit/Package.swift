// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "FormKit",
    platforms: [.iOS(.v13)],
    products: [.library(name: "FormKit", targets: ["FormKit"])],
    targets: [
        .target(name: "FormKit"),
        .testTarget(name: "FormKitTests", dependencies: ["FormKit"]),
    ]
)
