import CoreGraphics
import Foundation

/// The layout of a card in an alert or action sheet: text above, actions below. Each part scrolls separately if it
/// does not fit.
struct AlertCardLayout: Equatable {
    /// The frame of the text part in the card.
    private(set) var header = CGRect.zero
    /// The full height of the text.
    private(set) var headerHeight: CGFloat = 0
    /// The frames in the text part, when it is scrolled to its top.
    private(set) var title = CGRect.zero
    private(set) var message = CGRect.zero
    private(set) var accessory = CGRect.zero
    /// The separator between text and actions, in the card; `nil` without a separator.
    private(set) var separator: CGRect?
    /// The frame of the actions part in the card.
    private(set) var actions = CGRect.zero
    /// The full height of the actions.
    private(set) var actionsHeight: CGFloat = 0
    /// The frames of the actions and of the separators between them, in the actions part.
    private(set) var rows: [CGRect] = []
    private(set) var separators: [CGRect] = []

    /// Returns the height of a card that shows its full content.
    static func height(of content: AlertCardContent, _ metrics: AlertMetrics, width: CGFloat) -> CGFloat {
        let layout = Self(content, metrics, size: CGSize(width: width, height: 0), isRightToLeft: false)
        return layout.headerHeight + (layout.separator?.height ?? 0) + layout.actionsHeight
    }

    /// - Parameter size: The size of the card.
    init(_ content: AlertCardContent, _ metrics: AlertMetrics, size: CGSize, isRightToLeft: Bool) {
        let width = max(0, size.width)
        placeTexts(content, metrics, width: width)
        placeRows(content, metrics, width: width, isRightToLeft: isRightToLeft)

        let line = headerHeight > 0 && !content.rows.isEmpty ? metrics.hairline : 0
        let room = max(0, size.height - line)
        // The text has the space that the actions leave. A part of the actions is always visible.
        let least = metrics.leastActions ?? (room / 2 / metrics.hairline).rounded(.down) * metrics.hairline
        let shownActions = min(actionsHeight, room, max(least, room - headerHeight))
        let shownHeader = min(headerHeight, room - shownActions)
        header = CGRect(x: 0, y: 0, width: width, height: shownHeader)
        if line > 0 { separator = CGRect(x: 0, y: shownHeader, width: width, height: line) }
        actions = CGRect(x: 0, y: shownHeader + line, width: width, height: shownActions)
    }

    private mutating func placeTexts(_ content: AlertCardContent, _ metrics: AlertMetrics, width: CGFloat) {
        let parts = [content.title, content.message, content.accessory]
        guard parts.contains(where: { $0 > 0 }) else { return }
        let textWidth = metrics.textWidth(in: width)
        var (frames, y) = ([CGRect](), metrics.headerInset)
        for height in parts {
            if height > 0, y > metrics.headerInset { y += metrics.spacing }
            frames.append(
                CGRect(x: (width - textWidth) / 2, y: y, width: textWidth, height: max(0, height)))
            y += max(0, height)
        }
        (title, message, accessory) = (frames[0], frames[1], frames[2])
        headerHeight = y + metrics.headerInset
    }

    private mutating func placeRows(
        _ content: AlertCardContent, _ metrics: AlertMetrics, width: CGFloat, isRightToLeft: Bool
    ) {
        rows = content.rows.map { _ in .zero }
        let line = metrics.hairline
        var order = Array(content.rows.indices)
        let half = ((width - line) / 2 / line).rounded(.down) * line
        let areTwoBesideOneAnother =
            metrics.kind == .alert && order.count == 2 && half > 0 && content.rowWidths.allSatisfy { $0 <= half }
        if let cancel = content.cancel, order.indices.contains(cancel) {
            order.remove(at: cancel)
            order.insert(cancel, at: areTwoBesideOneAnother ? 0 : order.count)
        }
        if areTwoBesideOneAnother {
            actionsHeight = content.rows.max() ?? 0
            if isRightToLeft { order.reverse() }
            rows[order[0]] = CGRect(x: 0, y: 0, width: half, height: actionsHeight)
            rows[order[1]] = CGRect(x: half + line, y: 0, width: width - half - line, height: actionsHeight)
            separators = [CGRect(x: half, y: 0, width: line, height: actionsHeight)]
            return
        }
        var y: CGFloat = 0
        for (place, index) in order.enumerated() {
            if place > 0 {
                separators.append(CGRect(x: 0, y: y, width: width, height: line))
                y += line
            }
            rows[index] = CGRect(x: 0, y: y, width: width, height: max(0, content.rows[index]))
            y += max(0, content.rows[index])
        }
        actionsHeight = y
    }
}
