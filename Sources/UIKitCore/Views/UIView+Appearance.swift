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

    /// The view's traits, in which `UIColor.tintColor` is the view's tint colour.
    var traitsWithTint: UITraitCollection {
        let (traits, tint) = (traitCollection, effectiveTintColor)
        if tint === UIColor.systemBlue { return traits }
        // Without the view's tint, so that a tint of `UIColor.tintColor` has an end.
        return traits.replacing(tintColor: tint.resolvedColor(with: traits))
    }

    /// The traits in which a colour of the view's is looked up.
    package func traits(for color: UIColor) -> UITraitCollection {
        color.dependsOnTint ? traitsWithTint : traitCollection
    }

    /// The color behind the content: the color that was set, or the layer's if the layer's color was set afterwards
    /// (recorded on iOS 26.1).
    var currentBackground: UIColor? {
        let current = backingLayer.backgroundColor
        if let background, current == resolve(background) { return background }
        return current.map { UIColor(cgColor: $0) }
    }

    func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits(for: color)).cgColor }

    /// Resolves dynamic colours anew.
    ///
    /// - Parameter isTintOnly: Nothing but the tint can be another one.
    func resolveColors(isTintOnly: Bool = false) {
        if let background, background.isDynamic { backingLayer.backgroundColor = resolve(background) }
        if flags.hasDrawnContents, !isTintOnly || drawsTint { setNeedsDisplay() }
        if flags.isFocused { window?.windowScene?.focusSystem?.showRing() }
    }

    /// Resolves dynamic colours anew, and notifies the view and those below that inherit what changed: a tint colour, or the mode,
    /// which those with a tint of their own inherit, too. Without recursion, since trees may be deep.
    func tintDidChange(mode: Bool = false) {
        var views = [self]
        while let view = views.popLast() {
            view.resolveColors(isTintOnly: true)
            view.tintColorDidChange()
            for subview in view.subviewsStorage.reversed() where mode || subview.tint == nil { views.append(subview) }
        }
    }
}
