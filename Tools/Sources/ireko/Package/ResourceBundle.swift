import Foundation
import XcodeProject

/// The bundle that SwiftPM makes of a target's resources, as far as it has tables of texts.
struct ResourceBundle {
    /// A table of texts: a `.strings`, `.stringsdict` or `.xcstrings` file.
    struct Table {
        var path: String
        /// The place in the bundle.
        var destination: String
    }

    /// The bundle's name, without its extension.
    let name: String
    /// The development language.
    let language: String
    let tables: [Table]

    /// - Parameter folder: The folder of the target.
    init(of target: Manifest.Target, in folder: String, _ manifest: Manifest) {
        name = "\(manifest.name)_\(target.name)"
        language = manifest.defaultLocalization ?? "en"
        let rules = (target.resources ?? []).map { resource in
            (path: ("\(folder)/\(resource.path)" as NSString).standardizingPath, rule: resource.rule)
        }
        let kinds = ["strings", "stringsdict", "xcstrings"]
        let files = PackageGraph.files(of: target, in: folder, below: ["."]) { path in
            kinds.contains((path as NSString).pathExtension.lowercased())
        }
        let language = language
        tables = files.compactMap { path in
            // The rule of the closest folder is used.
            let rule = rules.filter { path == $0.path || path.hasPrefix($0.path + "/") }
                .max { $0.path.utf8.count < $1.path.utf8.count }
            let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            var localization = parent.hasSuffix(".lproj") ? String(parent.dropLast(6)) : nil
            if let rule {
                guard let process = rule.rule["process"] else { return nil }
                switch process.localization {
                case "default": localization = language
                case "base": localization = "Base"
                default: break
                }
            } else if localization == nil, (path as NSString).pathExtension.lowercased() != "xcstrings" {
                // Without a rule, only string catalogs and the folders of languages are resources.
                return nil
            }
            let file = (path as NSString).lastPathComponent
            return Table(path: path, destination: localization.map { "\($0).lproj/\(file)" } ?? file)
        }
    }

    /// The tables that Foundation on Linux cannot read, joined with the `.strings` files of the same names.
    var texts: [String: [String: String]] {
        var texts = TextTables()
        for table in tables where !table.path.lowercased().hasSuffix(".strings") {
            if !texts.add(table.path, to: table.destination, language: language) {
                Console.error("\(table.path): warning: the table of texts cannot be read")
            }
        }
        for table in tables where texts.texts[table.destination] != nil {
            texts.add(table.path, to: table.destination, language: language)
        }
        return texts.texts
    }
}
