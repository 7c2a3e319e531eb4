import Foundation

/// Finds the libraries and fonts of tests and programs that a machine lacks.
struct Doctor {
    /// Something that is needed, with the packages that have it.
    private struct Need: Sendable {
        var name: String
        var reason: String
        var isRequired: Bool
        var isForWindows = false
        /// By distribution: Debian and Ubuntu, Fedora, Arch.
        var packages: [String]
        var isThere: @Sendable () -> Bool
    }

    private(set) var lines: [String] = []
    private(set) var lacksSomething = false

    init() {
        let installation = try? Installation()
        var missing: [Need] = []
        func add(_ mark: String, _ text: String) { lines.append("\(mark)  \(text)") }

        if let installation {
            let compiler = try? Installation.installedCompiler()
            if compiler == installation.compiler {
                add("ok     ", "Swift: \(installation.compiler)")
            } else {
                lacksSomething = true
                add(
                    "missing",
                    "Swift: this Ireko is for \(installation.compiler), and \(compiler.map { "`swift` is \($0)" } ?? "there is no `swift` on PATH")"
                )
                add("       ", "  https://www.swift.org/install/linux")
            }
        } else {
            lacksSomething = true
            add("missing", "the library beside this program: run `make install`, or set IREKO_HOME")
        }
        for need in Self.needs {
            if need.isThere() {
                add("ok     ", "\(need.name)")
            } else {
                missing.append(need)
                if need.isRequired { lacksSomething = true }
                add(need.isRequired ? "missing" : "absent ", "\(need.name): \(need.reason)")
            }
        }
        guard !missing.isEmpty else { return }
        lines.append("")
        let commands = [
            ("Debian, Ubuntu", "apt-get install"), ("Fedora (untried)", "dnf install"), ("Arch (untried)", "pacman -S"),
        ]
        for (index, (system, command)) in commands.enumerated() {
            var names: [String] = []
            for need in missing {
                names += need.packages[index].split(separator: " ").map(String.init).filter { !names.contains($0) }
            }
            lines.append("\(system): \(command) \(names.joined(separator: " "))")
        }
    }

    /// Throws if libraries are missing that each program needs.
    ///
    /// - Parameter hasWindow: Whether the program opens a window.
    static func checkLibraries(hasWindow: Bool = false) throws {
        let missing = needs.filter { ($0.isRequired || hasWindow && $0.isForWindows) && !$0.isThere() }
        guard !missing.isEmpty else { return }
        throw Failure(
            "libraries are missing: \(missing.map(\.name).joined(separator: ", ")). `ireko doctor` lists their packages.",
            .unavailable)
    }

    private static func library(_ name: String) -> @Sendable () -> Bool {
        {
            guard let handle = dlopen(name, RTLD_LAZY) else { return false }
            dlclose(handle)
            return true
        }
    }

    private static func font(_ file: String) -> @Sendable () -> Bool {
        { fontFiles.contains { ($0 as NSString).lastPathComponent.hasPrefix(file) } }
    }

    /// The files in the folders of fonts.
    static let fontFiles: [String] = {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
        let folders = ["/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts"]
        return folders.flatMap { folder in
            (FileManager.default.subpaths(atPath: folder) ?? []).sorted().map { folder + "/" + $0 }
        }
    }()

    private static let needs = [
        Need(
            name: "cairo", reason: "drawing", isRequired: true, packages: ["libcairo2", "cairo", "cairo"],
            isThere: library("libcairo.so.2")),
        Need(
            name: "pixman", reason: "compositing", isRequired: true, packages: ["libpixman-1-0", "pixman", "pixman"],
            isThere: library("libpixman-1.so.0")),
        Need(
            name: "Pango", reason: "text", isRequired: true,
            packages: ["libpangocairo-1.0-0 libpangoft2-1.0-0", "pango", "pango"],
            isThere: library("libpangocairo-1.0.so.0")),
        Need(
            name: "fontconfig", reason: "fonts", isRequired: true,
            packages: ["libfontconfig1", "fontconfig", "fontconfig"],
            isThere: library("libfontconfig.so.1")),
        Need(
            name: "GIO", reason: "the desktop's settings", isRequired: true,
            packages: ["libglib2.0-0", "glib2", "glib2"],
            isThere: library("libgio-2.0.so.0")),
        Need(
            name: "Inter", reason: "the system font; without it text has different widths", isRequired: false,
            packages: ["fonts-inter", "rsms-inter-fonts", "inter-font"], isThere: font("Inter")),
        Need(
            name: "DejaVu", reason: "the monospaced system font and one with serifs", isRequired: false,
            packages: ["fonts-dejavu-core", "dejavu-sans-mono-fonts dejavu-serif-fonts", "ttf-dejavu"],
            isThere: font("DejaVu")),
        Need(
            name: "gdk-pixbuf", reason: "JPEG, GIF, TIFF and BMP pictures", isRequired: false,
            packages: ["libgdk-pixbuf-2.0-0", "gdk-pixbuf2", "gdk-pixbuf2"], isThere: library("libgdk_pixbuf-2.0.so.0")),
        Need(
            name: "librsvg", reason: "SVG pictures", isRequired: false,
            packages: ["librsvg2-2", "librsvg2", "librsvg"],
            isThere: library("librsvg-2.so.2")),
        Need(
            name: "poppler", reason: "PDF pictures", isRequired: false,
            packages: ["libpoppler-glib8", "poppler-glib", "poppler-glib"],
            isThere: library("libpoppler-glib.so.8")),
        Need(
            name: "SDL 2", reason: "windows (`ireko run`); not needed by tests", isRequired: false, isForWindows: true,
            packages: ["libsdl2-2.0-0", "SDL2", "sdl2"], isThere: library("libSDL2-2.0.so.0")),
    ]
}
