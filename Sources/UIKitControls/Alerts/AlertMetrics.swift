import CoreGraphics
import Foundation

/// The measures of alerts and action sheets on iOS 13 to 18, in points.
///
/// The widths, radii, rows and insets are common to imitations, or imitations (Flutter, SDCAlertView) compared with
/// simulators.
struct AlertMetrics: Equatable {
    /// The way that the controller is presented.
    enum Kind: Sendable { case alert, sheet, popover }

    static let cornerRadius: CGFloat = 14
    // Chosen (Controllers): The space between the title and the message of an action sheet is 4 points.
    /// The spacing between title and message, in points. Sources specify 1 to 4 for alerts; action sheets have the same
    /// value.
    private static let alertSpacing: CGFloat = 4
    private static let sheetSpacing: CGFloat = 8

    let kind: Kind
    /// Whether the content size category is an accessibility size. If so, alerts are wider, and titles of actions can
    /// have several lines.
    let isLargeText: Bool
    /// The size of a pixel, in points.
    let hairline: CGFloat
    /// The margins at both sides of title and message.
    let headerSide: CGFloat
    /// The inset above the title and below the message.
    let headerInset: CGFloat
    /// The spacing between title, message and the content below.
    let spacing: CGFloat
    /// The minimum height of an action.
    let leastRow: CGFloat
    /// The margins at both sides of an action's title.
    let rowSide: CGFloat
    /// The inset above and below an action's title.
    let rowInset: CGFloat
    /// The minimum visible height of the actions if the text is long; `nil` for half of the card's height.
    let leastActions: CGFloat?

    /// - Parameters:
    ///   - bodySize: The point size of the body font.
    ///   - actionSize: The point size of actions' titles.
    ///   - displayScale: Pixels per point; values below 1 are treated as 1.
    init(
        _ kind: Kind, isLargeText: Bool = false, bodySize: CGFloat = 17, actionSize: CGFloat = 20,
        displayScale: CGFloat = 1
    ) {
        let pixel = 1 / max(1, displayScale)
        func up(_ length: CGFloat) -> CGFloat { (length / pixel - 0.001).rounded(.up) * pixel }
        self.kind = kind
        self.isLargeText = isLargeText
        hairline = pixel
        if kind == .alert {
            (headerSide, headerInset, spacing) = (20, up(20 * bodySize / 17), Self.alertSpacing)
            (leastRow, rowSide, rowInset) = (44, 8, 11)
            leastActions = isLargeText ? nil : up(67.8)
        } else {
            (headerSide, headerInset, spacing) = (16, up(13.5), Self.sheetSpacing)
            (leastRow, rowSide, rowInset) = (57, 10, up(0.4 * actionSize + 1.8))
            leastActions = 84
        }
    }

    /// Returns the height of an action with a title of the given height.
    func rowHeight(ofTitle height: CGFloat) -> CGFloat { max(leastRow, height + 2 * rowInset) }

    /// Returns the width for title and message in a card. In a very narrow card the margins are smaller.
    func textWidth(in width: CGFloat) -> CGFloat { max(1, width - 2 * min(headerSide, width / 4)) }
}
