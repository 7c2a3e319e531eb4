import Foundation

/// A folder with the tests of a package and everything that they need except the C library, which runs on other
/// machines:
///
///     run                the program that runs the tests
///     tests              the test program, and its resources
///     lib                libraries
///     fonts              fonts and their configuration
///     selection          the options that select the tests of a project's test plan, one per line
struct TestBundle {
    private let folder: String
    private let files = FileManager.default

    /// - Parameter folder: The folder to write. A folder that exists is empty or was written by the tool.
    init(_ folder: String) throws {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let names = (try? files.contentsOfDirectory(atPath: self.folder)) ?? []
        guard names.isEmpty || names.contains("run") && names.contains("tests") && names.contains("lib") else {
            throw Failure("\(folder) contains other files. Name an empty folder, or a new one.", .unreadable)
        }
    }

    /// Writes the folder.
    ///
    /// - Parameters:
    ///   - binaries: The folder of the built programs.
    ///   - name: The name of the test program, without its extension.
    ///   - resources: Files and folders in `binaries` that belong to the program, besides the resources of modules.
    ///   - selection: Options of SwiftPM that select tests: `--filter` and `--skip`, each followed by its pattern.
    func write(
        _ installation: Installation, binaries: String, name: String, resources: [String], selection: [String]
    ) throws {
        let program = "\(binaries)/\(name).xctest"
        guard files.fileExists(atPath: program) else {
            throw Failure("the package has no tests, or the build has no program \(program).", .noTests)
        }
        // An interrupted run leaves no incomplete folder.
        let new = folder + ".new"
        do {
            try? files.removeItem(atPath: new)
            for part in ["tests", "lib", "fonts"] {
                try files.createDirectory(atPath: "\(new)/\(part)", withIntermediateDirectories: true)
            }
            let runner = installation.root.appendingPathComponent("bin/ireko-run-bundle").path
            try files.copyItem(atPath: runner, toPath: new + "/run")
            try files.copyItem(atPath: program, toPath: "\(new)/tests/\(name).xctest")
            let bundles = try files.contentsOfDirectory(atPath: binaries).filter { $0.hasSuffix(".resources") }
            for resource in Set(bundles + resources) {
                try files.copyItem(atPath: "\(binaries)/\(resource)", toPath: "\(new)/tests/\(resource)")
            }
            try copyLibraries([program, runner], to: new + "/lib")
            try copyFonts(to: new + "/fonts")
            if !selection.isEmpty {
                let lines = selection.map { $0 + "\n" }.joined()
                try Data(lines.utf8).write(to: URL(fileURLWithPath: new + "/selection"))
            }
            try? files.removeItem(atPath: folder)
            try files.moveItem(atPath: new, toPath: folder)
        } catch let failure as Failure {
            throw failure
        } catch {
            try? files.removeItem(atPath: new)
            throw Failure("the folder cannot be written: \(error.localizedDescription)", .unreadable)
        }
    }

    // MARK: Libraries

    /// The libraries of glibc, which must have the version of the dynamic linker of the machine.
    private static let systemLibraries: Set<String> = [
        "libc", "libm", "libdl", "libpthread", "librt", "libresolv", "libutil", "libanl", "libmvec", "libnsl",
        "libBrokenLocale", "libthread_db", "ld-linux-x86-64", "ld-linux-aarch64",
    ]

    /// Copies the libraries that programs need, and the libraries that Ireko loads when an image has their format.
    private func copyLibraries(_ programs: [String], to place: String) throws {
        var libraries = try Self.libraries(of: programs)
        let folders = Set(libraries.values.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        let decoders = ["libgdk_pixbuf-2.0.so.0", "librsvg-2.so.2", "libpoppler-glib.so.8"].compactMap { name in
            folders.map { "\($0)/\(name)" }.first(where: files.fileExists)
        }
        libraries.merge(try Self.libraries(of: decoders)) { first, _ in first }
        for path in decoders { libraries[(path as NSString).lastPathComponent] = path }
        // The decoders of gdk-pixbuf, whose list names each in quotation marks.
        if let pixbuf = decoders.first(where: { $0.contains("libgdk_pixbuf") }) {
            let folder = (pixbuf as NSString).deletingLastPathComponent + "/gdk-pixbuf-2.0/2.10.0"
            if var list = try? String(contentsOfFile: folder + "/loaders.cache", encoding: .utf8) {
                let loaders = list.matches(of: #/(?m)^"(/.+\.so)"/#).map { String($0.1) }.filter(files.fileExists)
                libraries.merge(try Self.libraries(of: loaders)) { first, _ in first }
                for path in loaders {
                    let name = (path as NSString).lastPathComponent
                    libraries[name] = path
                    list.replace("\"\(path)\"", with: "\"\(name)\"")
                }
                try Data(list.utf8).write(to: URL(fileURLWithPath: place + "/loaders.cache"))
            }
        }
        for (name, path) in libraries where !Self.systemLibraries.contains(String(name.prefix { $0 != "." })) {
            // The copy of a link would be a link.
            try files.copyItem(atPath: PackageGraph.canonical(path), toPath: "\(place)/\(name)")
        }
    }

    /// The direct and indirect libraries of files: paths by the names in the files.
    private static func libraries(of paths: [String]) throws -> [String: String] {
        guard !paths.isEmpty else { return [:] }
        var libraries: [String: String] = [:]
        for line in String(decoding: try Toolchain.output(of: "ldd", paths), as: UTF8.self).split(separator: "\n") {
            guard let match = line.firstMatch(of: #/^\s*(\S+) => (.+?)( \(0x[0-9a-f]+\))?$/#) else { continue }
            guard match.2.hasPrefix("/") else {
                throw Failure("the library \(match.1) is missing: see `ireko doctor`.", .unavailable)
            }
            libraries[String(match.1)] = String(match.2)
        }
        return libraries
    }

    // MARK: Fonts

    /// The beginnings of the names of the files: the system's fonts, and fonts for other scripts.
    private static let fonts = ["Inter", "DejaVu", "DroidSansFallback", "NotoColorEmoji", "NotoSansCJK"]

    /// Copies fonts and the rules of this machine's configuration, so that text has the same size everywhere.
    private func copyFonts(to place: String) throws {
        for path in Doctor.fontFiles {
            let name = (path as NSString).lastPathComponent
            guard Self.fonts.contains(where: name.hasPrefix), !files.fileExists(atPath: "\(place)/\(name)") else {
                continue
            }
            try files.copyItem(atPath: PackageGraph.canonical(path), toPath: "\(place)/\(name)")
        }
        // An included file would be found in this machine's folder.
        let rules = ((try? files.contentsOfDirectory(atPath: "/etc/fonts/conf.d")) ?? []).sorted().compactMap { name in
            let text = try? String(contentsOfFile: "/etc/fonts/conf.d/" + name, encoding: .utf8)
            return name.hasSuffix(".conf") ? text?.firstMatch(of: #/(?s)<fontconfig>(.*)</fontconfig>/#)?.1 : nil
        }
        let configuration = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <dir prefix="relative">.</dir>
              <cachedir prefix="xdg">fontconfig</cachedir>
            \(rules.joined().replacing(#/<include.*?</include>/#, with: ""))
            </fontconfig>

            """
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: place + "/fonts.conf"))
    }
}
