/// How Xcode treats files by their names.
enum FileKinds {
    enum Treatment: Equatable { case swift, foreign, resource, model, none }

    static func fileExtension(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The treatment of a file that is a member of a target.
    static func treatment(of path: String) -> Treatment {
        switch fileExtension(of: path) {
        case "swift": .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "y", "l", "mlmodel", "mlpackage", "intentdefinition",
            "d":
            .foreign
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": .model
        case "h", "hpp", "hh", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "docc", "playground",
            "storekit", "framework", "xcframework", "a", "dylib", "tbd", "xcodeproj", "xcworkspace", "gitkeep",
            "app", "appex", "xctest":
            .none
        default: .resource
        }
    }

    /// The folders that are one file in Xcode.
    static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "framework", "xcframework", "mlpackage",
        "xcodeproj", "xcworkspace", "playground", "icon", "xcstickers", "scnassets", "xcappdata",
    ]

    /// The place of a resource in a product: files are in one folder, except files in the folder of a language.
    static func destination(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return "" }
        if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") { return "\(parts[parts.count - 2])/\(name)" }
        return String(name)
    }
}
