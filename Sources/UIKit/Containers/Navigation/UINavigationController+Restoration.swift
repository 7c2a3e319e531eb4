import Foundation
import UIKitCore

extension UINavigationController: RestorationContainer {
    private static let stackKey = "UINavigationController.stack"
    private static let aboveKey = "UINavigationController.stackAboveColumns"
    private static let columnKey = "UINavigationController.columnBelowStack"

    package var restorationChildren: [UIViewController] { borrower == nil ? children : ownStack }

    // Chosen (Restoration): Members of a navigation stack without an identifier are omitted and logged, and the
    // members above them remain.
    /// Encodes the stack, beginning with the root. Controllers without an identifier are omitted, and a message is
    /// logged. Columns of a split view in the stack belong to the split view, and the controllers above them are
    /// encoded separately.
    func encodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateEncoder else { return }
        let all = ownStack
        let own = all.filter { !$0.isSplitColumn }
        let countBelow = all.firstIndex(where: \.isSplitColumn) ?? own.count
        coder.encode(stack: own[..<countBelow], of: self, forKey: Self.stackKey)
        if countBelow < own.count {
            coder.encode(stack: own[countBelow...], of: self, forKey: Self.aboveKey)
            coder.encode(all.last(where: \.isSplitColumn), forKey: Self.columnKey)
        }
        let unnamed = own.filter { ($0.restorationIdentifier ?? "").isEmpty }
        guard !unnamed.isEmpty, unnamed.count < own.count else { return }
        Diagnostics.warn(
            .restoration,
            "\(unnamed.map { Diagnostics.name($0) }.joined(separator: ", ")) in the stack of \(Diagnostics.name(self)) will be missing "
                + "when it is restored: give each controller of the stack a restorationIdentifier.")
    }

    // Chosen (Restoration): A navigation controller under More keeps its own stack, and More keeps the pages above a
    // tab. Controllers above a column of a collapsed split view are above it again after restoration; if the split
    // view is expanded by then, they belong to that column.
    /// Displays the restored controllers of the stack. If no controller was restored, the stack remains unchanged.
    func decodeStack(with coder: NSCoder) {
        guard let coder = coder as? StateDecoder else { return }
        let container = borrower ?? self
        var taken: Set<UIViewController> = []
        func isTaken(_ controller: UIViewController) -> Bool {
            !(controller is UINavigationController) && (controller as? any OuterContainer)?.refusalOfPush == nil
                && controller.canBeTaken(by: container) && taken.insert(controller).inserted
        }
        let below = coder.decodeChildren(forKey: Self.stackKey).filter(isTaken)
        var above = coder.decodeChildren(forKey: Self.aboveKey).filter(isTaken)
        // The split view, which is restored earlier, has put the columns into the stack.
        let columns = ownStack.filter(\.isSplitColumn)
        if columns.isEmpty, !above.isEmpty,
            let column = coder.decodeObject(forKey: Self.columnKey) as? UINavigationController, column !== self,
            above.allSatisfy({ $0.canBeTaken(by: column) })
        {
            // The split view is not collapsed, or not shown, so the controllers belong to the column below them.
            column.pagesRestoredAbove = above
            column.replaceOwnStack(column.ownStack + above)
            above = []
        }
        let restored = below + columns + above + pagesRestoredAbove
        pagesRestoredAbove = []
        guard restored.count > columns.count, restored != ownStack else { return }
        replaceOwnStack(restored)
    }
}
