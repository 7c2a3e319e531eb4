import Foundation

/// Calls methods of a source that create the destination of a segue (`@IBSegueAction`).
@MainActor
enum SegueActions {
    /// Calls a segue action.
    ///
    /// - Returns: `nil` if the method returns `nil`, so that the storyboard creates the destination, or if the class
    ///   does not offer it, which is an error.
    static func controller(
        _ name: Selector, of source: UIViewController, coder: NSCoder, sender: Any?, identifier: String?
    ) -> UIViewController? {
        let short = Selector(name.description.replacingOccurrences(of: "WithCoder:", with: ":"))
        let method = NamedActions.method(name, of: source) ?? NamedActions.method(short, of: source)
        guard let make = method?.makeController else {
            let type = "\(Swift.type(of: source))"
            Diagnostics.raise(
                .unrecognizedSelector,
                "-[\(type) \(name)]: unrecognized selector sent to instance \(Diagnostics.name(source)). Add the segue "
                    + "action to \(type).namedActions.")
            return nil
        }
        return make(source, coder, sender, identifier)
    }
}
