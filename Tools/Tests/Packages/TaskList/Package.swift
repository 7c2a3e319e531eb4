// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "TaskList",
    platforms: [.iOS(.v12)],
    products: [.library(name: "TaskList", targets: ["TaskList"])],
    targets: [
        .target(name: "TaskList", path: "Sources/TaskList"),
        .testTarget(name: "TaskListTests", dependencies: ["TaskList"]),
    ],
    swiftLanguageVersions: [.version("5")]
)
