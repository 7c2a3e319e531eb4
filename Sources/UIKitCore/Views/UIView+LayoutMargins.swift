import Foundation

extension UIView {
    // MARK: Configuring content margins

    var currentLayoutMargins: UIEdgeInsets { layoutMargins(safeArea: safeAreaInsets) { $0.layoutMargins } }

    /// Returns the margins for a known safe area, with a closure for the superview's margins.
    private func layoutMargins(
        safeArea: @autoclosure () -> UIEdgeInsets, ofSuperview: (UIView) -> UIEdgeInsets
    ) -> UIEdgeInsets {
        let margins = ownLayoutMargins
        var insets = UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        if margins.leading != margins.trailing, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (insets.left, insets.right) = (insets.right, insets.left)
        }
        if flags.insetsLayoutMarginsFromSafeArea {
            let safe = safeArea()
            insets.top += safe.top
            insets.left += safe.left
            insets.bottom += safe.bottom
            insets.right += safe.right
        }
        if flags.preservesSuperviewLayoutMargins, let superview = superviewStorage {
            let inner = superview.bounds.inset(by: ofSuperview(superview))
            let frame = self.frame
            insets.left = max(insets.left, inner.minX - frame.minX)
            insets.right = max(insets.right, frame.maxX - inner.maxX)
            // Chosen (Layout): A view in a scroll view, such as a cell, preserves only the left and right margins of
            // its superview (`preservesSuperviewLayoutMargins`), since the top and bottom margins would change while
            // the view moves under the bars.
            if !(superview is UIScrollView) {
                insets.top = max(insets.top, inner.minY - frame.minY)
                insets.bottom = max(insets.bottom, frame.maxY - inner.maxY)
            }
        }
        if flags.layoutMarginsFollowReadableWidth {
            let margin = (bounds.width - Self.readableWidth) / 2
            insets.left = max(insets.left, margin)
            insets.right = max(insets.right, margin)
        }
        return insets
    }

    /// The largest width for comfortable reading, in points.
    static let readableWidth: CGFloat = 672

    /// The margins during layout: the superview has already been laid out, so its margins and insets are known, and
    /// views of a deep tree do not visit their ancestors.
    var layoutMarginsInLayout: UIEdgeInsets {
        layoutMargins(safeArea: safeAreaInsetsInLayout) { superview in
            superview.extras?.lastLayoutMargins ?? superview.layoutMargins
        }
    }

    func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins.top.isFinite, margins.leading.isFinite, margins.bottom.isFinite, margins.trailing.isFinite else {
            Diagnostics.warn(
                .invalidGeometry,
                "\(Diagnostics.name(self)): layout margins \(margins) contain NaN or infinity; the old ones are kept")
            return
        }
        guard margins != extras?.layoutMargins else { return }
        changingLayoutMargins { extrasForWriting.layoutMargins = margins }
    }

    func changingLayoutMargins(_ change: () -> Void) {
        change()
        layoutMarginsMayHaveChanged(to: layoutMargins)
        setNeedsLayout()
    }

    func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let isMirrored = margins.left != margins.right && effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    /// The margins that were set, or the default margins, without safe area and superview.
    private var ownLayoutMargins: NSDirectionalEdgeInsets {
        guard let controller = owningController else { return extras?.layoutMargins ?? Self.plainLayoutMargins }
        guard controller.viewRespectsSystemMinimumLayoutMargins else {
            return extras?.layoutMargins ?? Self.plainLayoutMargins
        }
        let least = controller.systemMinimumLayoutMargins
        guard let own = extras?.layoutMargins else { return least }
        return NSDirectionalEdgeInsets(
            top: max(own.top, least.top), leading: max(own.leading, least.leading),
            bottom: max(own.bottom, least.bottom),
            trailing: max(own.trailing, least.trailing))
    }

    private static let plainLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Compares the margins in effect with the last reported margins.
    func layoutMarginsMayHaveChanged(to current: @autoclosure () -> UIEdgeInsets) {
        // Most views are plain views with default margins.
        let isUnusual =
            owningController != nil || flags.preservesSuperviewLayoutMargins || flags.layoutMarginsFollowReadableWidth
            || extras?.layoutMargins != nil || extras?.lastLayoutMargins != nil
            || (extras?.lastSafeAreaInsets ?? .zero) != .zero
        guard isUnusual else { return }
        let extras = extrasForWriting
        let margins = current()
        let last = extras.lastLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        extras.lastLayoutMargins = margins
        guard margins != last else { return }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        for view in subviewsStorage where view.flags.preservesSuperviewLayoutMargins {
            view.setNeedsLayout()
            view.systemGuidesMayBeStale()
        }
    }
}
