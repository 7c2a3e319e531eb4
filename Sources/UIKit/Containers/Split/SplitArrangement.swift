import CoreGraphics
import UIKitCore

/// The visible columns of a split view: side by side, over one another, or only one.
enum SplitArrangement: Equatable {
    case expanded(UISplitViewController.DisplayMode)
    /// One column fills the view: the bottom column of the stack, or the compact column.
    case collapsed(UISplitViewController.Column)
    /// No columns are visible, before the split view is in a window.
    case empty

    /// Returns the visible columns, the outermost first.
    func columns(of style: UISplitViewController.Style) -> [UISplitViewController.Column] {
        switch self {
        case .empty: []
        case .collapsed(let column): [column]
        case .expanded(let mode):
            switch SplitModes.columns(of: mode) {
            case 0: [.secondary]
            case 1: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
            default: style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            }
        }
    }

    var dimsSecondary: Bool {
        if case .expanded(let mode) = self { return mode.dimsSecondary }
        return false
    }
}

/// The frames of the columns, as a function of size, arrangement and widths. Hidden columns are beside the edge.
///
///     oneBeside          oneOver             twoDisplace
///     ┌───┬───────┐      ┌───┬─ ─ ─ ─┐      ┌───┬───┬──────┼──┐
///     │ 1 │   C   │      │ 1 │   C   │      │ 1 │ 2 │   C  ┊  │
///     └───┴───────┘      └───┴─ ─ ─ ─┘      └───┴───┴──────┼──┘
struct SplitLayout {
    let size: CGSize
    let arrangement: SplitArrangement
    let style: UISplitViewController.Style
    let widths: SplitWidths
    /// Whether the primary column is on the right.
    let isMirrored: Bool

    func frame(of column: UISplitViewController.Column) -> CGRect {
        if case .collapsed(let shown) = arrangement {
            // Hidden columns keep the size that they would have.
            return column == shown ? CGRect(origin: .zero, size: size) : hidden(column)
        }
        let (x, width) = span(of: column)
        return place(x, width)
    }

    private var hasThree: Bool { style == .tripleColumn }

    /// Returns the horizontal extent, from the primary edge.
    private func span(of column: UISplitViewController.Column) -> (x: CGFloat, width: CGFloat) {
        let (p, s) = (widths.primary, hasThree ? widths.supplementary : 0)
        let shown = arrangement.columns(of: style)
        let showsPrimary = shown.contains(.primary)
        let showsSupplementary = shown.contains(.supplementary)
        switch column {
        case .primary: return (showsPrimary ? 0 : showsSupplementary ? -p : -p - s, p)
        case .supplementary: return (showsPrimary ? p : showsSupplementary ? 0 : -s, s)
        case .compact: return (0, size.width)
        case .secondary: break
        }
        guard case .expanded(let mode) = arrangement else { return (0, size.width) }
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return (0, size.width)
        case .oneBesideSecondary:
            let first = hasThree ? s : p
            return (first, max(0, size.width - first))
        case .twoBesideSecondary: return (p + s, max(0, size.width - p - s))
        case .twoDisplaceSecondary: return (p + s, max(0, size.width - s))
        }
    }

    private func hidden(_ column: UISplitViewController.Column) -> CGRect {
        switch column {
        case .primary: place(-widths.primary, widths.primary)
        case .supplementary: place(-widths.supplementary, widths.supplementary)
        case .secondary, .compact: CGRect(origin: .zero, size: size)
        }
    }

    private func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
}
