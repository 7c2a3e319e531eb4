import Foundation
import QuartzCore

/// Which classes have which of the standard edit actions, and how these are called by name.
///
/// A class has an action when it, or a class above it, overrides `UIResponder`'s method: then the class's method table
/// has a different entry. What has a `pasteConfiguration` can paste without that.
@MainActor
enum StandardEditActions {
    static let table: NamedActions = {
        var table = NamedActions()
        for (index, (name, method)) in actions.enumerated() {
            table = table.adding(
                name,
                NamedActions.Method(isOffered: {
                    ClassTable(of: type(of: $0)).overrides(methods, index)
                        || name == "paste:" && ($0 as? UIResponder)?.pasteConfiguration != nil
                }) { object, sender, _ in
                    guard let responder = object as? UIResponder else { return false }
                    method(responder)(sender)
                    return true
                })
        }
        return table
    }()

    /// In the order of the declarations in `UIResponder`.
    private static let actions: [(Selector, @MainActor (UIResponder) -> @MainActor (Any?) -> Void)] = [
        ("cut:", UIResponder.cut(_:)),
        ("copy:", UIResponder.copy(_:)),
        ("paste:", UIResponder.paste(_:)),
        ("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)),
        ("pasteAndGo:", UIResponder.pasteAndGo(_:)),
        ("pasteAndSearch:", UIResponder.pasteAndSearch(_:)),
        ("select:", UIResponder.select(_:)),
        ("selectAll:", UIResponder.selectAll(_:)),
        ("delete:", UIResponder.delete(_:)),
        ("duplicate:", UIResponder.duplicate(_:)),
        ("rename:", UIResponder.rename(_:)),
        ("move:", UIResponder.move(_:)),
        ("export:", UIResponder.export(_:)),
        ("printContent:", UIResponder.printContent(_:)),
        ("find:", UIResponder.find(_:)),
        ("findAndReplace:", UIResponder.findAndReplace(_:)),
        ("findNext:", UIResponder.findNext(_:)),
        ("findPrevious:", UIResponder.findPrevious(_:)),
        ("useSelectionForFind:", UIResponder.useSelectionForFind(_:)),
        ("toggleBoldface:", UIResponder.toggleBoldface(_:)),
        ("toggleItalics:", UIResponder.toggleItalics(_:)),
        ("toggleUnderline:", UIResponder.toggleUnderline(_:)),
        ("increaseSize:", UIResponder.increaseSize(_:)),
        ("decreaseSize:", UIResponder.decreaseSize(_:)),
        ("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:)),
        ("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:)),
    ]

    private static let methods = OverridableMethods(
        of: UIResponder.self, plain: Plain.self, overriding: Full.self, count: actions.count)

    /// Overrides nothing.
    private final class Plain: UIResponder {}

    /// Overrides every action.
    private final class Full: UIResponder {
        override func cut(_ sender: Any?) {}
        override func copy(_ sender: Any?) {}
        override func paste(_ sender: Any?) {}
        override func pasteAndMatchStyle(_ sender: Any?) {}
        override func pasteAndGo(_ sender: Any?) {}
        override func pasteAndSearch(_ sender: Any?) {}
        override func select(_ sender: Any?) {}
        override func selectAll(_ sender: Any?) {}
        override func delete(_ sender: Any?) {}
        override func duplicate(_ sender: Any?) {}
        override func rename(_ sender: Any?) {}
        override func move(_ sender: Any?) {}
        override func export(_ sender: Any?) {}
        override func printContent(_ sender: Any?) {}
        override func find(_ sender: Any?) {}
        override func findAndReplace(_ sender: Any?) {}
        override func findNext(_ sender: Any?) {}
        override func findPrevious(_ sender: Any?) {}
        override func useSelectionForFind(_ sender: Any?) {}
        override func toggleBoldface(_ sender: Any?) {}
        override func toggleItalics(_ sender: Any?) {}
        override func toggleUnderline(_ sender: Any?) {}
        override func increaseSize(_ sender: Any?) {}
        override func decreaseSize(_ sender: Any?) {}
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
}
