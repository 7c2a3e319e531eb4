import CoreGraphics
import Foundation

extension UIButton.Configuration {
    /// The colors of a button in a state.
    struct Colors {
        var foreground: UIColor
        var background: UIColor
    }

    @MainActor
    func colors(for state: UIControl.State, tint: UIColor, role: UIButton.Role) -> Colors {
        let tint = role == .destructive ? UIColor.systemRed : tint
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
        var foreground = baseForegroundColor ?? standardForeground(tint)
        var fill: UIColor =
            switch style {
            case .plain:
                isSelected ? (baseBackgroundColor ?? tint).withAlphaComponent(0.18) : baseBackgroundColor ?? .clear
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            case .glass: baseBackgroundColor?.faded(to: 0.5) ?? .clear
            case .prominentGlass: (baseBackgroundColor ?? tint).faded(to: 0.8)
            }
        if isSelected && style != .plain && !style.isFilled {
            fill = baseBackgroundColor ?? tint
            foreground = baseForegroundColor ?? .white
        }
        // A background color that the program has set is used unchanged, except `clear` in the plain style, where it
        // is the default.
        if let own = background.backgroundColor, style != .plain || own != .clear { fill = own }
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if style != .plain && background.backgroundColor == nil { fill = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            foreground = foreground.faded(to: style.isFilled ? 0.75 : 0.5)
            if style != .plain { fill = fill.faded(to: 0.75) }
        }
        return Colors(foreground: foreground, background: fill)
    }

    private func standardForeground(_ tint: UIColor) -> UIColor {
        style.isFilled ? .white : style == .glass ? .label : tint
    }

    @MainActor
    func cornerRadius(height: CGFloat, traits: UITraitCollection) -> CGFloat {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
            case .small: 4
            case .medium: 6
            case .large: 10
            case .capsule: height / 2
            }
        return max(0, min(radius, height / 2))
    }

    var titleStyle: UIFont.TextStyle { buttonSize == .small || buttonSize == .mini ? .subheadline : .body }
    var subtitleStyle: UIFont.TextStyle { .caption1 }
}

extension UIColor {
    /// Returns a dynamic color whose alpha is multiplied by a factor.
    func faded(to factor: CGFloat) -> UIColor {
        if !isDynamic { return withAlphaComponent(components(in: .current).alpha * factor) }
        return UIColor { traits in
            self.withAlphaComponent(self.components(in: traits).alpha * factor).resolvedColor(with: traits)
        }
    }
}
