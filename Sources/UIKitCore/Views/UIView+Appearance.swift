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

    /// How the tint colour is shown here and below. The default is `automatic` (the superview's). Reading gives the
    /// mode in effect.
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

    var effectiveTintColor: UIColor {
        if tintAdjustmentMode == .dimmed { return .systemGray }
        var view: UIView? = self
        while let current = view {
            if let tint = current.tint { return tint }
            view = current.superviewStorage
        }
        return .systemBlue
    }

    /// The style the view and its subviews use instead of the superview's. The default is `unspecified`.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.environmentTraits?.style ?? .unspecified }
        set { changeEnvironmentTraits { $0.style = newValue } }
    }

    /// The traits that the view sets for itself and all below it; none by default.
    ///
    ///     view.traitOverrides.layoutDirection = .rightToLeft
    public var traitOverrides: UITraitOverrides {
        get { extras?.environmentTraits?.overrides ?? UITraitOverrides() }
        set { changeEnvironmentTraits { $0.overrides = newValue } }
    }

    /// Resolves dynamic colours anew and, for tint, notifies the view and those below that inherit it.
    func traitsOrTintDidChange(tint: Bool) {
        if let background, background.isDynamic {
            layer.backgroundColor = background.resolvedColor(with: traitCollection).cgColor
        }
        if flags.hasDrawnContents { setNeedsDisplay() }
        guard tint else { return }
        tintColorDidChange()
        for view in subviewsStorage where view.tint == nil { view.traitsOrTintDidChange(tint: true) }
    }
}
