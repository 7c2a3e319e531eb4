import Foundation

/// The scroll view of a section that scrolls across its layout's direction. Its cells are its children.
final class OrthogonalSectionView: UIScrollView, UIScrollViewDelegate {
    var row: OrthogonalSection
    private weak var collection: UICollectionView?

    init(_ row: OrthogonalSection, in collection: UICollectionView) {
        self.row = row
        self.collection = collection
        super.init(frame: row.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        clipsToBounds = false
        (self as UIScrollView).delegate = self
        show(row)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    /// Takes a row's place and length over.
    func show(_ row: OrthogonalSection) {
        self.row = row
        if frame != row.frame { frame = row.frame }
        let size =
            row.isHorizontal
            ? CGSize(width: row.contentLength, height: row.frame.height)
            : CGSize(width: row.frame.width, height: row.contentLength)
        if contentSize != size { contentSize = size }
        switch row.bounce {
        case .always: (alwaysBounceHorizontal, alwaysBounceVertical) = (row.isHorizontal, !row.isHorizontal)
        case .never: bounces = false
        default: break
        }
        let isFast = row.decelerationRate == .fast || row.decelerationRate == .automatic && row.behavior != .continuous
        decelerationRate = isFast ? .fast : .normal
    }

    /// Where the row stands along itself.
    var offset: CGFloat { row.isHorizontal ? contentOffset.x : contentOffset.y }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.rowDidScroll(self) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let layout = collection?.layoutStorage as? UICollectionViewCompositionalLayout else { return }
        let proposed = row.isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
        let rest = layout.restingOffset(ofSection: row.section, proposed: proposed, current: offset)
        if row.isHorizontal { targetContentOffset.pointee.x = rest } else { targetContentOffset.pointee.y = rest }
    }
}

extension UICollectionView {
    /// Sees to it that sections in sight that scroll by themselves have their scroll views. Their offsets stay while they are out of sight.
    func layOutRows(_ sight: CGRect) {
        let rows =
            items.counts?.isEmpty == false ? layoutStorage.orthogonalSections(in: layoutStorage.mirrored(sight)) : []
        guard !rows.isEmpty || !items.rows.isEmpty else { return }
        var left = items.rows
        for var row in rows {
            row.frame = layoutStorage.mirrored(row.frame)
            left[row.section] = nil
            if let view = items.rows[row.section] {
                view.show(row)
                view.isHidden = false
            } else {
                let view = OrthogonalSectionView(row, in: self)
                items.rows[row.section] = view
                insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
            }
        }
        for view in left.values { view.isHidden = true }
    }

    /// The scroll view that an element is in; `nil` for one that is in the collection view itself. Headers and footers do not scroll.
    func row(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalSectionView? {
        guard !items.rows.isEmpty, attributes.indexPath.count == 2, let view = items.rows[attributes.indexPath.section],
            !view.isHidden
        else { return nil }
        switch attributes.representedElementCategory {
        case .cell: return view
        case .decorationView: return nil
        case .supplementaryView:
            let row = view.row
            let frame = attributes.frame
            let isInRow =
                row.isHorizontal
                ? frame.midY >= row.frame.minY && frame.midY <= row.frame.maxY
                : frame.midX >= row.frame.minX && frame.midX <= row.frame.maxX
            return isInRow ? view : nil
        }
    }

    /// A row was scrolled: by hand, or by the program.
    func rowDidScroll(_ view: OrthogonalSectionView) {
        layoutStorage.orthogonalSectionDidScroll(view.row.section, to: view.contentOffset)
        setNeedsLayout()
    }

    /// Takes all rows away, with where they stood.
    func dropRows() {
        for view in items.rows.values { view.removeFromSuperview() }
        items.rows = [:]
    }
}
