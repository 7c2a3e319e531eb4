// swift-tools-version: 6.1
import PackageDescription

/// UIKit and all modules that it imports. SwiftPM recompiles a target only if a module in its list of dependencies has
/// changed. A target must therefore list all of these modules: with UIKit alone, it would not be recompiled after a
/// change in UIKitCore, and would use the old layout of `UIView`.
let uikitModules = [
    "UIKit", "UIKitLists", "UIKitControls", "UIKitLauncher", "UIKitCore", "UIFoundation", "ImageDecoding", "QuartzCore",
    "TextLayout", "RenderServer", "CoreGraphics", "Symbols", "UniformTypeIdentifiers", "InterfaceDocuments",
    "StateArchive", "AccessibilityTree",
]
let uikit = uikitModules.map { Target.Dependency(stringLiteral: $0) }
/// UIKitCore and the modules that it uses.
let uikitCore = uikitModules.drop { $0 != "UIKitCore" }.map { Target.Dependency(stringLiteral: $0) }

/// Whether the package is a tagged release. In debug builds of a working copy, the modules for painting and constraint
/// solving are optimized, which makes tests and programs five times as fast. SwiftPM accepts such flags in packages
/// that are named by path, branch or revision, and refuses them in versions. `Scripts/release` sets this to `true`.
let isRelease = false
let optimized: [SwiftSetting] = isRelease ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Debug builds contain the checks of invariants (`violatedInvariant`) that random tests call after each operation.
/// `make random` compiles them into its optimized build, too.
let invariants: [SwiftSetting] = [.define("IREKO_INVARIANTS", .when(configuration: .debug))]

/// Test targets are compiled without debug information, which takes a twelfth of their compile time. A failure has its
/// line in any case. For a debugger, `IREKO_DEBUGGER=1 swift build --build-tests` compiles the test targets with it.
let withoutDebugInformation: [SwiftSetting] =
    isRelease || Context.environment["IREKO_DEBUGGER"] != nil
    ? [] : [.unsafeFlags(["-gnone"], .when(configuration: .debug))]

// A target depends only on targets above it in this list. See ARCHITECTURE.md for what each one contains.
let package = Package(
    name: "Ireko",
    products: [
        .library(name: "UIKit", targets: uikitModules),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "IrekoContainers", targets: ["IrekoContainers"]),
        .library(name: "IrekoTesting", targets: ["IrekoTesting"]),
        .library(name: "DocumentPictures", targets: ["DocumentPictures"]),
        .executable(name: "containers", targets: ["containers"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "clock", targets: ["clock"]),
        .executable(name: "mail", targets: ["mail"]),
        .executable(name: "book", targets: ["book"]),
        .executable(name: "recipes", targets: ["recipes"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0")
    ],
    targets: [
        // Types of files.
        .target(name: "UniformTypeIdentifiers"),
        // Parses storyboards and nibs into values. Does not use UIKit.
        .target(name: "InterfaceDocuments"),
        // Stores an application's state between its launches, as values and in a file. Does not use UIKit.
        .target(name: "StateArchive"),
        // The elements of a screen for screen readers and tests, as values. Knows no UIKit.
        .target(name: "AccessibilityTree"),

        // System libraries
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo fontconfig pangoft2", providers: [.apt(["libpango1.0-dev"])]),
        // The desktop's settings. GObject's flags find GIO's headers, too, without `-pthread`, which SwiftPM reports.
        .systemLibrary(name: "CGIO", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev"])]),
        // Types and constants only: WindowDisplay loads the library when it opens a window. Tests never load it.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),

        // Drawing
        .target(
            name: "CoreGraphics",
            dependencies: ["CCairo", "_Testing_CoreGraphics", .product(name: "Logging", package: "swift-log")],
            swiftSettings: optimized),
        .target(
            name: "TextLayout",
            dependencies: ["CoreGraphics", "CPango", .product(name: "Logging", package: "swift-log")],
            swiftSettings: optimized + invariants),

        // Loads gdk-pixbuf, librsvg and poppler when the first image needs them.
        .target(name: "CChildProcess"),
        .target(
            name: "ImageDecoding",
            dependencies: ["CoreGraphics", "CChildProcess", .product(name: "Logging", package: "swift-log")]),

        // The display side
        .target(
            name: "RenderServer", dependencies: ["CoreGraphics", "CPixman", "CCairo"],
            swiftSettings: optimized + invariants),
        .target(name: "WindowDisplay", dependencies: ["CoreGraphics", "RenderServer", "CSDL2"]),

        // The main side
        .target(name: "CSwiftCall"),
        .target(
            name: "QuartzCore",
            dependencies: [
                "CoreGraphics", "RenderServer", "CSwiftCall", .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: optimized),
        .target(name: "Cassowary", swiftSettings: optimized),
        .target(name: "Symbols"),

        // UIKit in five modules: values; views, controllers and windows; controls; lists; bars and containers.
        .target(
            name: "UIFoundation",
            dependencies: [
                "CoreGraphics", "TextLayout", "ImageDecoding", "RenderServer",
                .product(name: "Logging", package: "swift-log"),
            ]),
        .target(
            name: "UIKitCore",
            dependencies: [
                "UIFoundation", "CoreGraphics", "TextLayout", "RenderServer", "QuartzCore", "Cassowary", "Symbols",
                "UniformTypeIdentifiers", "InterfaceDocuments", "StateArchive", "AccessibilityTree",
            ],
            swiftSettings: invariants),
        // D-Bus: its values, and the elements of the windows for the screen readers of the desktop.
        .target(name: "DesktopBus", dependencies: ["AccessibilityTree", "CGIO"]),
        .target(
            name: "UIKitLauncher",
            dependencies: [
                "UIKitCore", "UIFoundation", "CoreGraphics", "TextLayout", "RenderServer", "QuartzCore",
                "WindowDisplay", "CGIO", "UniformTypeIdentifiers", "StateArchive", "AccessibilityTree",
                "DesktopBus",
            ]),
        .target(name: "UIKitControls", dependencies: uikitCore, swiftSettings: invariants),
        .target(name: "UIKitLists", dependencies: ["UIKitControls"] + uikitCore, swiftSettings: invariants),
        .target(
            name: "UIKit", dependencies: uikit.dropFirst() + ["_Testing_UIKit"], swiftSettings: invariants),

        // Uses UIKit's public API only. On Apple's platforms, IrekoContainers is built with Apple's UIKit.
        .target(
            name: "IrekoContainers",
            dependencies: uikitModules.map { .target(name: $0, condition: .when(platforms: [.linux])) }),
        // Replaces functions of the system's libraries, so only programs that run a stage may link it.
        .target(name: "CStageTime"),
        .target(name: "IrekoTesting", dependencies: uikit + ["CStageTime"]),

        // Draws storyboards and nibs as pictures, without their program. The tool `ireko` uses it.
        .target(name: "DocumentPictures", dependencies: uikit + ["IrekoTesting"]),

        // Draws the frames of the moving pictures in README.md.
        .target(name: "ExampleFilm", dependencies: uikit + ["IrekoTesting"], path: "Examples/Film"),
        // The demo: its controllers as a library, so that tests can run them, and the program.
        .target(
            name: "ContainersDemo", dependencies: uikit + ["IrekoContainers"],
            path: "Examples/Containers/ContainersDemo"),
        .executableTarget(
            name: "containers", dependencies: uikit + ["ContainersDemo", "ExampleFilm", "IrekoTesting"],
            path: "Examples/Containers/App"),

        // A clock: world clock, alarms, stopwatch and timer in tabs.
        .target(name: "ClockDemo", dependencies: uikit, path: "Examples/Clock/ClockDemo"),
        .executableTarget(
            name: "clock", dependencies: uikit + ["ClockDemo", "ExampleFilm", "IrekoTesting"],
            path: "Examples/Clock/App"),
        // Mail in three columns.
        .target(name: "MailDemo", dependencies: uikit, path: "Examples/Mail/MailDemo"),
        .executableTarget(
            name: "mail", dependencies: uikit + ["MailDemo", "IrekoTesting"], path: "Examples/Mail/App"),
        // A book whose pages curl.
        .target(name: "BookDemo", dependencies: uikit, path: "Examples/Book/BookDemo"),
        .executableTarget(
            name: "book", dependencies: uikit + ["BookDemo", "ExampleFilm", "IrekoTesting"], path: "Examples/Book/App"),
        // Recipes, with all screens in storyboards. Documents are copied unchanged, with one folder for each language.
        .target(
            name: "RecipesDemo", dependencies: uikit, path: "Examples/Recipes/RecipesDemo",
            resources: [
                .copy("Documents/Base.lproj"), .copy("Documents/de.lproj"), .copy("Documents/Assets.xcassets"),
            ]),
        .executableTarget(
            name: "recipes", dependencies: uikit + ["RecipesDemo", "IrekoTesting"], path: "Examples/Recipes/App"),
        // Notes: attributed text that is written, searched, undone and kept.
        .target(name: "NotesDemo", dependencies: uikit, path: "Examples/Notes/NotesDemo"),
        .executableTarget(
            name: "notes", dependencies: uikit + ["NotesDemo", "IrekoTesting"], path: "Examples/Notes/App"),
        // Photos: collection views with grids, shelves and a list, on pictures that are drawn when the program runs.
        .target(name: "PhotosDemo", dependencies: uikit, path: "Examples/Photos/PhotosDemo"),
        .executableTarget(
            name: "photos", dependencies: uikit + ["PhotosDemo", "IrekoTesting"], path: "Examples/Photos/App"),
        // The gallery: a page for each part of UIKit, and the program.
        .target(name: "GalleryPages", dependencies: uikit, path: "Examples/Gallery/GalleryPages"),
        .executableTarget(
            name: "gallery", dependencies: uikit + ["GalleryPages", "IrekoTesting"], path: "Examples/Gallery/App"),

        // If a file imports Testing and a module with Apple's name, the compiler needs these overlays, which are empty.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        // Tests
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CoreGraphics", "RandomSupport"]),
        .testTarget(
            name: "RenderServerTests", dependencies: ["CoreGraphics", "RenderServer", "RandomSupport"]),
        .testTarget(name: "DesktopBusTests", dependencies: ["AccessibilityTree", "DesktopBus", "RandomSupport"]),
        .testTarget(name: "WindowDisplayTests", dependencies: ["CoreGraphics", "RenderServer", "WindowDisplay"]),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["CoreGraphics", "RenderServer", "QuartzCore", "RandomSupport"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "RandomSupport"]),
        .testTarget(
            name: "DocumentTests",
            dependencies: uikit + ["DocumentPictures", "IrekoTesting", "TestSupport", "RandomSupport"]),
        // Operations with recorded costs; see `Scripts/check-costs`.
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        .executableTarget(
            name: "costs", dependencies: uikit + ["IrekoTesting", "CAllocationCount"], path: "Tests/Costs",
            exclude: ["costs.tsv"]),
        // A program that saves a state. Tests of the archive kill it during the save.
        .executableTarget(name: "state-saver", dependencies: ["StateArchive"], path: "Tests/StateSaver"),
        .testTarget(name: "StateArchiveTests", dependencies: ["StateArchive", "RandomSupport", "state-saver"]),
        .testTarget(
            name: "RestorationTests",
            dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport", "IrekoContainers", "ClockDemo"]),
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "RandomSupport"]),
        .testTarget(name: "NavigationTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "UIKitTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "ControlTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "VisualEffectTests", dependencies: uikit + ["IrekoTesting", "TestSupport"]),
        .testTarget(name: "AppearanceTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(
            name: "ImageTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"],
            resources: [.copy("Assets.xcassets")]),
        .testTarget(name: "ScrollTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "TextViewTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "ListTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "SearchTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "CollectionTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "TabTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "SplitTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(name: "PageTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        .testTarget(
            name: "ContainersDemoTests", dependencies: uikit + ["IrekoContainers", "ContainersDemo", "IrekoTesting"],
            path: "Examples/Containers/Tests"),
        .testTarget(
            name: "ClockTests", dependencies: uikit + ["ClockDemo", "IrekoTesting"], path: "Examples/Clock/Tests"),
        .testTarget(
            name: "MailTests", dependencies: uikit + ["MailDemo", "IrekoTesting"], path: "Examples/Mail/Tests"),
        .testTarget(
            name: "BookTests", dependencies: uikit + ["BookDemo", "IrekoTesting"], path: "Examples/Book/Tests"),
        .testTarget(
            name: "RecipesTests", dependencies: uikit + ["RecipesDemo", "IrekoTesting"], path: "Examples/Recipes/Tests"),
        .testTarget(
            name: "NotesTests", dependencies: uikit + ["NotesDemo", "IrekoTesting"], path: "Examples/Notes/Tests"),
        .testTarget(
            name: "PhotosTests", dependencies: uikit + ["PhotosDemo", "IrekoTesting"], path: "Examples/Photos/Tests"),
        .testTarget(
            name: "GalleryTests", dependencies: uikit + ["GalleryPages", "IrekoTesting"], path: "Examples/Gallery/Tests"
        ),
        .testTarget(
            name: "SoakTests",
            dependencies: uikit + [
                "BookDemo", "ClockDemo", "ContainersDemo", "GalleryPages", "MailDemo", "IrekoTesting", "RandomSupport",
            ]),
        // The tree of elements, the screen reader and the audits, also with the examples
        .testTarget(
            name: "AccessibilityTests",
            dependencies: uikit + [
                "ClockDemo", "MailDemo", "GalleryPages", "IrekoTesting", "TestSupport", "RandomSupport",
            ],
            exclude: ["KnownIssues"]),
        .testTarget(name: "IrekoTestingTests", dependencies: uikit + ["IrekoTesting", "TestSupport", "RandomSupport"]),
        // XCTest test cases on a stage.
        .testTarget(name: "XCTestRecipeTests", dependencies: uikit + ["IrekoTesting"]),
        // The snippets of all documents.
        .testTarget(
            name: "SnippetTests", dependencies: uikit + ["IrekoTesting", "TestSupport"], exclude: ["__Snapshots__"],
            resources: [.copy("Documents/Main.storyboard"), .copy("Documents/EmptyView.xib")]),
        .testTarget(
            name: "IrekoContainersTests",
            dependencies: uikit + ["IrekoContainers", "IrekoTesting", "TestSupport", "RandomSupport"]),

        // The environment of all tests (fonts, language, time zone). All test targets are linked with it.
        .target(name: "CTestEnvironment", path: "Tests/Environment", exclude: ["fonts.conf"]),
        // Expectations as functions, which compile faster than `#expect`.
        .target(name: "Expectations", path: "Tests/Expectations"),
        .testTarget(name: "SupportTests", dependencies: ["RandomSupport"]),
        // Code that several test targets use.
        .target(name: "RandomSupport", path: "Tests/RandomSupport"),
        .target(
            name: "TestSupport", dependencies: uikit + ["IrekoTesting", "Expectations", "RandomSupport"],
            path: "Tests/Support"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .test {
    target.dependencies += ["CTestEnvironment", "Expectations"]
    target.swiftSettings = withoutDebugInformation
}

// `IREKO_TESTS=ListTests,BarTests swift test` builds these test targets only, for work on one area.
if let wanted = Context.environment["IREKO_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { $0.type == .test && !wanted.contains(Substring($0.name)) }
}
