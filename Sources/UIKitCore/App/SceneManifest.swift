import Foundation

/// The scene manifest of a program's Info.plist (`UIApplicationSceneManifest`).
@MainActor
struct SceneManifest {
    /// A configuration for a role.
    struct Configuration {
        let name: String?
        let delegateClassName: String?
        let storyboardName: String?

        /// The storyboard of the scene's window.
        @MainActor var storyboard: UIStoryboard? { storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }

        /// The delegate's class. If the named class does not exist, a warning is logged, and the scene has no
        /// delegate.
        @MainActor var delegateClass: AnyClass? {
            guard let delegateClassName else { return nil }
            if let found = SceneManifest.delegateClass(named: delegateClassName) { return found }
            Diagnostics.warn(
                .resource,
                "UISceneDelegateClassName in Info.plist is \(delegateClassName), a class that does not exist: write "
                    + "Module.Class, as NSStringFromClass(SceneDelegate.self) does. The scene has no delegate.")
            return nil
        }
    }

    /// The manifest of the main bundle.
    static let ofMainBundle = SceneManifest(info: Bundle.main.infoDictionary)

    /// Whether the program supports several scenes.
    let supportsMultipleScenes: Bool
    private let configurations: [String: [Configuration]]

    /// Reads an Info.plist; `nil` without a scene manifest. Build settings are replaced. Values of a wrong type are
    /// treated as missing.
    init?(info: [String: Any]?) {
        let settings = BuildSettings.ofProgram
        guard let manifest = info?["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
        let multiple = manifest["UIApplicationSupportsMultipleScenes"]
        supportsMultipleScenes = multiple as? Bool ?? (multiple as? NSNumber)?.boolValue ?? false
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        configurations = roles.compactMapValues { list in
            (list as? [[String: Any]])?.map {
                Configuration(
                    name: ($0["UISceneConfigurationName"] as? String).map(settings.replacing),
                    // The module is known once the application has its delegate.
                    delegateClassName: $0["UISceneDelegateClassName"] as? String,
                    storyboardName: ($0["UISceneStoryboardFile"] as? String).map(settings.replacing))
            }
        }
    }

    /// Whether the manifest has configurations.
    var hasConfigurations: Bool { !configurations.isEmpty }

    /// Returns the configuration with a name; without a name, the first configuration for the role.
    func configuration(named name: String?, for role: UISceneSession.Role) -> Configuration? {
        let list = configurations[role.rawValue] ?? []
        guard let name else { return list.first }
        return list.first { $0.name == name }
    }

    /// Returns the class with a name such as `Module.Class`. Without a module in the name, the module of the
    /// application's delegate is used.
    static func delegateClass(named name: String) -> AnyClass? {
        let settings = BuildSettings.ofProgram
        let name = settings.replacing(in: name)
        return NSClassFromString(name.contains(".") ? name : settings.replacing(in: "$(PRODUCT_MODULE_NAME).\(name)"))
    }
}
