import Foundation

/// The symbols that Xcode generates for the images and colors of asset catalogs.
public struct AssetSymbols {
    /// A group of symbols: the catalog, or a group with a namespace.
    private struct Group {
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        var groups: [String: Group] = [:]

        func isEmpty(_ assets: KeyPath<Group, [String: String]>) -> Bool {
            self[keyPath: assets].isEmpty && groups.values.allSatisfy { $0.isEmpty(assets) }
        }
    }

    private var top = Group()
    private static let deepest = 16
    private static let mostAssets = 50_000
    private var count = 0

    /// Reads the names in catalogs.
    public init(catalogs: [String]) {
        var group = Group()
        for catalog in catalogs { read(catalog, prefix: "", into: &group, depth: 0) }
        top = group
    }

    private mutating func read(_ folder: String, prefix: String, into group: inout Group, depth: Int) {
        guard depth < Self.deepest else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = folder + "/" + name
            guard FilePaths.kind(of: path) == .folder, count < Self.mostAssets else { continue }
            let plain = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "imageset", "symbolset":
                count += 1
                add(Self.identifier(plain, dropping: "Image"), prefix + plain, &group.images)
            case "colorset":
                count += 1
                add(Self.identifier(plain, dropping: "Color"), prefix + plain, &group.colors)
            case "":
                if providesNamespace(path) {
                    let type = Self.typeName(plain)
                    var inner = group.groups[type] ?? Group()
                    read(path, prefix: prefix + plain + "/", into: &inner, depth: depth + 1)
                    group.groups[type] = inner
                } else {
                    read(path, prefix: prefix, into: &group, depth: depth + 1)
                }
            default: break
            }
        }
    }

    private func add(_ identifier: String?, _ name: String, _ symbols: inout [String: String]) {
        if let identifier, symbols[identifier] == nil { symbols[identifier] = name }
    }

    private func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"), data.count < 1 << 20,
            let top = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (top["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }

    // MARK: Names

    private static func words(of name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// The name of a symbol: `app-icon` and `AppIcon` become `appIcon`.
    static func identifier(_ name: String, dropping suffix: String) -> String? {
        var name = name
        if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
        let words = words(of: name)
        guard let first = words.first else { return nil }
        var result = lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if result.first?.isNumber == true { result = "_" + result }
        return keywords.contains(result) ? "`\(result)`" : result
    }

    /// A word whose capitals at the start are small: `URLBar` becomes `urlBar`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        if capitals == word.count { return word.lowercased() }
        let count = capitals > 1 ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func typeName(_ name: String) -> String {
        let text = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return text.first?.isNumber != false ? "_" + text : text
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
        "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "var", "where", "while", "actor", "any", "some", "Type",
    ]

    // MARK: The text

    /// The text of a Swift file with the symbols, or `nil` without assets.
    ///
    /// - Parameter extendsUIKit: Whether `UIImage` and `UIColor` have the symbols, too.
    public func text(extendsUIKit: Bool = true) -> String? {
        guard !top.isEmpty(\.images) || !top.isEmpty(\.colors) else { return nil }
        var lines = [
            "// Generated by ireko from the asset catalogs.", "import Foundation", "import UIKit", "",
            "private nonisolated let resourceBundle = Bundle.main", "",
        ]
        for (type, kind, assets) in [
            ("ColorResource", "UIColor", \Group.colors), ("ImageResource", "UIImage", \Group.images),
        ] where !top.isEmpty(assets) {
            lines.append("extension \(type) {")
            append(top, type, assets, indentation: "    ", to: &lines)
            lines.append("}")
            guard extendsUIKit else { continue }
            lines += ["", "extension \(kind) {"]
            appendUIKit(top, type, kind, assets, path: ".", indentation: "    ", to: &lines)
            lines += ["}", ""]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func append(
        _ group: Group, _ type: String, _ assets: KeyPath<Group, [String: String]>, indentation: String,
        to lines: inout [String]
    ) {
        for (identifier, name) in group[keyPath: assets].sorted(by: { $0.key < $1.key }) {
            let value = "\(type)(name: \(PackageManifest.quoted(name)), bundle: resourceBundle)"
            lines.append("\(indentation)nonisolated static let \(identifier) = \(value)")
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) where !inner.isEmpty(assets) {
            lines.append("\(indentation)enum \(name) {")
            append(inner, type, assets, indentation: indentation + "    ", to: &lines)
            lines.append("\(indentation)}")
        }
    }

    private func appendUIKit(
        _ group: Group, _ type: String, _ kind: String, _ assets: KeyPath<Group, [String: String]>, path: String,
        indentation: String, to lines: inout [String]
    ) {
        for identifier in group[keyPath: assets].keys.sorted() where !Self.membersOfUIKit.contains(identifier) {
            lines.append("\(indentation)static var \(identifier): \(kind) { .init(resource: \(path)\(identifier)) }")
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) where !inner.isEmpty(assets) {
            lines.append("\(indentation)enum \(name) {")
            appendUIKit(
                inner, type, kind, assets, path: "\(path)\(name).", indentation: indentation + "    ", to: &lines)
            lines.append("\(indentation)}")
        }
    }

    /// The static members of `UIColor` and `UIImage`, which symbols do not replace.
    static let membersOfUIKit: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
        "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link",
        "darkText", "lightText", "tintColor", "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo",
        "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "add", "remove",
        "actions", "checkmark", "strokedCheckmark",
    ]
}
