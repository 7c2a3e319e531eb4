import Adapter

/// A toolset of SwiftPM: options of the compiler and the linker.
struct Toolset: Encodable {
    struct Options: Encodable {
        var extraCLIOptions: [String]
    }

    var schemaVersion = "1.0"
    var swiftCompiler: Options
    var linker: Options

    /// The options that compile sources as they are with an installation, and link their tests.
    init(_ installation: Installation) {
        let libraries = installation.libraries
        // LLD links in half the time of the default linker.
        swiftCompiler = Options(
            extraCLIOptions: ["-I", installation.modules, "-DIREKO_\(installation.stamp)", "-use-ld=lld"])
        linker = Options(
            extraCLIOptions: [
                "-L", libraries, "-rpath", libraries, "-lIreko", "-lIrekoTesting", libraries + "/stage.o",
            ])
    }

    /// The products that are linked.
    enum Products: String, CaseIterable {
        /// Programs and libraries.
        case programs = "toolset.json"
        /// Tests, too.
        case tests = "test-toolset.json"
        /// Programs that contain Ireko.
        case standalone = "standalone-toolset.json"
    }

    /// The options that compile adapted sources.
    ///
    /// - Parameters:
    ///   - products: The products that are linked.
    ///   - overlay: The file that names the adapted copies.
    ///   - generation: A number that changes when object files are out of date.
    ///   - shells: The shells that the package may import.
    init(_ installation: Installation, for products: Products, overlay: String, generation: Int, shells: [String]) {
        self.init(installation)
        for shell in shells { swiftCompiler.extraCLIOptions += ["-I", installation.shell(shell)] }
        let version = Adapter.rulesVersion.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        swiftCompiler.extraCLIOptions += [
            "-vfsoverlay", overlay,
            // A change of it has all built again.
            "-DIREKO_RULES_\(version)_\(generation)",
        ]
        switch products {
        case .tests: break
        case .programs: linker.extraCLIOptions.removeLast(2)
        case .standalone: linker.extraCLIOptions = ["-L", installation.staticLibraries, "-lIreko"]
        }
    }
}
