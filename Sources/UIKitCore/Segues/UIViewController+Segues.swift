import Foundation
import QuartzCore

// Implements the segue members of `UIViewController`.
extension UIViewController {
    /// Performs the first segue with the identifier, independent of its trigger (recorded).
    func performSegueOfScene(_ identifier: String, sender: Any?) {
        let found = documentScene?.description.segues.first {
            $0.segue.identifier == identifier && $0.segue.kind != .relationship
        }
        guard let found else {
            return Diagnostics.raise(
                .segue, "Receiver (\(Diagnostics.name(self))) has no segue with identifier '\(identifier)'")
        }
        SegueRun(found.segue, ownerID: found.owner.id, source: self, sender: sender).perform()
    }

    // MARK: Unwinding

    /// Returns the child on the path from the source of an unwind segue to this controller.
    func childOnWay(from source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var last: UIViewController?
        for step in UnwindAncestry(of: source.source).steps {
            if step.controller === self { return last?.parentStorage === self ? last : nil }
            last = step.controller
        }
        return nil
    }

    /// Returns the default result of `forUnwindSegueAction(_:from:withSender:)`: the destination in this controller.
    func destinationForUnwinding(
        _ action: Selector, from source: UIViewController, sender: Any?
    ) -> UIViewController? {
        var search = UnwindSearch(UIStoryboardUnwindSegueSource(source, action, sender: sender))
        return search.destination(inside: self)
    }

    /// Returns a segue that dismisses and calls the containers on the path to the destination.
    func standardSegueForUnwinding(
        to destination: UIViewController, from source: UIViewController, identifier: String?
    ) -> UIStoryboardSegue {
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        let path = UnwindSearch.path(from: self, to: destination)
        segue.behavior = { UnwindRoute(source: source, path: path).perform($0) }
        return segue
    }
}
