import Foundation

/// Which arranged view's baselines count as the stack's.
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

    /// The view with the highest content, and of equals the first. (Not the view that is highest as laid out: where there is
    /// too little room that depends on where the baselines are, and so on the choice itself.)
    private func highest(of views: [UIView]) -> UIView? {
        var highest: (view: UIView, height: CGFloat)?
        for view in views {
            let height = Self.contentHeight(of: view)
            if let best = highest, height <= best.height { continue }
            highest = (view, height)
        }
        return highest?.view
    }

    /// How high the content of a view is in the view's width; of a view without content of its own, the view.
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

    /// Constraints on the stack's baselines depend on the views that these belong to.
    func baselineViewsMayHaveChanged() {
        let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
        guard first !== firstBaselineView || last !== lastBaselineView else { return }
        (firstBaselineView, lastBaselineView) = (first, last)
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.constraints where constraint.dependsOnBaseline(in: self) { constraint.lowerAgain() }
            holder = view.superviewStorage
        }
    }
}
