import CoreGraphics
import Foundation
import UIKitCore

// The layout of the columns.
extension UISplitViewController {
    // MARK: Widths

    func widths(in size: CGSize) -> SplitWidths {
        let primary = primaryRequest.width(in: size.width)
        guard style == .tripleColumn else { return SplitWidths(primary: primary, supplementary: 0) }
        return SplitWidths(primary: primary, supplementary: widthRequests.supplementary.width(in: size.width))
            .fitting(size.width)
    }

    /// The requested widths of the primary column. A classic split view ignores the preferred width in points (recorded
    /// on iOS 26.1).
    private var primaryRequest: ColumnWidthRequest {
        var request = widthRequests.primary
        if style == .unspecified { request.preferred = Self.automaticDimension }
        return request
    }

    /// The widths as they were recorded on iOS 26.1 before the split view is in a window, and while it is collapsed.
    var currentWidths: SplitWidths {
        guard isArranged else {
            return SplitWidths(
                primary: primaryRequest.width(before: style == .tripleColumn ? 280 : 320),
                supplementary: widthRequests.supplementary.width(before: 320))
        }
        let size = viewIfLoaded?.bounds.size ?? .zero
        guard case .collapsed = state.shown else { return widths(in: size) }
        return SplitWidths(primary: size.width, supplementary: size.width)
    }

    package func widthsDidChange() {
        guard isArranged else { return }
        viewIfLoaded?.setNeedsLayout()
        // Inside an animation the change is animated.
        if UIView.inheritedAnimationDuration > 0 { viewIfLoaded?.layoutIfNeeded() }
    }

    package func width(of column: Column) -> CGFloat {
        column == .supplementary ? currentWidths.supplementary : currentWidths.primary
    }

    /// Whether the primary column is on the right.
    var isPrimaryAtRight: Bool {
        let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored == (primaryEdge == .leading)
    }

    func layout(_ arrangement: SplitArrangement, in size: CGSize) -> SplitLayout {
        SplitLayout(
            size: size, arrangement: arrangement, style: style, widths: widths(in: size),
            isMirrored: isPrimaryAtRight)
    }

    // MARK: Layout

    /// Places the columns of the current arrangement.
    func layOut() {
        guard let view = viewIfLoaded, let panels, isArranged else { return }
        let bounds = view.bounds
        let layout = layout(state.shown, in: bounds.size)
        let shown = state.shown.columns(of: style)
        for column in SplitColumns.all {
            let panel = panels[column]
            let frame = layout.frame(of: column)
            if panel.frame != frame { panel.frame = frame }
            panel.fitChild()
            panel.isHidden = panel.child == nil && !shown.contains(column)
            if let child = panel.child, child.parent === self { child.cover(insets(of: column, at: frame, in: bounds)) }
        }
        panels.dimming.frame = bounds
        let alpha: CGFloat = state.shown.dimsSecondary ? 1 : 0
        if panels.dimming.alpha != alpha { panels.dimming.alpha = alpha }
        layOutEdges(layout, panels)
        notifyOuterContainer(of: self)
    }

    /// Sizes the columns before they are first arranged, so that new content has its final size immediately.
    func placeEmptyPanels(for arrangement: SplitArrangement) {
        guard !isArranged, let view = viewIfLoaded, let panels else { return }
        let layout = layout(arrangement, in: view.bounds.size)
        for column in SplitColumns.all { panels[column].frame = layout.frame(of: column) }
    }

    /// Returns the safe area of a column: the insets of the edges that it touches. A column over the content does not
    /// change the content's safe area.
    private func insets(of column: Column, at frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        guard case .expanded(let mode) = state.shown, column != .compact else { return insets }
        // A column beside the edge already has its safe area, so that its content does not move during the transition.
        let isFirst = column != .secondary && (column == .primary || SplitModes.columns(of: mode) < 2)
        let isLast = column == .secondary
        let touchesPrimary = isFirst || isLast && frame.width >= bounds.width
        if !touchesPrimary { insets[isPrimaryAtRight] = 0 }
        if !isLast { insets[!isPrimaryAtRight] = 0 }
        return insets
    }

    /// Places lines between tiled columns, and shadows of columns that cover the content.
    private func layOutEdges(_ layout: SplitLayout, _ panels: SplitPanels) {
        let starts: [Column] = [.supplementary, .secondary]
        for (divider, column) in zip(panels.dividers, starts) {
            let frame = layout.frame(of: column)
            divider.place(
                at: layout.isMirrored ? frame.maxX : frame.minX, height: frame.height, isMirrored: layout.isMirrored)
            divider.isHidden = !isExpanded || column == .supplementary && style != .tripleColumn
            divider.alpha = column == .secondary && state.shown.dimsSecondary ? 0 : 1
        }
        for column in [Column.primary, .supplementary] {
            let layer = panels[column].layer
            let opacity: Float = state.shown.dimsSecondary ? 0.15 : 0
            guard layer.shadowOpacity != opacity else { continue }
            layer.shadowOpacity = opacity
            layer.shadowRadius = 12
            layer.shadowOffset = .zero
        }
    }

    var isExpanded: Bool {
        if case .expanded = state.shown { return true }
        return false
    }

    // MARK: Future sizes

    /// Returns the size of a child when this view has a given size.
    package func columnSize(of child: UIViewController, inSize size: CGSize) -> CGSize {
        guard let column = columns.column(of: child) else { return size }
        let isCompact = (state.pendingSizeClass ?? traitCollection.horizontalSizeClass) == .compact
        guard !isCompact, column != .compact else { return size }
        return layout(.expanded(futureMode(in: size)), in: size).frame(of: column).size
    }

    // MARK: Dragging a divider

    /// Resizes a column whose start the user drags with a mouse.
    func dragDivider(_ column: Column, to x: CGFloat) {
        guard let size = viewIfLoaded?.bounds.size, isExpanded else { return }
        let fromEdge = isPrimaryAtRight ? size.width - x : x
        let isTwo = SplitModes.columns(of: state.mode) == 2
        // The edge before the content belongs to the supplementary column, if it exists.
        if style == .tripleColumn, column == .secondary {
            widthRequests.supplementary.dragged = fromEdge - (isTwo ? currentWidths.primary : 0)
            widthRequests.supplementary.dragged = widthRequests.supplementary.width(in: size.width)
        } else {
            widthRequests.primary.dragged = fromEdge
            widthRequests.primary.dragged = widthRequests.primary.width(in: size.width)
        }
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIEdgeInsets {
    /// The inset on the right or left.
    fileprivate subscript(isRight: Bool) -> CGFloat {
        get { isRight ? right : left }
        set { if isRight { right = newValue } else { left = newValue } }
    }
}
