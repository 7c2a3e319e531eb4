import Foundation
import UIKitCore

extension UINavigationController {
    private static let stackKey = "UINavigationController.stack"

    /// Writes the stack from the bottom up. Controllers without an identifier are left out (chosen), with a line that says so; columns of a
    /// split view that are in the stack are the split view's.
    func encodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateEncoder else { return }
        let own = viewControllers.filter { !$0.isSplitColumn }
        coder.encode(children: own, forKey: Self.stackKey)
        let unnamed = own.filter { ($0.restorationIdentifier ?? "").isEmpty }
        guard !unnamed.isEmpty, unnamed.count < own.count else { return }
        Diagnostics.warn(
            .restoration,
            "\(unnamed.map { Diagnostics.name($0) }.joined(separator: ", ")) in the stack of \(Diagnostics.name(self)) will be missing "
                + "when it is restored: give each controller of the stack a restorationIdentifier.")
    }

    /// Shows the controllers of the stack that were found. Where none was, the stack stays as the program has made it.
    func decodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateDecoder else { return }
        var taken: Set<UIViewController> = []
        let stack = coder.decodeChildren(forKey: Self.stackKey).filter {
            !($0 is UINavigationController) && !($0 is UISplitViewController) && $0.canBeTaken(by: self)
                && taken.insert($0).inserted
        }
        // Columns in the stack were put there by the split view, which is restored before.
        let restored = stack + viewControllers.filter(\.isSplitColumn)
        guard !stack.isEmpty, restored != viewControllers else { return }
        setViewControllers(restored, animated: false)
    }
}
