import Foundation

extension UICollectionViewCompositionalLayout {
    /// The z-index of pinned views, which are in front of all other views.
    private static var pinnedZIndex: Int { 1_000_000_000 }

    func make(_ element: CollectionElement, _ frame: CGRect, zIndex: Int = 0) -> UICollectionViewLayoutAttributes {
        .make(type(of: self).layoutAttributesClass, element, frame: frame, zIndex: zIndex)
    }

    /// Returns the attributes with the changes of a section's handler.
    private func handled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        handled[attributes.indexPath.section]?[attributes.element]?.attributes.copied() ?? attributes
    }

    // MARK: In a rectangle

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        guard let rect = rect.part(in: CGRect(origin: .zero, size: solution.contentSize)) else { return [] }
        var result: [UICollectionViewLayoutAttributes] = []
        let hasArea = rect.width > 0 && rect.height > 0
        // All backgrounds are returned (recorded). The collection view itself shows those in the rectangle only.
        let isForProgram = !isBeingCalled
        if isForProgram {
            for index in solution.sections.indices { result += decorations(ofSection: index) }
        }
        for index in solution.sections(meeting: rect.start(solution.axis)...rect.end(solution.axis)) {
            if !isForProgram {
                result += decorations(ofSection: index).filter { !hasArea || $0.frame.overlaps(rect) }
            }
            guard hasArea else { continue }
            let isOrthogonal = solution.sections[index].isOrthogonal
            for attributes in groupElements(ofSection: index, in: rect) {
                let shown = handled(attributes)
                if isOrthogonal || shown !== attributes || attributes.frame.touches(rect) { result.append(shown) }
            }
            result += boundaries(ofSection: index).filter { $0.frame.overlaps(rect) }.map(handled)
        }
        if hasArea { result += layoutBoundaries().filter { $0.frame.overlaps(rect) } }
        return result
    }

    // Chosen (Collections): `layoutAttributesForElements(in:)` omits items larger than their group for a rectangle
    // beside the group. Four recordings of UIKit do the same, though such an item disappears at offsets that show only
    // the part outside of the group.
    private func groupElements(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        guard solution.sections.indices.contains(index) else { return [] }
        let section = solution.sections[index]
        if section.isOrthogonal, !section.row.overlaps(rect) { return [] }
        return section.groups(in: rect, offset: rowOffsets[index] ?? 0).flatMap { group in
            group.cells.map { attributes(of: $0, index, solution) }
                + group.supplements.map { attributes(of: $0, index, solution) }
        }
    }

    private func attributes(
        of cell: BoxSolver.Cell, _ section: Int, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        let hasBackground = !solution.sections[section].rules.decorations.isEmpty
        return make(
            .cell(IndexPath(item: cell.item, section: section)), solution.pixels(cell.frame),
            zIndex: cell.zIndex != 0 ? cell.zIndex : hasBackground ? 1 : 0)
    }

    private func attributes(
        of supplement: BoxSolver.Supplement, _ section: Int, _ solution: CompositionalSolution
    ) -> UICollectionViewLayoutAttributes {
        make(
            .supplementary(supplement.kind, IndexPath(item: supplement.number, section: section)),
            solution.pixels(supplement.frame), zIndex: supplement.zIndex)
    }

    // MARK: Single elements

    func cellAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let solution = solved()
        guard solution.sections.indices.contains(path.section),
            let cell = solution.sections[path.section].cell(path.item)
        else { return nil }
        return handled(attributes(of: cell, path.section, solution))
    }

    func supplementAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let solution = solved()
        if boundaryIndex(kind, path, solution) != nil {
            let all = path.item == .max ? layoutBoundaries() : boundaries(ofSection: path.section)
            return all.first { $0.representedElementKind == kind }.map(handled)
        }
        guard solution.sections.indices.contains(path.section),
            let supplement = supplement(kind, path, solution.sections[path.section])
        else { return nil }
        return handled(attributes(of: supplement, path.section, solution))
    }

    /// Returns the view that is attached to an item or a group with a number, in content coordinates.
    func supplement(_ kind: String, _ path: IndexPath, _ section: CompositionalSection) -> BoxSolver.Supplement? {
        // The numbers increase with the items, so the group is found by binary search.
        var (low, high) = (0, section.column.count)
        while low < high {
            let middle = (low + high) / 2
            guard let group = section.column.group(ofItem: middle) else { return nil }
            let placed = section.column.place(group)
            let numbers = placed.supplements.filter { $0.kind == kind }.map(\.number)
            guard let first = numbers.first, let last = numbers.last else { return nil }
            let items = placed.cells.map(\.item)
            if path.item < first {
                high = items.first ?? middle
            } else if path.item > last {
                low = (items.last ?? middle) + 1
            } else {
                guard var found = placed.supplements.first(where: { $0.kind == kind && $0.number == path.item }) else {
                    return nil
                }
                found.frame = found.frame.offsetBy(dx: section.groupsOrigin.x, dy: section.groupsOrigin.y)
                return found
            }
        }
        return nil
    }

    // MARK: Headers, footers, backgrounds

    private var seen: CGRect {
        guard let collectionView else { return .zero }
        return visibleBounds.inset(by: collectionView.adjustedContentInset)
    }

    func boundaries(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        guard solution.sections.indices.contains(index) else { return [] }
        let section = solution.sections[index]
        return section.rules.boundaries.indices.map { number in
            let spec = section.rules.boundaries[number]
            let (frame, isPinned) = solution.pinned(
                section.boundaryFrame(number), spec, within: section.pinningRange(of: spec), seen: seen)
            return make(
                .supplementary(spec.kind, IndexPath(item: 0, section: index)), solution.pixels(frame),
                zIndex: spec.zIndex + (isPinned ? Self.pinnedZIndex : 0))
        }
    }

    private func layoutBoundaries() -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        return solution.boundary.boundaries.indices.map { number in
            let spec = solution.boundary.boundaries[number]
            let (frame, isPinned) = solution.pinned(
                solution.boundaryFrame(number), spec, within: solution.pinningRange(of: spec), seen: seen)
            return make(
                .supplementary(spec.kind, IndexPath(item: .max, section: 0)), solution.pixels(frame),
                zIndex: spec.zIndex + (isPinned ? Self.pinnedZIndex : 0))
        }
    }

    func decorations(ofSection index: Int) -> [UICollectionViewLayoutAttributes] {
        let solution = solved()
        guard solution.sections.indices.contains(index) else { return [] }
        let section = solution.sections[index]
        var numbers: [String: Int] = [:]
        return section.rules.decorations.indices.map { number in
            let spec = section.rules.decorations[number]
            let item = numbers[spec.kind, default: 0]
            numbers[spec.kind] = item + 1
            return make(
                .decoration(spec.kind, IndexPath(item: item, section: index)),
                solution.pixels(section.decorationFrame(number)), zIndex: spec.zIndex)
        }
    }

    // MARK: Orthogonal sections

    func rows(in rect: CGRect) -> [OrthogonalSection] {
        let solution = solved()
        return solution.sections(
            meeting: rect.start(solution.axis)...max(rect.start(solution.axis), rect.end(solution.axis))
        )
        .compactMap { index in
            let section = solution.sections[index]
            guard section.isOrthogonal, let object = sections[index], !section.column.isEmpty else { return nil }
            var row = OrthogonalSection(
                section: index, frame: solution.pixels(section.row), contentLength: section.rowLength,
                isHorizontal: solution.axis == .vertical, behavior: section.rules.orthogonal,
                bounce: object.orthogonalScrollingProperties.bounce,
                decelerationRate: object.orthogonalScrollingProperties.decelerationRate)
            row.isMirrored = row.isHorizontal && isMirrored
            row.insetBefore = section.rules.insets.before(solution.axis.other)
            row.insetAfter = section.rules.insets.sum(solution.axis.other) - row.insetBefore
            if row.behavior == .groupPagingCentered, section.column.count > 0 {
                let centred = { (group: GroupColumn.Group?) in
                    group.map { $0.start + ($0.length - self.viewport(section)) / 2 } ?? 0
                }
                row.leadingRoom = max(0, -centred(section.column.group(ofItem: 0)))
                let last = centred(section.column.group(ofItem: section.column.count - 1))
                row.trailingRoom = max(0, last - row.maximumOffset)
            }
            return row
        }
    }

    /// Returns the visible frame of an element, which can be in an orthogonal row.
    func visibleFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let (solution, section) = (solved(), attributes.indexPath.section)
        guard solution.sections.indices.contains(section), solution.sections[section].isOrthogonal else {
            return attributes.frame
        }
        var frame = attributes.frame
        frame.origin[solution.axis.other] -= rowOffsets[section] ?? 0
        return frame
    }

    func extent(ofSectionAt point: CGPoint) -> SectionExtent? {
        let solution = solved()
        let place = point[solution.axis]
        return SectionExtent.nearest(solution.sections(meeting: place...place), of: solution.sections.count).map {
            SectionExtent(
                section: $0, start: solution.sections[$0].start, axis: solution.axis,
                rowOffset: solution.sections[$0].isOrthogonal ? rowOffsets[$0] ?? 0 : nil)
        }
    }

    /// Returns the visible length of an orthogonal row without the section's insets, in points.
    private func viewport(_ section: CompositionalSection) -> CGFloat {
        max(1, section.viewSize[section.axis.other] - section.rules.insets.sum(section.axis.other))
    }

    /// Returns the final offset of a row after it is released with a velocity that would scroll it to the proposed
    /// offset.
    func restingOffset(ofSection index: Int, proposed: CGFloat, current: CGFloat) -> CGFloat {
        let solution = solved()
        guard solution.sections.indices.contains(index) else { return proposed }
        let section = solution.sections[index]
        let viewport = viewport(section)
        let end = max(0, section.column.length - viewport)
        let isCentred = section.rules.orthogonal == .groupPagingCentered
        func starts(near offset: CGFloat) -> [CGFloat] {
            section.column.groups(meeting: (offset - 2 * viewport)...(offset + 2 * viewport)).map { group in
                isCentred ? group.start + (group.length - viewport) / 2 : min(group.start, end)
            }
        }
        func nearest(_ places: [CGFloat], _ offset: CGFloat) -> CGFloat {
            places.min { abs($0 - offset) < abs($1 - offset) } ?? offset
        }
        switch section.rules.orthogonal {
        case .none, .continuous: return min(max(0, proposed), end)
        case .continuousGroupLeadingBoundary: return nearest(starts(near: proposed), proposed)
        case .paging:
            let page = (current / viewport).rounded() + (proposed > current ? 1 : proposed < current ? -1 : 0)
            let isFar = abs(proposed - current) > viewport / 2
            let target = (isFar ? page : (current / viewport).rounded()) * viewport
            return min(max(0, target), end)
        case .groupPaging, .groupPagingCentered:
            let places = starts(near: current)
            let here = nearest(places, current)
            let target = nearest(places, proposed)
            // A gesture scrolls by one group.
            if target > here { return places.filter { $0 > here }.min() ?? here }
            if target < here { return places.filter { $0 < here }.max() ?? here }
            return here
        }
    }

    func rowDidScroll(_ index: Int, _ offset: CGPoint) {
        let solution = solved()
        guard solution.sections.indices.contains(index),
            rowOffsets[index, default: 0] != offset[solution.axis.other]
        else { return }
        rowOffsets[index] = offset[solution.axis.other]
        callHandlers(ofSections: [index])
    }

    /// Calls the handlers of sections. Meanwhile the solution is not computed again for a different view size, and the
    /// handlers of a new solution are not called, since a handler may change the layout in each call.
    func callHandlers(ofSections indices: [Int]) {
        guard !isCallingHandlers else { return }
        isCallingHandlers = true
        for index in indices { callHandler(index) }
        isCallingHandlers = false
    }

    /// Calls a section's handler with the visible elements: cells, then attached views, then the remaining elements.
    /// The objects of unchanged elements are reused.
    private func callHandler(_ index: Int) {
        // The handler of a different section may have invalidated the layout, or removed this section.
        guard let solution, solution.sections.indices.contains(index), sections.indices.contains(index),
            let collectionView, let handler = sections[index]?.visibleItemsInvalidationHandler
        else { return }
        let section = solution.sections[index]
        let former = handled[index] ?? [:]
        handled[index] = nil
        let seen = section.isOrthogonal ? section.row : visibleBounds
        let rest = boundaries(ofSection: index) + decorations(ofSection: index)
        let attributes = groupElements(ofSection: index, in: seen) + rest.filter { $0.frame.overlaps(visibleBounds) }
        let items = attributes.sorted {
            $0.representedElementCategory.rawValue < $1.representedElementCategory.rawValue
        }.map { attributes in
            if let item = former[attributes.element], item.place == attributes.frame { return item }
            return VisibleItem(attributes)
        }
        var offset = visibleBounds.origin
        var size = visibleBounds.size
        if section.isOrthogonal {
            offset = .zero
            offset[solution.axis.other] = rowOffsets[index] ?? 0
            size = section.row.size
        }
        // A handler may invalidate the layout, which clears the state.
        handled[index] = Dictionary(items.map { ($0.attributes.element, $0) }) { first, _ in first }
        handler(items, offset, LayoutEnvironment(size: size, traits: collectionView.traitCollection))
    }
}
