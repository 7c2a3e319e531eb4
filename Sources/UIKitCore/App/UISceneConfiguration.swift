import Foundation

/// Which classes a new scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    open internal(set) var name: String?
    /// What kind of scene it is for.
    open internal(set) var role: UISceneSession.Role
    /// The class of the scene's delegate; made anew for each scene.
    open var delegateClass: AnyClass?

    /// Makes a configuration without a delegate class.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
