import Foundation

extension UICollectionViewFlowLayout {
    static var supplementaryZIndex: Int { 10 }

    var isVertical: Bool { scrollDirection == .vertical }

    var isEstimating: Bool { estimatedItemSize != .zero }

    var pinsSupplementaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    /// Returns the solution, computed if necessary: it can be requested before the collection view's first layout.
    func solved() -> FlowSolution {
        if solution == nil { solve() }
        return solution ?? FlowSolution()
    }

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
        if context.invalidateEverything { measured = MeasuredSizes() }
        for (element, size) in context.preferredSizes { measured[element.indexPath] = size }
        if context.invalidateDataSourceCounts, solution != nil { formerSolution = solution }
        if isWhole || flow?.invalidateFlowLayoutDelegateMetrics != false { metrics = nil }
        if metrics == nil || flow?.invalidateFlowLayoutAttributes != false { solution = nil }
    }

    func isOfAnotherExtent(_ newBounds: CGRect) -> Bool {
        guard let known = solution?.viewSize ?? collectionView?.bounds.size else { return false }
        return isVertical ? newBounds.width != known.width : newBounds.height != known.height
    }

    /// Returns whether new bounds have a different size, or a different origin across the scrolling direction.
    func movesLines(_ newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return true }
        return newBounds.size != solution?.viewSize ?? bounds.size
            || (isVertical ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY)
    }

    // MARK: Solving

    func solve() {
        guard let collectionView else { return solution = nil }
        let bounds = collectionView.bounds.size
        let content = collectionView.adjustedContentInset
        let width =
            isVertical ? bounds.width - content.left - content.right : bounds.height - content.top - content.bottom
        if let solution, solution.width == width, solution.isVertical == isVertical, metrics != nil {
            self.solution?.viewSize = bounds
            return
        }
        if let solution, solution.width != width { measured = MeasuredSizes() }
        var result = FlowSolution()
        (result.isVertical, result.width, result.viewSize) = (isVertical, width, bounds)
        result.scale = max(1, collectionView.traitCollection.displayScale)
        let known = metrics ?? requestMetrics(of: collectionView)
        metrics = known
        let reference = referenceInsets(of: collectionView)
        var warning = FlowWarning()
        for (index, section) in known.enumerated() {
            var section = section
            section.inset = sectionInset(section.inset, reference)
            if isEstimating { section.sizes = estimatedSizes(section.sizes, section: index) }
            let rules = FlowLines.Rules(
                length: width
                    - (isVertical
                        ? section.inset.left + section.inset.right : section.inset.top + section.inset.bottom),
                itemSpacing: section.itemSpacing, lineSpacing: section.lineSpacing, isSelfSizing: isEstimating)
            if section.sizes.runs.contains(where: { $0.size.length > rules.length + 1e-6 }) {
                warning.note(isAboutDelegate: section.sizesAreOfDelegate || isEstimating)
            }
            result.append(section, rules)
        }
        solution = result
        if width > 0 { warning.report(self, collectionView) }
    }

    /// Returns the insets of the section inset reference minus the content inset; `nil` if the reference is the
    /// content inset.
    private func referenceInsets(of collectionView: UICollectionView) -> UIEdgeInsets? {
        let insets: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return nil
        case .fromSafeArea: insets = collectionView.safeAreaInsets
        case .fromLayoutMargins: insets = collectionView.layoutMargins
        }
        let content = collectionView.adjustedContentInset
        return UIEdgeInsets(
            top: insets.top - content.top, left: insets.left - content.left, bottom: insets.bottom - content.bottom,
            right: insets.right - content.right)
    }

    // Chosen (Collections): `sectionInsetReference` of a flow layout changes only the insets at the ends of lines.
    /// Returns a section's inset plus the inset of the reference, which is reduced by the content inset (recorded).
    /// Only the insets at the ends of lines change.
    private func sectionInset(_ inset: UIEdgeInsets, _ reference: UIEdgeInsets?) -> UIEdgeInsets {
        guard let reference else { return inset }
        var inset = inset
        if isVertical {
            inset.left = max(0, inset.left + reference.left)
            inset.right = max(0, inset.right + reference.right)
        } else {
            inset.top = max(0, inset.top + reference.top)
            inset.bottom = max(0, inset.bottom + reference.bottom)
        }
        return inset
    }

    private func requestMetrics(of collectionView: UICollectionView) -> [FlowSectionMetrics] {
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        return (0..<max(0, collectionView.numberOfSections)).map { section in
            let count = max(0, collectionView.numberOfItems(inSection: section))
            var result = FlowSectionMetrics()
            result.itemSpacing = minimumInteritemSpacing
            result.lineSpacing = minimumLineSpacing
            result.inset = sectionInset
            var (header, footer) = (headerReferenceSize, footerReferenceSize)
            if let delegate {
                let view = collectionView
                result.sizes = requestSizes(section, count, delegate, view, &result.sizesAreOfDelegate)
                result.inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
                result.lineSpacing = delegate.collectionView(
                    view, layout: self, minimumLineSpacingForSectionAt: section)
                result.itemSpacing = delegate.collectionView(
                    view, layout: self, minimumInteritemSpacingForSectionAt: section)
                header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            } else {
                result.sizes = FlowSizes(count: count, of: FlowItemSize(commonSize, isVertical: isVertical))
            }
            result.header = FlowItemSize(header, isVertical: isVertical).height
            result.footer = FlowItemSize(footer, isVertical: isVertical).height
            if !result.itemSpacing.isFinite { result.itemSpacing = 0 }
            if !result.lineSpacing.isFinite { result.lineSpacing = 0 }
            return result
        }
    }

    /// The size of an item if neither the delegate nor a measured cell provides its size.
    private var commonSize: CGSize {
        isEstimating && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    }

    // Chosen (Collections): Whether a flow layout's delegate has `sizeForItemAt` is found by calling it for a
    // section's first item.
    private func requestSizes(
        _ section: Int, _ count: Int, _ delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView,
        _ areOfDelegate: inout Bool
    ) -> FlowSizes {
        var sizes = FlowSizes()
        delegateHasNoSizes = false
        for item in 0..<count {
            guard let path = view.sizingPath(of: IndexPath(item: item, section: section)) else {
                return FlowSizes(count: count, of: FlowItemSize(commonSize, isVertical: isVertical))
            }
            let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
            if delegateHasNoSizes {
                return FlowSizes(count: count, of: FlowItemSize(commonSize, isVertical: isVertical))
            }
            sizes.append(FlowItemSize(size, isVertical: isVertical))
        }
        areOfDelegate = count > 0
        return sizes
    }

    /// Returns the measured sizes of cells that were visible. The remaining items have the delegate's size, or the
    /// average of the measured sizes (recorded).
    private func estimatedSizes(_ sizes: FlowSizes, section: Int) -> FlowSizes {
        let known = measured.sizes(inSection: section).filter { $0.item < sizes.count }
        guard !known.isEmpty else { return sizes }
        var average: FlowItemSize?
        if metrics?[section].sizesAreOfDelegate != true {
            let number = CGFloat(known.count)
            average = FlowItemSize(
                CGSize(
                    width: known.reduce(0) { $0 + $1.size.width } / number,
                    height: known.reduce(0) { $0 + $1.size.height } / number), isVertical: isVertical)
        }
        var result = FlowSizes()
        func appendUnmeasured(to end: Int) {
            while result.count < end {
                let run = sizes.runIndex(of: result.count)
                let stop = min(end, sizes.end(ofRun: run))
                result.append(average ?? sizes.runs[run].size, count: stop - result.count)
            }
        }
        for (item, size) in known {
            appendUnmeasured(to: item)
            result.append(FlowItemSize(size, isVertical: isVertical))
        }
        appendUnmeasured(to: sizes.count)
        return result
    }

    // MARK: Attributes

    // Chosen (Collections): A flow layout creates new attributes for each call. Changing them is harmless, and UIKit's
    // warning about cached frames does not apply.
    func make(_ element: CollectionElement, _ frame: CGRect, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
        .make(type(of: self).layoutAttributesClass, element, frame: frame, zIndex: zIndex)
    }

    // Chosen (Collections): `layoutAttributesForElements(in:)` of a flow layout omits elements that only touch the
    // rectangle.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        guard let rect = rect.part(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        func append(_ kind: String, _ section: Int) {
            guard let frame = supplementaryFrame(kind, section), frame.overlaps(rect) else { return }
            let path = IndexPath(item: 0, section: section)
            result.append(make(.supplementary(kind, path), frame, zIndex: Self.supplementaryZIndex))
        }
        let range = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
        for section in solution.sections(meeting: range) {
            append(UICollectionView.elementKindSectionHeader, section)
            solution.forEachItem(in: rect, section: section) { item, frame in
                result.append(make(.cell(IndexPath(item: item, section: section)), frame))
            }
            append(UICollectionView.elementKindSectionFooter, section)
        }
        return result
    }

    /// Returns the frame of a header or footer. A pinned view is moved into the visible area within its section.
    func supplementaryFrame(_ kind: String, _ section: Int) -> CGRect? {
        let solution = solved()
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            var frame = isHeader ? solution.headerFrame(section) : solution.footerFrame(section),
            let collectionView
        else { return nil }
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else { return frame }
        let seen = visibleBounds.inset(by: collectionView.adjustedContentInset)
        let part = solution.sections[section]
        let length = isVertical ? frame.height : frame.width
        let (low, high) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        var start = isVertical ? frame.minY : frame.minX
        if isHeader {
            start = max(start, min(low, part.end - part.metrics.footer - length))
        } else {
            start = min(start, max(high - length, part.start + part.metrics.header))
        }
        if isVertical { frame.origin.y = start } else { frame.origin.x = start }
        return frame
    }
}
