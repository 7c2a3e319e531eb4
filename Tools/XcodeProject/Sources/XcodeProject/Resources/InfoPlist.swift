import Foundation

/// Makes the Info.plist of a product from its file and its build settings.
public enum InfoPlist {
    /// Returns the values of a target's Info.plist, with all references to settings replaced.
    ///
    /// - Parameters:
    ///   - file: The data of the target's file; `nil` without one.
    ///   - executable: The name of the program's file.
    public static func values(file: Data?, settings: BuildSettings, executable: String) -> [String: Any] {
        var values: [String: Any] = [:]
        if let file { values = SafePropertyList.value(file) as? [String: Any] ?? [:] }
        if settings.isOn("GENERATE_INFOPLIST_FILE") || file == nil {
            for (key, value) in defaults where values[key] == nil { values[key] = value }
            addGenerated(&values, settings)
        }
        values = replaced(values, settings, depth: 0) as? [String: Any] ?? [:]
        values["CFBundleExecutable"] = executable
        return values
    }

    private static let defaults: [String: String] = [
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION:default=1.0)",
        "CFBundleVersion": "$(CURRENT_PROJECT_VERSION:default=1)",
    ]

    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone",
        "UISupportedInterfaceOrientations~ipad", "UIRequiredDeviceCapabilities",
    ]

    private static func addGenerated(_ values: inout [String: Any], _ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        for setting in settings.names(withPrefix: prefix) {
            var key = String(setting.dropFirst(prefix.count))
            let text = settings.string(setting)
            guard !text.isEmpty else { continue }
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard settings.isOn(setting), values["UIApplicationSceneManifest"] == nil else { continue }
                values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": false] as [String: Any]
                continue
            case "UILaunchScreen_Generation":
                if settings.isOn(setting), values["UILaunchScreen"] == nil {
                    values["UILaunchScreen"] = [String: Any]()
                }
                continue
            default: break
            }
            for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending) {
                key = key.dropLast(ending.count) + device
            }
            if values[key] != nil { continue }
            if lists.contains(key) {
                values[key] = settings.list(setting)
            } else if ["YES", "NO"].contains(text) {
                values[key] = text == "YES"
            } else {
                values[key] = text
            }
        }
    }

    private static func replaced(_ value: Any, _ settings: BuildSettings, depth: Int) -> Any {
        guard depth < PropertyValue.deepest else { return "" }
        return switch value {
        case let text as String: settings.replacing(in: text)
        case let values as [Any]: values.map { replaced($0, settings, depth: depth + 1) }
        case let values as [String: Any]: values.mapValues { replaced($0, settings, depth: depth + 1) }
        default: value
        }
    }
}

extension BuildSettings {
    /// The names of the settings with a prefix, sorted.
    func names(withPrefix prefix: String) -> [String] { names.filter { $0.hasPrefix(prefix) }.sorted() }
}
