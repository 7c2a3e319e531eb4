import CoreGraphics
import Foundation
import UIFoundation

/// A view for `inputView` and `inputAccessoryView` that looks like a part of the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// Appearances of the view.
    public enum Style: Int, Sendable {
        /// With its default background color.
        case `default` = 0
        /// With the keyboard's background, light or dark.
        case keyboard
    }

    /// The appearance of the view.
    open private(set) var inputViewStyle: Style

    /// Whether inner constraints, and not the frame, determine the view's height. The default is `false`.
    open var allowsSelfSizing = false {
        didSet {
            guard allowsSelfSizing != oldValue else { return }
            superview?.setNeedsLayout()
        }
    }

    /// Creates a view with a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
    }

    /// Creates a view with the default style.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Creates a view with the default style from a coder.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
