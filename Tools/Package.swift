// swift-tools-version: 6.1
import PackageDescription

// The command-line tool. It is a separate package, so that users of the library do not get its dependencies. It works
// on sources, and is not linked with the library.
let package = Package(
    name: "IrekoTools",
    products: [
        .executable(name: "ireko", targets: ["ireko"]),
        .executable(name: "ireko-run-bundle", targets: ["ireko-run-bundle"]),
    ],
    dependencies: [
        .package(path: "Adapter"),
        .package(path: "XcodeProject"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "ireko",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Adapter", package: "Adapter"),
                .product(name: "XcodeProject", package: "XcodeProject"),
            ]),
        // The program of a folder with tests. It uses the libraries in the folder, on machines without Swift.
        .executableTarget(
            name: "ireko-run-bundle",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            linkerSettings: [
                .unsafeFlags([
                    "-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=$ORIGIN/lib", "-Xlinker", "--disable-new-dtags",
                ])
            ]),
    ],
    swiftLanguageModes: [.v6]
)
