import Foundation

extension NamedActions {
    /// Adds a segue action: a method that creates the destination of a segue with a coder, which it passes to
    /// `super.init(coder:)`. If it returns `nil`, the storyboard creates the destination.
    ///
    ///     override class var namedActions: NamedActions {
    ///         super.namedActions.adding("showDetail:", ListController.showDetail(_:))
    ///     }
    ///
    ///     @IBSegueAction func showDetail(_ coder: NSCoder) -> DetailController? {
    ///         DetailController(coder: coder, item: selectedItem)
    ///     }
    ///
    /// The name is the method's name in the storyboard; `showDetailWithCoder:` in the storyboard is found as
    /// `showDetail:`, too.
    public func adding<Target: AnyObject, Controller: UIViewController>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> Controller?
    ) -> NamedActions {
        addingSegueAction(name) { (target: Target, coder, _, _) in method(target)(coder) }
    }

    /// Adds a segue action that receives the sender of the segue. It is not called for a sender of a different type.
    public func adding<Target: AnyObject, Sender, Controller: UIViewController>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Sender) -> Controller?
    ) -> NamedActions {
        addingSegueAction(name) { (target: Target, coder, sender, _) in
            (sender as? Sender).flatMap { method(target)(coder, $0) }
        }
    }

    /// Adds a segue action that receives the sender of the segue, and its identifier.
    public func adding<Target: AnyObject, Sender, Controller: UIViewController>(
        _ name: Selector,
        _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Sender, String?) -> Controller?
    ) -> NamedActions {
        addingSegueAction(name) { (target: Target, coder, sender, identifier) in
            (sender as? Sender).flatMap { method(target)(coder, $0, identifier) }
        }
    }

    private func addingSegueAction<Target: AnyObject>(
        _ name: Selector, _ make: @escaping @MainActor (Target, NSCoder, Any?, String?) -> UIViewController?
    ) -> NamedActions {
        var method = Method(call: { _, _, _ in false })
        method.makeController = { object, coder, sender, identifier in
            (object as? Target).flatMap { make($0, coder, sender, identifier) }
        }
        return adding(name, method)
    }
}
