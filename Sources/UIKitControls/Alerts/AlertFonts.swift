import Foundation

/// The fonts of an alert or action sheet, for the preferred content size category.
struct AlertFonts: Equatable {
    let title: UIFont
    let message: UIFont
    let action: UIFont
    /// The font of the bold action.
    let emphasized: UIFont

    init(_ kind: AlertMetrics.Kind, _ traits: UITraitCollection) {
        func preferred(_ style: UIFont.TextStyle) -> UIFont {
            .preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        func bold(_ font: UIFont) -> UIFont { .systemFont(ofSize: font.pointSize, weight: .semibold) }
        message = preferred(.footnote)
        if kind == .alert {
            (title, action) = (bold(preferred(.body)), preferred(.body))
        } else {
            (title, action) = (bold(message), preferred(.title3))
        }
        emphasized = bold(action)
    }
}
