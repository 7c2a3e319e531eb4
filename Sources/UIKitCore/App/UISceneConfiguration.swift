import Foundation

/// The classes and the storyboard of a new scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the program's Info.plist.
    open internal(set) var name: String?
    /// The role of the scene.
    open internal(set) var role: UISceneSession.Role
    /// The class of the scene's delegate, which is instantiated for each scene.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller is the root of the scene's first window. The window is assigned to the
    /// scene's delegate before `scene(_:willConnectTo:options:)`. `nil` if the delegate creates the windows.
    open var storyboard: UIStoryboard?

    /// Creates the configuration with a name in the program's Info.plist; without a name, the first one for the role.
    /// A missing configuration has no delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let found = UIContext.current.sceneManifest?.configuration(named: name, for: sessionRole)
        self.name = found?.name ?? name
        role = sessionRole
        delegateClass = found?.delegateClass
        storyboard = found?.storyboard
    }

    /// Creates a configuration of an application's window, without a name and a delegate class.
    public override init() {
        role = .windowApplication
        super.init()
    }
}
