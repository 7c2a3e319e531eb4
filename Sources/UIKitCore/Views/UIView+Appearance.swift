import Foundation
import QuartzCore

extension UIView {
    /// How a view's tint colour is shown. Raw values are UIKit's.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic
        /// As set.
        case normal
        /// In gray, as behind something modal.
        case dimmed
    }

    /// Found upwards through the members that are not overridden, in a loop, since trees may be deep.
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if let own = current.extras?.tintAdjustmentMode, own != .automatic { return own }
            view = current.superviewStorage
        }
        return .normal
    }

    var effectiveTintColor: UIColor {
        if tintAdjustmentMode == .dimmed { return .systemGray }
        var view: UIView? = self
        while let current = view {
            if let tint = current.tint { return tint }
            view = current.superviewStorage
        }
        return .systemBlue
    }

    /// Resolves dynamic colours anew and, for tint, notifies the view and those below that inherit it.
    func traitsOrTintDidChange(tint: Bool) {
        if let background, background.isDynamic {
            backingLayer.backgroundColor = background.resolvedColor(with: traitCollection).cgColor
        }
        if flags.hasDrawnContents { setNeedsDisplay() }
        if flags.isFocused { window?.windowScene?.focusSystem?.showRing() }
        guard tint else { return }
        tintColorDidChange()
        for view in subviewsStorage where view.tint == nil { view.traitsOrTintDidChange(tint: true) }
    }
}
