import Foundation

/// Selects the arranged view that provides the stack's baselines.
extension UIStackView {
    func viewForBaseline(isFirst: Bool) -> UIView {
        let views = shownViews
        let view: UIView? =
            switch axis {
            case .vertical: isFirst ? views.first : views.last
            case .horizontal: highest(of: views)
            }
        guard let view else { return self }
        guard let stack = view as? UIStackView else { return view }
        return isFirst ? stack.forFirstBaselineLayout : stack.forLastBaselineLayout
    }

    // Chosen (Layout): The baselines of a row of a stack view belong to its highest content, not to the view that is
    // highest in a row of limited height.
    /// Returns the view with the highest content, the first one of several. The heights in the layout are not
    /// compared, since without enough room they depend on the baselines, and therefore on this selection.
    private func highest(of views: [UIView]) -> UIView? {
        let minimums = baselineCycle.minimumHeights(of: views)
        var highest: (view: UIView, height: CGFloat)?
        for (index, view) in views.enumerated() {
            let current = Self.contentHeight(of: view)
            let height = minimums.map { max(current, $0[index]) } ?? current
            if let best = highest, height <= best.height { continue }
            highest = (view, height)
        }
        return highest?.view
    }

    /// Returns the height of a view's content at the view's width; for a view without content, its own height.
    private static func contentHeight(of view: UIView) -> CGFloat {
        if let stack = view as? UIStackView {
            let views = stack.shownViews
            let heights = views.map(contentHeight)
            guard stack.axis == .vertical else { return heights.max() ?? 0 }
            return zip(views, views.dropFirst()).map { stack.space(after: $0, before: $1) }.reduce(
                heights.reduce(0, +), +)
        }
        if let height = view.layoutState?.content?.size.height, height != noIntrinsicMetric { return height }
        let height = view.intrinsicContentSize.height
        if height != noIntrinsicMetric { return height }
        return view.layoutState.map { LayoutEngine.current.rect(of: $0).height } ?? 0
    }

    /// Called when the selected baseline views may have changed, which constraints on the stack's baselines depend on.
    func baselineViewsMayHaveChanged() {
        if baselineCycle.isFound { baselineCycle.includeHeights(of: shownViews, Self.contentHeight) }
        let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
        guard first !== firstBaselineView || last !== lastBaselineView else { return }
        (firstBaselineView, lastBaselineView) = (first, last)
        if axis == .horizontal { baselineCycle.selectionDidChange(among: shownViews, Self.contentHeight) }
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.constraints where constraint.dependsOnBaseline(in: self) { constraint.lowerAgain() }
            holder = view.superviewStorage
        }
    }
}
