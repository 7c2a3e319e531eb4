import CoreGraphics
import Foundation

/// The measures of alerts and action sheets on iOS 13 to 18, in points.
///
/// Widths, radii, rows and insets are those that imitations agree on or that were compared with simulators (Flutter's, SDCAlertView's);
/// what is chosen says so.
struct AlertMetrics: Equatable {
    /// How the same controller is shown.
    enum Kind: Sendable { case alert, sheet, popover }

    static let cornerRadius: CGFloat = 14
    /// Between title and message in alerts, which is 1 to 4; in action sheets it is chosen.
    private static let alertSpacing: CGFloat = 4
    private static let sheetSpacing: CGFloat = 8

    let kind: Kind
    /// Whether text has one of the accessibility sizes: then alerts are wider and titles of actions have several lines.
    let isLargeText: Bool
    /// A pixel.
    let hairline: CGFloat
    /// At both sides of title and message.
    let headerSide: CGFloat
    /// Above the title and below the message.
    let headerInset: CGFloat
    /// Between title, message and what stands below it.
    let spacing: CGFloat
    /// The least height of an action.
    let leastRow: CGFloat
    /// At both sides of an action's title.
    let rowSide: CGFloat
    /// Above and below an action's title.
    let rowInset: CGFloat
    /// How much of the actions is seen at least where the text is long; `nil` for half of the card.
    let leastActions: CGFloat?

    /// - Parameters:
    ///   - bodySize: The size of running text.
    ///   - actionSize: The size of actions' titles.
    ///   - displayScale: Pixels a point; less than 1 counts as 1.
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

    /// The least height of an action whose title is so high.
    func rowHeight(ofTitle height: CGFloat) -> CGFloat { max(leastRow, height + 2 * rowInset) }

    /// The room for title and message in a card. In a very narrow one the sides are narrower, too.
    func textWidth(in width: CGFloat) -> CGFloat { max(1, width - 2 * min(headerSide, width / 4)) }
}
