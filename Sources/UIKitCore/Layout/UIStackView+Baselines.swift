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

    /// The highest view; among equals, as all are that fill a row, the one with the highest content, and then the first.
    private func highest(of views: [UIView]) -> UIView? {
        var highest: (view: UIView, height: CGFloat, content: CGFloat)?
        for view in views {
            let content = view.intrinsicContentSize.height
            let solved = view.layoutState.map { LayoutEngine.shared.rect(of: $0).height } ?? 0
            let height = solved > 0 ? solved : content
            if let best = highest {
                let difference = height - best.height
                // The solver computes in fractions of a pixel.
                guard difference > 1e-3 || (difference > -1e-3 && content > best.content) else { continue }
            }
            highest = (view, height, content)
        }
        return highest?.view
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
