import QuartzCore

/// Finds the destination of an unwind segue.
///
/// Each ancestor is searched, beginning with the source: the children that it permits, in their order and depth first,
/// and then the controller itself. Each controller is called once (recorded: CallbackOrder.md, "Storyboard unwinding").
@MainActor
struct UnwindSearch {
    struct Result {
        /// The controllers from the ancestor of the source to the destination.
        let path: [UIViewController]
        /// The controller that found the destination with the method from before iOS 9, and that creates the segue.
        let executor: UIViewController?
    }

    /// Limits the search in containers that return ever new controllers.
    private static let depthLimit = 100
    private static let limit = 10_000

    private let source: UIStoryboardUnwindSegueSource
    /// The searched controllers. They are retained, so that their identities are not reused.
    private var asked: [ObjectIdentifier: UIViewController] = [:]
    private var executor: UIViewController?

    init(_ source: UIStoryboardUnwindSegueSource) { self.source = source }

    /// Searches the source and its ancestors.
    mutating func run() -> Result? {
        for controller in UnwindAncestry(of: source.source).searchOrder {
            if let path = path(inside: controller, depth: 0) { return Result(path: path, executor: executor) }
        }
        return nil
    }

    /// Searches one controller with the methods of iOS 9.
    mutating func destination(inside controller: UIViewController) -> UIViewController? {
        asked[ObjectIdentifier(controller)] = controller
        return pathByChildren(of: controller, depth: 0)?.last
    }

    private mutating func path(inside controller: UIViewController, depth: Int) -> [UIViewController]? {
        guard depth < Self.depthLimit, asked.count < Self.limit,
            asked.updateValue(controller, forKey: ObjectIdentifier(controller)) == nil
        else { return nil }
        guard OldUnwindMethods.areOverridden(by: type(of: controller)) else {
            return pathByChildren(of: controller, depth: depth)
        }
        guard
            let found = controller.forUnwindSegueAction(
                source.unwindAction, from: source.source, withSender: source.sender)
        else { return nil }
        executor = controller
        return Self.path(from: controller, to: found)
    }

    private mutating func pathByChildren(of controller: UIViewController, depth: Int) -> [UIViewController]? {
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let path = path(inside: child, depth: depth + 1) { return [controller] + path }
        }
        let isDestination = controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        return isDestination ? [controller] : nil
    }

    /// Returns the path from a controller to its descendant.
    static func path(from controller: UIViewController, to destination: UIViewController) -> [UIViewController] {
        var path = [destination]
        while path[0] !== controller {
            guard let parent = path[0].parentStorage else { return [controller, destination] }
            path.insert(parent, at: 0)
        }
        return path
    }
}

/// The search method from before iOS 9, which is called if a class overrides it.
@MainActor
enum OldUnwindMethods {
    static func areOverridden(by type: UIViewController.Type) -> Bool { ClassTable(of: type).overrides(methods) }

    private static let methods = OverridableMethods(
        of: UIViewController.self, plain: Plain.self, overriding: Searching.self, count: 1)

    private final class Plain: UIViewController {}
    private final class Searching: UIViewController {
        override func forUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? { nil }
    }
}
