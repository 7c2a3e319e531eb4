import CoreGraphics

/// Where the parts of a field are, as far as no subclass says otherwise. Sides are those of a language that is read from left to right, except
/// for the ones that `isRightToLeft` exchanges.
@MainActor
struct TextFieldLayout {
    let style: UITextField.BorderStyle
    let isRightToLeft: Bool

    static let clearButtonSize = CGSize(width: 19, height: 19)
    /// Of the clear button from the field's end, and of the text from the clear button.
    static let clearButtonInset: CGFloat = 5

    /// How far the text stays from the border.
    var textInset: CGSize {
        switch style {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel: CGSize(width: 4, height: 4)
        case .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    /// What the field is higher than its line, besides the insets (chosen so that one with round corners is 34 points high at 17).
    var extraHeight: CGFloat { style == .roundedRect ? 9.3 : 1.5 }

    /// The text's area in a field with views at its sides.
    func textRect(in bounds: CGRect, leading: CGFloat, trailing: CGFloat) -> CGRect {
        let inset = textInset
        let start = leading > 0 ? max(leading, inset.width) : inset.width
        let end = trailing > 0 ? max(trailing, inset.width) : inset.width
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + inset.height, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - 2 * inset.height))
    }

    /// A view of a size at a side, in the middle of the height.
    func side(_ size: CGSize, isLeft: Bool, in bounds: CGRect) -> CGRect {
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    func clearButton(in bounds: CGRect) -> CGRect {
        side(
            Self.clearButtonSize, isLeft: isRightToLeft,
            in: bounds.insetBy(dx: Self.clearButtonInset, dy: 0))
    }

    /// How much the text gives way to the clear button.
    static var clearButtonSpace: CGFloat { clearButtonSize.width + 2 * clearButtonInset }
}
