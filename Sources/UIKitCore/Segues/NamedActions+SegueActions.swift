import Foundation

extension NamedActions {
    /// The table with a segue action: a method that makes the destination of a segue with a coder, which it passes to
    /// `super.init(coder:)`. Where it returns `nil`, the document makes the destination.
    ///
    ///     override class var namedActions: NamedActions {
    ///         super.namedActions.adding("showDetail:", ListController.showDetail(_:))
    ///     }
    ///
    ///     @IBSegueAction func showDetail(_ coder: NSCoder) -> DetailController? {
    ///         DetailController(coder: coder, item: selectedItem)
    ///     }
    ///
    /// The name is the one in the document; `showDetailWithCoder:` there is found as `showDetail:` as well.
    public func adding<Target: AnyObject, Controller: UIViewController>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder) -> Controller?
    ) -> NamedActions {
        addingSegueAction(name) { (target: Target, coder, _, _) in method(target)(coder) }
    }

    /// The table with a segue action that gets what fired the segue. It is not called for a sender that is not of the
    /// argument's type.
    public func adding<Target: AnyObject, Sender, Controller: UIViewController>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (NSCoder, Sender) -> Controller?
    ) -> NamedActions {
        addingSegueAction(name) { (target: Target, coder, sender, _) in
            (sender as? Sender).flatMap { method(target)(coder, $0) }
        }
    }

    /// The table with a segue action that gets what fired the segue, and its identifier.
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
