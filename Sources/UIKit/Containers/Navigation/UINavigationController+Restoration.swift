import Foundation
import UIKitCore

extension UINavigationController: RestorationContainer {
    private static let stackKey = "UINavigationController.stack"
    private static let aboveKey = "UINavigationController.stackAboveColumns"

    package var restorationChildren: [UIViewController] { borrower == nil ? children : ownStack }

    // Chosen (Restoration): Members of a navigation stack without an identifier are omitted and logged, those above
    // remain.
    /// Writes the stack from the bottom up. Controllers without an identifier are left out, and a line is
    /// logged. Columns of a split view in the stack belong to the split view; the controllers above them are written
    /// separately.
    func encodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateEncoder else { return }
        let all = ownStack
        let own = all.filter { !$0.isSplitColumn }
        let countBelow = all.firstIndex(where: \.isSplitColumn) ?? own.count
        coder.encode(stack: own[..<countBelow], of: self, forKey: Self.stackKey)
        if countBelow < own.count { coder.encode(stack: own[countBelow...], of: self, forKey: Self.aboveKey) }
        let unnamed = own.filter { ($0.restorationIdentifier ?? "").isEmpty }
        guard !unnamed.isEmpty, unnamed.count < own.count else { return }
        Diagnostics.warn(
            .restoration,
            "\(unnamed.map { Diagnostics.name($0) }.joined(separator: ", ")) in the stack of \(Diagnostics.name(self)) will be missing "
                + "when it is restored: give each controller of the stack a restorationIdentifier.")
    }

    /// Shows the controllers of the stack that were found. If no controller was found, the stack remains unchanged.
    func decodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateDecoder else { return }
        let container = borrower ?? self
        var taken: Set<UIViewController> = []
        func isTaken(_ controller: UIViewController) -> Bool {
            !(controller is UINavigationController) && !(controller is UISplitViewController)
                && controller.canBeTaken(by: container) && taken.insert(controller).inserted
        }
        let below = coder.decodeChildren(forKey: Self.stackKey).filter(isTaken)
        var above = coder.decodeChildren(forKey: Self.aboveKey).filter(isTaken)
        // Columns in the stack were put there by the split view, which is restored before.
        let columns = ownStack.filter(\.isSplitColumn)
        if columns.isEmpty, !above.isEmpty, let column = columnAbove {
            // The split view is not collapsed: the controllers belong to the column below them.
            column.pagesRestoredAbove = above
            column.replaceOwnStack(column.ownStack + above)
            above = []
        }
        let restored = below + columns + above + pagesRestoredAbove
        pagesRestoredAbove = []
        guard restored.count > columns.count, restored != ownStack else { return }
        replaceOwnStack(restored)
    }

    // Chosen (Restoration): A navigation controller under More keeps its own stack, and More the pages above a tab.
    // Controllers above a column of a collapsed split view are above it again; in an expanded one they belong to that
    // column.
    /// The navigation controller of the column that is put onto this one when its split view collapses.
    private var columnAbove: UINavigationController? {
        guard isSplitColumn, let split = splitViewController else { return nil }
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        return columns.compactMap { split.viewController(for: $0) as? UINavigationController }.last { $0 !== self }
    }
}
