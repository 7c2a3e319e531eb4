import CoreGraphics

/// The default layout of a text field. Left and right have the meaning of a left-to-right layout; `isRightToLeft`
/// swaps the sides of the views.
@MainActor
struct TextFieldLayout {
    let style: UITextField.BorderStyle
    let isRightToLeft: Bool

    static let clearButtonSize = CGSize(width: 19, height: 19)
    /// The distance between the clear button and the trailing edge of the field, and between the clear button and the
    /// text.
    static let clearButtonInset: CGFloat = 5

    /// The distance between the text and the border.
    var textInset: CGSize {
        switch style {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel: CGSize(width: 4, height: 4)
        case .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    // Chosen (Text): A field with round corners is 34 points high with its default font of 17 points.
    /// The height of the field in addition to the height of its line and the insets.
    var extraHeight: CGFloat { style == .roundedRect ? 9.3 : 1.5 }

    /// Returns the frame of the text in a field with views at its sides.
    func textRect(in bounds: CGRect, leading: CGFloat, trailing: CGFloat) -> CGRect {
        let inset = textInset
        let start = leading > 0 ? max(leading, inset.width) : inset.width
        let end = trailing > 0 ? max(trailing, inset.width) : inset.width
        let (left, right) = isRightToLeft ? (end, start) : (start, end)
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + inset.height, width: max(0, bounds.width - left - right),
            height: max(0, bounds.height - 2 * inset.height))
    }

    /// Returns the frame of a view at the left or right side, vertically centered.
    func side(_ size: CGSize, isLeft: Bool, in bounds: CGRect) -> CGRect {
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    func clearButton(in bounds: CGRect) -> CGRect {
        // In a field that is narrower than both insets, the inset rectangle would be null.
        let inset = min(Self.clearButtonInset, bounds.width / 2)
        return side(Self.clearButtonSize, isLeft: isRightToLeft, in: bounds.insetBy(dx: inset, dy: 0))
    }

    /// The width that the clear button and the distances beside it need.
    static var clearButtonSpace: CGFloat { clearButtonSize.width + 2 * clearButtonInset }
}
