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

    /// How the tint colour is shown here and below; `automatic` (the superview's) at first. Reading gives the mode in
    /// effect.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            if let own = extras?.tintAdjustmentMode, own != .automatic { return own }
            return superviewStorage?.tintAdjustmentMode ?? .normal
        }
        set {
            extrasForWriting.tintAdjustmentMode = newValue
            traitsOrTintDidChange(tint: true)
        }
    }

    package var effectiveTintColor: UIColor {
        if tintAdjustmentMode == .dimmed { return .systemGray }
        var view: UIView? = self
        while let current = view {
            if let tint = current.tint { return tint }
            view = current.superviewStorage
        }
        return .systemBlue
    }

    /// The style the view and its subviews use instead of the superview's; `unspecified` at first.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overrideUserInterfaceStyle ?? .unspecified }
        set {
            let old = traitCollection
            extrasForWriting.overrideUserInterfaceStyle = newValue
            if old != traitCollection { traitsDidChange(from: old) }
        }
    }

    package var effectiveTraits: UITraitCollection {
        var style = UIUserInterfaceStyle.unspecified
        var view: UIView? = self
        while let current = view {
            if style == .unspecified {
                if let own = current.extras?.overrideUserInterfaceStyle, own != .unspecified {
                    style = own
                } else if let own = current.owningController?.overrideUserInterfaceStyle, own != .unspecified {
                    style = own
                }
            }
            if let window = current as? UIWindow {
                let traits = window.screenIfAny?.traitCollection ?? UITraitCollection.current
                return style == .unspecified ? traits : traits.with(style)
            }
            view = current.superviewStorage
        }
        let traits = UITraitCollection.current
        return style == .unspecified ? traits : traits.with(style)
    }

    /// Tells the view and everything below it that inherited traits changed, top-down.
    package func traitsDidChange(from previous: UITraitCollection) {
        traitsOrTintDidChange(tint: false)
        if previous.layoutDirection != traitCollection.layoutDirection { constraintDirectionDidChange() }
        traitCollectionDidChange(previous)
        owningController?.traitCollectionDidChange(previous)
        for view in subviewsStorage { view.traitsDidChange(from: previous) }
    }

    /// Resolves dynamic colours anew and, for tint, tells the view and those below that inherit it.
    package func traitsOrTintDidChange(tint: Bool) {
        if let background, background.isDynamic {
            layer.backgroundColor = background.resolvedColor(with: traitCollection).cgColor
        }
        if flags.hasDrawnContents { setNeedsDisplay() }
        guard tint else { return }
        tintColorDidChange()
        for view in subviewsStorage where view.tint == nil { view.traitsOrTintDidChange(tint: true) }
    }
}

extension UITraitCollection {
    fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }
}
