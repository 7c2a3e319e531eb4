/// A tab bar controller, from the perspective of unwind segues.
@MainActor
package protocol TabContainer: UIViewController {}
