import Foundation
import QuartzCore

extension UIView {
    /// The adjustment of a view's tint color. The raw values are the same as in UIKit.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic
        /// The unmodified tint color.
        case normal
        /// A gray tint, as behind a modal presentation.
        case dimmed
    }

    /// Searched upward in a loop through members that are not overridden, since trees may be deep.
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

    /// The view's traits, with its tint color as `UIColor.tintColor`.
    var traitsWithTint: UITraitCollection {
        let (traits, tint) = (traitCollection, effectiveTintColor)
        if tint === UIColor.systemBlue { return traits }
        // Without the view's tint, so that resolving a tint of `UIColor.tintColor` terminates.
        return traits.replacing(tintColor: tint.resolvedColor(with: traits))
    }

    /// Returns the traits that resolve a color of the view.
    package func traits(for color: UIColor) -> UITraitCollection {
        color.dependsOnTint ? traitsWithTint : traitCollection
    }

    /// The color behind the content: the color that was set, or the layer's if the layer's color was set afterwards
    /// (recorded on iOS 26.1).
    var currentBackground: UIColor? {
        backingLayer.hasOwnBackground ? backingLayer.backgroundColor.map { UIColor(cgColor: $0) } : background
    }

    func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits(for: color)).cgColor }

    /// Resolves dynamic colors again.
    ///
    /// - Parameter isTintOnly: Whether only the tint color may have changed.
    func resolveColors(isTintOnly: Bool = false) {
        if let background, background.isDynamic, !isTintOnly || background.dependsOnTint,
            !backingLayer.hasOwnBackground
        {
            backingLayer.setViewBackground(resolve(background))
        }
        if flags.hasDrawnContents, !isTintOnly || drawsTint { setNeedsDisplay() }
        if flags.isFocused { window?.windowScene?.focusSystem?.showRing() }
    }

    /// Resolves dynamic colors again, and notifies the view and its descendants that inherit the change. Descendants
    /// with their own tint inherit only the mode. Iterates, since trees may be deep.
    func tintDidChange(mode: Bool = false) {
        var views = [self]
        while let view = views.popLast() {
            view.resolveColors(isTintOnly: true)
            view.tintColorDidChange()
            for subview in view.subviewsStorage.reversed() where mode || subview.tint == nil { views.append(subview) }
        }
    }
}
