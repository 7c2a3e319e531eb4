import IrekoTesting
import UIKit
import UIKitCore

/// A scene as in the editor: its controller between the bars of its containers.
@MainActor
struct ScenePicture {
    let scene: DocumentParts.Scene
    /// The outermost container, or the scene's controller.
    let root: UIViewController

    /// Creates a scene's controller. Returns `nil`, and logs a line, if it cannot be created.
    init?(_ scene: DocumentParts.Scene, of parts: DocumentParts) {
        self.scene = scene
        let made = scene.containers.first.flatMap { parts.makeController(ofSceneWithID: $0) }
        if let made, Self.show(scene, in: made, of: parts) {
            root = made
        } else if let controller = parts.makeController(ofSceneWithID: scene.id) {
            root = controller
        } else {
            return nil
        }
    }

    // Chosen (Documents): A scene is drawn between the bars of the first navigation and tab bar controllers in the
    // document that lead to it, by relationships, `show` and `push`.
    /// Selects a scene among the children of containers, or pushes it.
    private static func show(_ scene: DocumentParts.Scene, in outermost: UIViewController, of parts: DocumentParts)
        -> Bool
    {
        var current = outermost
        for (container, next) in zip(scene.containers, scene.containers.dropFirst() + [scene.id]) {
            if let tabs = current as? UITabBarController {
                guard let place = parts.place(of: next, inContainer: container),
                    let children = tabs.viewControllers, children.indices.contains(place)
                else { return false }
                tabs.selectedIndex = place
                current = children[place]
            } else if let stack = current as? UINavigationController {
                if parts.place(of: next, inContainer: container) == nil {
                    guard let pushed = parts.makeController(ofSceneWithID: next) else { return false }
                    stack.pushViewController(pushed, animated: false)
                }
                guard let top = stack.topViewController else { return false }
                current = top
            } else {
                return false
            }
        }
        return true
    }

    /// Returns the controllers whose views are visible when the root is shown.
    private static func shown(_ controller: UIViewController) -> [UIViewController] {
        let children =
            switch controller {
            case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
            case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
            default: controller.children
            }
        return [controller] + children.flatMap(shown)
    }

    /// Shows the scene on a stage, with its prototypes in lists.
    ///
    /// - Returns: The data sources of the lists, which reference them weakly.
    func show(on stage: Stage) -> [AnyObject] {
        stage.window.rootViewController = root
        for controller in Self.shown(root) { controller.loadViewIfNeeded() }
        // Embedded controllers become children when the views around them are loaded.
        let lists = Self.shown(root).flatMap { $0.viewIfLoaded.map(Prototypes.fill) ?? [] }
        stage.advance(by: 0.1)
        return lists + Prototypes.fill(stage.window)
    }
}
