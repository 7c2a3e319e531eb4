import CoreGraphics

/// The frame of a sheet in its container, as a pure function of sizes and traits.
///
/// Heights of detents are inside the sheet's safe area; heights of the sheet include the area below.
struct SheetLayout: Equatable {
    enum Attachment {
        /// Fills the container: if the height is compact.
        case fillsContainer
        /// At the bottom edge, with the width of the container: if the width is compact, and for a sheet that requests
        /// it if the height is compact.
        case bottomEdge
        /// A card in the middle.
        case floating
    }

    var container: CGSize
    var safeArea: UIEdgeInsets
    var sizeClasses: SizeClasses
    /// Whether the card has the readable page size instead of the presented controller's preferred size.
    var hasPageSize: Bool
    var preferredContentSize: CGSize
    /// Whether the sheet is at the bottom edge if the height is compact.
    var attachesInCompactHeight = false
    /// Whether a sheet at the edge in a compact height has the preferred width of the presented controller, if that is
    /// positive and narrower than the safe area.
    var widthFollowsPreferredContentSize = false
    /// The frame of the view over which a card is centered, in the container.
    var source: CGRect?
    /// Height of the container that the keyboard covers from the bottom, if its text input is in the sheet.
    var keyboard: CGFloat = 0

    private static let pageWidth: CGFloat = 712
    private static let formSize = CGSize(width: 540, height: 620)
    // Chosen (Controllers): A sheet that is a card has margins of at least 40 points.
    /// Least margin of a card on each side.
    private static let margin: CGFloat = 40

    var attachment: Attachment {
        if sizeClasses.vertical == .compact { return attachesInCompactHeight ? .bottomEdge : .fillsContainer }
        return sizeClasses.horizontal == .regular ? .floating : .bottomEdge
    }

    /// Distance from the top of the container to the top of the largest sheet.
    var largestTop: CGFloat {
        switch attachment {
        case .fillsContainer: return 0
        case .floating: return largestCard.minY
        case .bottomEdge:
            let gap: CGFloat
            if sizeClasses.vertical == .compact {
                gap = 8
            } else {
                // Without a home indicator, the top of the presenter behind the sheet is also 10 points below the safe
                // area's top.
                gap = safeArea.bottom > 0 ? 10 : 20
            }
            return min(safeArea.top + gap, container.height)
        }
    }

    /// Top of a presenter that is scaled down behind the sheet.
    var presenterTop: CGFloat { safeArea.bottom > 0 ? safeArea.top : safeArea.top + 10 }

    /// The part of a sheet's height below its safe area.
    private var heightBelow: CGFloat {
        switch attachment {
        case .bottomEdge: safeArea.bottom
        case .fillsContainer, .floating: 0
        }
    }

    // MARK: Heights

    /// The largest height of a detent.
    var maximumDetentValue: CGFloat { max(0, largestHeight - heightBelow) }

    /// The height of the medium detent.
    var mediumDetentValue: CGFloat { min(container.height / 2, maximumDetentValue) }

    var largestHeight: CGFloat {
        switch attachment {
        case .fillsContainer: container.height
        case .bottomEdge: container.height - largestTop
        case .floating: largestCard.height
        }
    }

    /// Returns the height of the sheet at a detent's height; `nil` if the height is invalid.
    func height(atDetent value: CGFloat) -> CGFloat? {
        guard value.isFinite, value >= 0 else { return nil }
        return min(value, maximumDetentValue) + heightBelow
    }

    // Chosen (Controllers): While the keyboard is shown for a text in a sheet at the bottom edge, the sheet has a
    // single height: the height of its largest detent, plus the covered height unless this is the large detent.
    /// Returns the height of a sheet at the bottom edge while the keyboard is shown for its text input, in place of the
    /// height of its highest detent. The part above the keyboard has the height of the part that was above the safe
    /// area's end, as far as there is room. (It is measured that the sheet moves to its largest detent.)
    func heightAboveKeyboard(_ highest: CGFloat) -> CGFloat {
        max(highest, min(largestHeight, highest - heightBelow + keyboard))
    }

    // MARK: Frames

    private var largestCard: CGRect {
        var size = CGSize(width: Self.pageWidth, height: .infinity)
        if hasPageSize {
            // A page has the aspect ratio of A4.
            size.width = min(size.width, container.width - 2 * Self.margin)
            size.height = (size.width * CGFloat(2).squareRoot()).rounded(.down)
        } else {
            let preferred = preferredContentSize
            size.width = preferred.width > 0 ? preferred.width : Self.formSize.width
            size.height = preferred.height > 0 ? preferred.height : Self.formSize.height
        }
        size.width = max(0, min(size.width, container.width - 2 * Self.margin))
        size.height = max(0, min(size.height, container.height - 2 * Self.margin))
        return card(size)
    }

    private func card(_ size: CGSize) -> CGRect {
        var origin = CGPoint(
            x: ((container.width - size.width) / 2).rounded(), y: ((container.height - size.height) / 2).rounded())
        if let source {
            // The card is centered over its source, inside the margins of the system.
            func place(_ middle: CGFloat, _ length: CGFloat, _ room: ClosedRange<CGFloat>) -> CGFloat {
                min(max(middle - length / 2, room.lowerBound), max(room.lowerBound, room.upperBound - length)).rounded()
            }
            let margin: CGFloat = 16
            let left = safeArea.left + margin
            let top = safeArea.top + margin
            origin.x = place(
                source.midX, size.width, left...max(left, container.width - safeArea.right - margin))
            origin.y = place(
                source.midY, size.height, top...max(top, container.height - safeArea.bottom - margin))
        }
        if keyboard > 0 {
            // The card does not move above the end of the status bar, even if the keyboard covers a part (measured).
            let highest = min(origin.y, safeArea.top)
            origin.y = min(origin.y, max(highest, container.height - keyboard - size.height))
        }
        return CGRect(origin: origin, size: size)
    }

    /// Returns the sheet's frame at a height, which may be between detents.
    func frame(atHeight height: CGFloat) -> CGRect {
        switch attachment {
        case .fillsContainer: return CGRect(origin: .zero, size: container)
        case .floating: return card(CGSize(width: largestCard.width, height: max(0, height)))
        case .bottomEdge:
            var width = container.width
            if sizeClasses.vertical == .compact {
                width -= safeArea.left + safeArea.right
                if widthFollowsPreferredContentSize, preferredContentSize.width > 0 {
                    width = min(width, preferredContentSize.width)
                }
            }
            width = max(0, width)
            let height = max(0, height)
            return CGRect(
                x: sizeClasses.vertical == .compact ? ((container.width - width) / 2).rounded() : 0,
                y: container.height - height, width: width, height: height)
        }
    }

    /// Whether the upper and the lower corners are round.
    var roundsCorners: (top: Bool, bottom: Bool) {
        switch attachment {
        case .fillsContainer: (false, false)
        case .bottomEdge: (true, false)
        case .floating: (true, true)
        }
    }
}
