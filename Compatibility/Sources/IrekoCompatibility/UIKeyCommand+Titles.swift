import UIKit

extension UIKeyCommand {
    /// Makes a command with a title, in the form of iOS 9 to 12.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle title: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        discoverabilityTitle = title
    }
}
