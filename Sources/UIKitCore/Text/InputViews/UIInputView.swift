import CoreGraphics
import Foundation
import UIFoundation

/// A view for `inputView` and `inputAccessoryView` that looks like a part of the keyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiinputview>.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How the view looks.
    public enum Style: Int, Sendable {
        /// With its own background colour.
        case `default` = 0
        /// On the keyboard's background, light or dark.
        case keyboard
    }

    /// How the view looks.
    open private(set) var inputViewStyle: Style

    /// Whether constraints inside determine its height, and not its frame. The default is `false`.
    open var allowsSelfSizing = false {
        didSet {
            guard allowsSelfSizing != oldValue else { return }
            superview?.setNeedsLayout()
        }
    }

    /// Makes a view with a style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
    }

    /// Makes a view from an archive, in the default style.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
