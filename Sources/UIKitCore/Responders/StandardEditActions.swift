import Foundation
import QuartzCore

// Chosen (Swift): Whether a class overrides an edit action is read from its method table.
/// The standard edit actions of classes, which are called by name.
///
/// A class has an action if it, or its superclass, overrides the method of `UIResponder`: then the class's method
/// table has a different entry. A responder with a `pasteConfiguration` can paste without an override.
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

    /// A class without overrides.
    private final class Plain: UIResponder {}

    /// A class that overrides every action.
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
