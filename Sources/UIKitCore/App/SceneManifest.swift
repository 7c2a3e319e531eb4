import Foundation

/// What a program's Info.plist says of its scenes (`UIApplicationSceneManifest`).
@MainActor
struct SceneManifest {
    /// One that is listed for a role.
    struct Configuration {
        let name: String?
        let delegateClassName: String?
        let storyboardName: String?

        /// The storyboard that the scene's window begins with.
        @MainActor var storyboard: UIStoryboard? { storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }

        /// The delegate's class; a name of no class is warned of, and the scene has no delegate then.
        @MainActor var delegateClass: AnyClass? {
            guard let delegateClassName else { return nil }
            if let found = SceneManifest.delegateClass(named: delegateClassName) { return found }
            Diagnostics.warn(
                .resource,
                "Info.plist names \(delegateClassName) as UISceneDelegateClassName, and there is no such class: write "
                    + "Module.Class, as NSStringFromClass(SceneDelegate.self) does. The scene has no delegate.")
            return nil
        }
    }

    /// That of the main bundle.
    static let ofMainBundle = SceneManifest(info: Bundle.main.infoDictionary)

    /// Whether the program can have several scenes at a time.
    let supportsMultipleScenes: Bool
    private let configurations: [String: [Configuration]]

    /// Reads an Info.plist; `nil` without a scene manifest. Build settings in it are replaced. A value of a wrong type
    /// counts as absent.
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
                    // The module is known when the application has its delegate.
                    delegateClassName: $0["UISceneDelegateClassName"] as? String,
                    storyboardName: ($0["UISceneStoryboardFile"] as? String).map(settings.replacing))
            }
        }
    }

    /// Whether it says of what a scene is made.
    var hasConfigurations: Bool { !configurations.isEmpty }

    /// The one of a name, or the first one for the role.
    func configuration(named name: String?, for role: UISceneSession.Role) -> Configuration? {
        let list = configurations[role.rawValue] ?? []
        guard let name else { return list.first }
        return list.first { $0.name == name }
    }

    /// A class by its name: `Module.Class`. A name without a module is of the module of the application's delegate.
    static func delegateClass(named name: String) -> AnyClass? {
        let settings = BuildSettings.ofProgram
        let name = settings.replacing(in: name)
        return NSClassFromString(name.contains(".") ? name : settings.replacing(in: "$(PRODUCT_MODULE_NAME).\(name)"))
    }
}
