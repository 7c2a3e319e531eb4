// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "PictureCache",
    platforms: [.iOS(.v13), .tvOS(.v13)],
    products: [.library(name: "PictureCache", targets: ["PictureCache"])],
    targets: [
        .target(name: "PictureCache"),
        .testTarget(name: "PictureCacheTests", dependencies: ["PictureCache"]),
    ],
    swiftLanguageVersions: [.v5]
)
