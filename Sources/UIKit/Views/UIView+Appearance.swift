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

    /// The traits that the view sets for itself and all below it; none at first.
    ///
    ///     view.traitOverrides.layoutDirection = .rightToLeft
    public var traitOverrides: UITraitOverrides {
        get { extras?.traitOverrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            extrasForWriting.traitOverrides = newValue
            if old != traitCollection { traitsDidChange(from: old) }
        }
    }

    /// The screen's traits with what the views and controllers from the window down to here set for themselves; the
    /// innermost counts.
    package var effectiveTraits: UITraitCollection {
        var overrides: [TraitValues] = []
        var base: UITraitCollection?
        var view: UIView? = self
        while let current = view {
            if let extras = current.extras {
                overrides.add(extras.traitOverrides, extras.overrideUserInterfaceStyle)
            }
            if let extras = current.owningController?.extras {
                overrides.add(extras.traitOverrides, extras.overrideUserInterfaceStyle)
            }
            if let window = current as? UIWindow { base = window.screenIfAny?.traitCollection }
            view = current.superviewStorage
        }
        let inherited = base ?? UITraitCollection.current
        guard !overrides.isEmpty else { return inherited }
        var values = inherited.values
        for override in overrides.reversed() { values.merge(override) }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
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

extension [TraitValues] {
    /// Notes what one object sets, from the innermost on; its style counts before its other traits.
    fileprivate mutating func add(_ overrides: UITraitOverrides, _ style: UIUserInterfaceStyle) {
        if style != .unspecified {
            var values = TraitValues()
            values.userInterfaceStyle = style
            append(values)
        }
        if !overrides.isEmpty { append(overrides.values) }
    }
}
