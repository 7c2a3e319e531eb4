import Foundation

/// What the contents of a view with a vibrancy effect are, among what is shown on a blur: the more important, the more
/// of them is seen.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first level.
    case label
    /// Text of the second level.
    case secondaryLabel
    /// Text of the third level.
    case tertiaryLabel
    /// Text of the fourth level.
    case quaternaryLabel
    /// An area.
    case fill
    /// An area that stands out less.
    case secondaryFill
    /// An area that hardly stands out.
    case tertiaryFill
    /// A line between parts.
    case separator
}

/// Lets what lies behind shine through the contents of a `UIVisualEffectView` that is inside of one with a blur.
///
/// It shows the contents in part, as a group; Apple's also mixes their colours with those behind. (Chosen.)
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    private init(_ blurEffect: UIBlurEffect, _ style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    /// Makes an effect for labels on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, .label) }

    /// Makes an effect for contents of a style on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, style) }

    nonisolated deinit {}

    nonisolated open override var hash: Int { style.hashValue }

    /// Effects of the same style on equal blurs are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    /// How much of the contents is seen.
    var opacity: CGFloat {
        switch style {
        case .label: 0.9
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.7
        case .secondaryFill: 0.5
        case .tertiaryFill: 0.3
        case .separator: 0.3
        }
    }
}
