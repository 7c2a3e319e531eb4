import Foundation

/// Which classes a new scene is made of.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisceneconfiguration>.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name in the program's Info.plist.
    open internal(set) var name: String?
    /// What kind of scene it is for.
    open internal(set) var role: UISceneSession.Role
    /// The class of the scene's delegate; made anew for each scene.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller is in the scene's first window, which the scene's delegate has when it gets
    /// `scene(_:willConnectTo:options:)`; `nil` for a scene whose delegate makes its windows.
    open var storyboard: UIStoryboard?

    /// Makes a configuration as the program's Info.plist has one of that name; without a name, the first one for the role.
    /// Where there is none it has no delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let found = UIContext.current.sceneManifest?.configuration(named: name, for: sessionRole)
        self.name = found?.name ?? name
        role = sessionRole
        delegateClass = found?.delegateClass
        storyboard = found?.storyboard
    }
}
