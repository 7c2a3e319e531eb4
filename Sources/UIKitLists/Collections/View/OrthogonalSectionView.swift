import Foundation

// Chosen (Collections): The row of an orthogonal section is as wide as the collection view, and the section's insets
// are part of its content. With `groupPaging`, a gesture scrolls by one group.
/// The scroll view of an orthogonal section, with the section's cells as subviews.
///
/// If the layout is mirrored, the row begins at the right: `layoutOffset` is measured from the beginning of the row,
/// `contentOffset` from the left.
final class OrthogonalSectionView: UIScrollView, UIScrollViewDelegate, GroupPaging {
    private(set) var row: OrthogonalSection
    private(set) weak var collection: UICollectionView?

    init(_ row: OrthogonalSection, in collection: UICollectionView) {
        self.row = row
        self.collection = collection
        super.init(frame: row.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        // The collection view handles the touches on its cells.
        flags.forwardsTouches = true
        take(row)
        layoutOffset = -row.leadingRoom
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    /// Sets the frame and the length of a row. The offset from the beginning of the row is kept if the row is long
    /// enough.
    func show(_ row: OrthogonalSection) {
        guard row != self.row else { return }
        let offset = layoutOffset
        let room = self.row.leadingRoom
        take(row)
        let moved = offset == -room ? -row.leadingRoom : offset
        if layoutOffset != moved { layoutOffset = moved }
        guard !isTracking, !isDecelerating else { return }
        let rest = restingOffset(nearestTo: contentOffset)
        if contentOffset != rest { contentOffset = rest }
    }

    private func take(_ row: OrthogonalSection) {
        self.row = row
        if frame != row.frame { frame = row.frame }
        let length = max(row.contentLength, row.isHorizontal ? row.frame.width : 0)
        let size =
            row.isHorizontal
            ? CGSize(width: length, height: row.frame.height)
            : CGSize(width: row.frame.width, height: row.contentLength)
        if contentSize != size { contentSize = size }
        var room = UIEdgeInsets.zero
        if row.isHorizontal {
            (room.left, room.right) = (row.leadingRoom, row.trailingRoom)
            if row.isMirrored { swap(&room.left, &room.right) }
        } else {
            (room.top, room.bottom) = (row.leadingRoom, row.trailingRoom)
        }
        if contentInset != room { contentInset = room }
        switch row.bounce {
        case .always: (alwaysBounceHorizontal, alwaysBounceVertical) = (row.isHorizontal, !row.isHorizontal)
        case .never: bounces = false
        default: break
        }
        let isFast = row.decelerationRate == .fast || row.decelerationRate == .automatic && row.behavior != .continuous
        decelerationRate = isFast ? .fast : .normal
    }

    /// The offset from the beginning of the row, in points.
    var layoutOffset: CGFloat {
        get { layoutOffset(contentOffset) }
        set { contentOffset = contentOffset(newValue) }
    }

    private func layoutOffset(_ offset: CGPoint) -> CGFloat {
        !row.isHorizontal ? offset.y : row.isMirrored ? row.maximumOffset - offset.x : offset.x
    }

    // Chosen (Collections): In right-to-left layout, the row of an orthogonal section begins at the right. With
    // `groupPagingCentered`, its first group is centered at the beginning.
    private func contentOffset(_ offset: CGFloat) -> CGPoint {
        row.isHorizontal
            ? CGPoint(x: row.isMirrored ? row.maximumOffset - offset : offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// The offset of the row's subviews from their attributes in the collection view's content.
    var childShift: CGPoint {
        let x = row.isMirrored ? contentSize.width - row.frame.maxX : -row.frame.minX
        return CGPoint(x: x, y: -row.frame.minY)
    }

    // Chosen (Collections): An animated scroll of an orthogonal section ends at the position that the item had when
    // the scroll began.
    /// Scrolls the row until a frame is at the given position. An empty position scrolls as little as necessary.
    /// Returns whether the row was scrolled.
    func scroll(to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) -> Bool {
        let along = { [row] (rect: CGRect) in row.isHorizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY }
        let (item, size) = (along(frame), row.isHorizontal ? bounds.width : bounds.height)
        var (before, after) = (row.insetBefore, row.insetAfter)
        if row.isMirrored { swap(&before, &after) }
        let current = row.isHorizontal ? contentOffset.x : contentOffset.y
        let (toStart, toEnd) = (item.lowerBound - before, item.upperBound + after - size)
        let isCentred = position.contains(row.isHorizontal ? .centeredHorizontally : .centeredVertically)
        var offset = current
        if position.contains(row.isHorizontal ? .left : .top) {
            offset = toStart
        } else if isCentred {
            offset = (toStart + toEnd) / 2
        } else if position.contains(row.isHorizontal ? .right : .bottom) {
            offset = toEnd
        } else {
            offset = min(max(current, toEnd), toStart)
        }
        let target = restingOffset(
            nearestTo: row.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: animated)
        return true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.rowDidScroll(self) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let layout = collection?.layoutStorage as? UICollectionViewCompositionalLayout else { return }
        targetContentOffset.pointee = contentOffset(
            layout.restingOffset(
                ofSection: row.section, proposed: layoutOffset(targetContentOffset.pointee), current: layoutOffset))
    }

    package var nearestGroupOffset: CGPoint? {
        guard row.behavior != .continuous,
            let layout = collection?.layoutStorage as? UICollectionViewCompositionalLayout
        else { return nil }
        return contentOffset(
            layout.restingOffset(ofSection: row.section, proposed: layoutOffset, current: layoutOffset))
    }
}
