import Foundation

/// The kind of content that a vibrancy effect shows on a blur. More important kinds are more opaque.
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
    /// A less prominent area.
    case secondaryFill
    /// A barely prominent area.
    case tertiaryFill
    /// A line between parts.
    case separator
}

// Chosen (Views): Vibrancy makes content translucent and does not mix its colors with those behind.
/// Lets the background show through the contents of a `UIVisualEffectView` inside a view with a blur.
///
/// The contents are partially transparent, as a group; Apple's effect also mixes their colors with the background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivibrancyeffect>.
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    private init(_ blurEffect: UIBlurEffect, _ style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    /// Creates an effect for labels on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, .label) }

    /// Creates an effect for contents of a style on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, style) }

    /// Creates an effect for labels on a blur with the default style.
    public convenience override init() { self.init(UIBlurEffect(), .label) }

    nonisolated deinit {}

    nonisolated open override var hash: Int { style.hashValue }

    /// Effects of the same style on equal blurs are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    /// The opacity of the contents.
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
