// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Carousel",
    platforms: [.iOS(.v14)],
    products: [.library(name: "Carousel", targets: ["Carousel"])],
    targets: [.target(name: "Carousel"), .testTarget(name: "CarouselTests", dependencies: ["Carousel"])]
)
