import Foundation
import InterfaceDocuments

/// A segue back to an existing controller: the nearest controller with a method of a given name.
///
/// search ─▶ prepare(for:sender:) of the source ─▶ the destination's method ─▶ perform(): dismissal, containers on the
/// way
///
/// The order is recorded (CallbackOrder.md, "Storyboard unwinding"). If no controller is found, the segue is not
/// performed (documented: TN2298).
@MainActor
struct UnwindSegue {
    private let action: Selector
    private let source: UIViewController
    private let sender: Any?
    private let identifier: String?
    private let segueClass: UIStoryboardSegue.Type
    private let animates: Bool

    /// - Parameters:
    ///   - action: The method of the destination.
    ///   - source: The controller that triggers it.
    ///   - sender: The object that triggers it.
    ///   - identifier: The segue's identifier in the storyboard.
    ///   - segueClass: The class of the segue.
    ///   - animates: Whether it is animated.
    init(
        action: Selector, source: UIViewController, sender: Any?, identifier: String? = nil,
        segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self, animates: Bool = true
    ) {
        (self.action, self.source, self.sender) = (action, source, sender)
        (self.identifier, self.segueClass, self.animates) = (identifier, segueClass, animates)
    }

    /// Performs a segue that the user has triggered, if the source permits it.
    func fire() {
        guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform()
    }

    /// Performs the segue.
    func perform() {
        var search = UnwindSearch(UIStoryboardUnwindSegueSource(source, action, sender: sender))
        guard let found = search.run(), let destination = found.path.last else {
            return Diagnostics.warn(
                .segue,
                "No view controller performs the unwind action \(MessageText.quoted("\(action)")) of \(Diagnostics.name(source)). Add it to the "
                    + "namedActions of the destination controller.")
        }
        let segue = makeSegue(found, destination)
        source.prepare(for: segue, sender: sender)
        ActionDelivery.call(action, of: destination, segue, nil)
        guard !animates else { return segue.perform() }
        let wasEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(false)
        segue.perform()
        UIView.setAnimationsEnabled(wasEnabled)
    }

    private func makeSegue(_ found: UnwindSearch.Result, _ destination: UIViewController) -> UIStoryboardSegue {
        if let made = found.executor?.segueForUnwinding(to: destination, from: source, identifier: identifier) {
            return made
        }
        let segue = UIStoryboardSegue.make(
            segueClass, identifier: identifier, source: source, destination: destination)
        let route = UnwindRoute(source: source, path: found.path)
        segue.behavior = { route.perform($0) }
        return segue
    }
}
