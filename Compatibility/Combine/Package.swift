// swift-tools-version: 6.1
import PackageDescription

// The module Combine for adapted sources: OpenCombine, and the parts of Combine that OpenCombine lacks.
// `Scripts/install` links it as a shared library that only programs that import the module need.
let package = Package(
    name: "IrekoCombine",
    products: [.library(name: "Combine", targets: ["Combine"])],
    dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: [.unsafeFlags(["-module-link-name", "IrekoCombine"])])
    ],
    swiftLanguageModes: [.v6]
)
