import UIKit

extension StageElement {
    // MARK: State

    /// Whether the element, and the control or cell around it, is enabled. If the element is not on the screen, this
    /// is `false` and the test fails at its end.
    public var isEnabled: Bool {
        use("isEnabled") { view in
            Self.parts(of: view).allSatisfy { !$0.accessibilityTraits.contains(.notEnabled) }
                && (view as? UILabel)?.isEnabled != false
        } ?? false
    }

    /// Whether the element, or the control or cell around it, is selected: for example a table view cell, a collection
    /// view cell, a tab, a segment or a button.
    public var isSelected: Bool {
        use("isSelected") { view in Self.parts(of: view).contains(where: Self.isSelected) } ?? false
    }

    /// The element's value, as in `XCUIElement`: "1" or "0" for a switch, a percentage for a slider, the text or else
    /// the placeholder for a text field, and the accessibility value for any other view. `nil` if the element has no
    /// value.
    public var value: String? {
        use("value") { view in Self.parts(of: view).lazy.compactMap(Self.value).first } ?? nil
    }

    /// Returns a view, and the control or cell that contains it.
    private static func parts(of view: UIView) -> [UIView] {
        let outer = sequence(first: view, next: \.superview).first {
            $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        return outer.map { $0 === view ? [view] : [view, $0] } ?? [view]
    }

    /// Returns whether a view itself is selected.
    static func isSelected(_ view: UIView) -> Bool {
        view.accessibilityTraits.contains(.selected) || (view as? UITableViewCell)?.isSelected == true
            || (view as? UICollectionViewCell)?.isSelected == true
    }

    private static func value(of view: UIView) -> String? {
        if let value = view.accessibilityValue { return value }
        switch view {
        case let field as UITextField where field.isSecureTextEntry:
            return field.text.map { String(repeating: "•", count: $0.count) }
        case let field as UITextField: return field.text?.isEmpty == false ? field.text : field.placeholder
        case let text as UITextView: return text.text
        default: return nil
        }
    }
}
