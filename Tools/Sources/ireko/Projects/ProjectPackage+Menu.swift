import Foundation
import XcodeProject

extension ProjectPackage {
    /// Writes the entry for a desktop's menu, and the app's icon, into the folder of a program.
    ///
    /// - Returns: The path of the entry.
    func writeMenuEntry(of module: PackagePlan.Module, program: String) throws -> String {
        let place = "products/\(module.name).app"
        let info = info(of: module)
        let name = [info["CFBundleDisplayName"], info["CFBundleName"]].lazy.compactMap { $0 as? String }.first
        let identifier = (info["CFBundleIdentifier"] as? String ?? module.name).filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0))
        }
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=\(Self.value(name ?? module.name))",
            "Exec=\(Self.argument(program)) %u", "Terminal=false", "StartupWMClass=\(Self.value(module.name))",
        ]
        if let icon = icon(of: module) {
            try folder.copy(icon, to: place + "/AppIcon.png")
            lines.append("Icon=\(Self.value("\(folder.path)/\(place)/AppIcon.png"))")
        }
        let file = "\(place)/\(identifier.isEmpty ? module.name : identifier).desktop"
        try folder.write(lines.joined(separator: "\n") + "\n", to: file)
        return folder.path + "/" + file
    }

    /// A value of an entry: without line breaks, which would begin a new key.
    private static func value(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 }).replacingOccurrences(of: "\\", with: "\\\\")
    }

    /// An argument of a command: in quotation marks, with the characters escaped that a command may not contain.
    private static func argument(_ text: String) -> String {
        let escaped = text.map { "\"`$\\".contains($0) ? "\\\($0)" : $0 == "%" ? "%%" : String($0) }.joined()
        return "\"" + value(escaped) + "\""
    }

    /// The largest picture of the app's icon.
    private func icon(of module: PackagePlan.Module) -> String? {
        let setting = module.settings.string("ASSETCATALOG_COMPILER_APPICON_NAME")
        let name = (setting.isEmpty ? "AppIcon" : setting) + ".appiconset"
        guard !name.contains("/") else { return nil }
        let paths = FilePaths(root: Container.root(of: container.folder))
        let pictures = module.target.resources.map(\.path).filter { $0.hasSuffix(".xcassets") }.flatMap { catalog in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(catalog)/\(name)")) ?? [])
                .filter { $0.lowercased().hasSuffix(".png") }.map { "\(catalog)/\(name)/\($0)" }
        }
        func size(_ path: String) -> Int64 {
            (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.int64Value ?? 0
        }
        return pictures.filter { paths.existing($0) != nil }.max { size($0) < size($1) }
    }
}
