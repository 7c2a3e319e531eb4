import Foundation

/// The folder with the library, its modules and the tool: the folder above the program's.
struct Installation {
    let root: URL

    /// The modules and the headers that they read.
    var modules: String { root.appendingPathComponent("modules").path }
    /// The shared libraries.
    var libraries: String { root.appendingPathComponent("lib").path }
    /// The static libraries, which are not in each installation.
    var staticLibraries: String { root.appendingPathComponent("static").path }
    /// The program for documents.
    var documents: URL { root.appendingPathComponent("bin/ireko-documents") }
    /// The version of the compiler that reads the modules.
    let compiler: String
    /// Changes with the library.
    let stamp: String

    /// Finds the installation around the program, or in the folder `IREKO_HOME`.
    init() throws {
        let root = Self.folder
        func read(_ name: String) -> String? {
            (try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard let compiler = read("compiler"), let stamp = read("stamp") else {
            throw Failure(
                "the library is not in \(root.path). Run `make install` in Ireko's folder, or set IREKO_HOME to the folder "
                    + "lib/ireko of an installation.", .unavailable)
        }
        (self.root, self.compiler, self.stamp) = (root, compiler, stamp)
    }

    private static var folder: URL {
        if let home = ProcessInfo.processInfo.environment["IREKO_HOME"], !home.isEmpty {
            return URL(fileURLWithPath: home)
        }
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The names of the modules that can be imported.
    var moduleNames: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? [])
            .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    }

    /// The names of the shells, sorted: modules that a package can import if its settings permit it.
    var shellNames: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("shells").path)) ?? [])
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The folder of a shell's module.
    func shell(_ name: String) -> String { root.appendingPathComponent("shells/" + name).path }

    /// Throws if the modules were compiled by a different compiler.
    func checkCompiler() throws {
        let program = Self.compilerProgram
        let checked = Self.cache + "/compiler"
        let known = program.flatMap { _ in try? String(contentsOfFile: checked, encoding: .utf8) }
        if let program, known == program + "\n" + compiler { return }
        let found = try Self.installedCompiler()
        if let program, found == compiler {
            // Without the file, the compiler is started again.
            try? FileManager.default.createDirectory(atPath: Self.cache, withIntermediateDirectories: true)
            try? Data((program + "\n" + compiler).utf8).write(to: URL(fileURLWithPath: checked), options: .atomic)
        }
        guard found == compiler else {
            throw Failure(
                """
                this Ireko is for \(compiler), and `swift` on PATH is \(found).
                Only the compiler that wrote a Swift module can read it. Install that version \
                (https://www.swift.org/install/linux), or the archive or wheel of Ireko for \(found), \
                or run `make install` in Ireko's sources with this compiler.
                """, .unavailable)
        }
    }

    /// Throws if the static libraries are not installed.
    func checkStaticLibraries() throws {
        guard FileManager.default.fileExists(atPath: staticLibraries + "/libIreko.so") else {
            throw Failure(
                "this installation has no static library. Unpack ireko-static-*.tar.gz over the installation, or run "
                    + "`make install STATIC=1` in Ireko's folder.", .unavailable)
        }
    }

    /// The folder for the results of earlier runs.
    private static var cache: String {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return (folder ?? (environment["HOME"] ?? "/tmp") + "/.cache") + "/ireko"
    }

    /// The path, size and date of the `swift` on `PATH`; `nil` for programs that select a toolchain, such as swiftly's.
    private static var compilerProgram: String? {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = PackageGraph.canonical(folder + "/swift")
            guard access(path, X_OK) == 0 else { continue }
            var status = stat()
            guard (path as NSString).lastPathComponent.hasPrefix("swift-"), stat(path, &status) == 0 else { return nil }
            return "\(path) \(status.st_size) \(status.st_mtim.tv_sec)"
        }
        return nil
    }

    /// The version of the compiler on `PATH`, such as `swift-6.3.1-RELEASE`.
    static func installedCompiler() throws -> String {
        struct Target: Decodable {
            var swiftCompilerTag: String?
            var compilerVersion: String
        }
        let output = try Toolchain.output(["-print-target-info"])
        guard let target = try? JSONDecoder().decode(Target.self, from: output) else {
            throw Failure("the output of `swift -print-target-info` cannot be read.", .unavailable)
        }
        return target.swiftCompilerTag ?? target.compilerVersion
    }
}
