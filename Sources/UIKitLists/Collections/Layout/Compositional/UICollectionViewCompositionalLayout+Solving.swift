import Foundation

extension UICollectionViewCompositionalLayout {
    /// Returns the solution, computed if necessary: it can be requested before the collection view's first layout.
    func solved() -> CompositionalSolution {
        solveIfNeeded()
        return solution ?? CompositionalSolution(input: .init(), axis: .vertical, spacing: 0, boundaries: [])
    }

    private var input: CompositionalSolution.Input? {
        guard let collectionView else { return nil }
        return CompositionalSolution.Input(
            viewSize: collectionView.bounds.size, safeArea: collectionView.safeAreaInsets,
            margins: collectionView.layoutMargins, scale: max(1, collectionView.traitCollection.displayScale))
    }

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.isOfScrolling { return }
        if !context.preferredSizes.isEmpty { return measure(context.preferredSizes) }
        if context.invalidateDataSourceCounts, !context.invalidateEverything { formerSolution = solution }
        // For an update, `carryMeasuredSizes` has already moved the measured sizes.
        if context.invalidateEverything || !context.invalidateDataSourceCounts { carried = MeasuredSizes() }
        solution = nil
        handled = [:]
    }

    /// Keeps all measured sizes for the next solution.
    private func keepMeasures() {
        guard let solution else { return }
        carried = MeasuredSizes()
        for (index, section) in solution.sections.enumerated() {
            for (item, size) in section.column.measured.all { carried[IndexPath(item: item, section: index)] = size }
        }
    }

    // Chosen (Collections): If the size classes, the idiom, the layout direction, the display scale or the legibility
    // weight change, the section provider is called again. Measured sizes and the offsets of orthogonal sections are
    // kept.
    /// Discards the solution after a change of traits. The section provider will be called for all sections; measured
    /// sizes are kept.
    func solveForOtherTraits() {
        keepMeasures()
        solution = nil
        handled = [:]
        needsPreparation = true
    }

    // Chosen (Collections): In an update of a compositional layout, measured sizes move along with their items.
    func carry(along updates: [UICollectionViewUpdateItem]) {
        keepMeasures()
        carried.apply(updates)
    }

    // MARK: Solving

    func solveIfNeeded() {
        guard let collectionView, let input else { return solution = nil }
        if let solution {
            if isCallingHandlers || solution.input == input { return }
            let axis = solution.axis.other
            // Measured sizes are valid as long as the view size along this axis and the scale do not change.
            if solution.input.viewSize[axis] == input.viewSize[axis], solution.input.scale == input.scale {
                keepMeasures()
            }
        }
        solve(collectionView, input)
    }

    private func solve(_ collectionView: UICollectionView, _ input: CompositionalSolution.Input) {
        let axis: BoxAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        var result = CompositionalSolution(
            input: input, axis: axis, spacing: configuration.interSectionSpacing,
            boundaries: configuration.boundarySupplementaryItems.map { $0.boundary() })
        let environment = LayoutEnvironment(size: input.viewSize, traits: collectionView.traitCollection)
        var sections: [NSCollectionLayoutSection?] = []
        for index in 0..<max(0, collectionView.numberOfSections) {
            let count = max(0, collectionView.numberOfItems(inSection: index))
            let section = provider(index, environment)
            sections.append(section)
            if section == nil, count > 0 {
                Diagnostics.raise(
                    .list,
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
                )
            }
            var rules = CompositionalSection.Rules(
                box: Box(size: BoxSize(width: .absolute(0), height: .absolute(0)), content: .custom([])))
            if let section { rules = self.rules(of: section, axis, input, environment) }
            var solved = CompositionalSection(
                rules, axis: axis, viewSize: input.viewSize, count: section == nil ? 0 : count, scale: input.scale)
            let known = carried.sizes(inSection: index)
            if !known.isEmpty {
                var measured = MeasuredItems()
                for (item, size) in known { measured[item] = size }
                solved.column.take(measured)
            }
            if let size = solved.column.unfittingSize, let section { reportUnfitting(section, index, size, input) }
            result.sections.append(solved)
        }
        carried = MeasuredSizes()
        result.stack()
        self.sections = sections
        solution = result
        handled = [:]
        firstMoved = nil
        callHandlers(ofSections: sections.indices.reversed())
    }

    /// Returns the content insets of a section, with 0 for values that are not finite.
    private static func finiteInsets(of section: NSCollectionLayoutSection) -> UIEdgeInsets {
        let insets = section.contentInsets
        let finite = { (value: CGFloat) in value.isFinite ? value : 0 }
        return UIEdgeInsets(
            top: finite(insets.top), left: finite(insets.leading), bottom: finite(insets.bottom),
            right: finite(insets.trailing))
    }

    private func rules(
        of section: NSCollectionLayoutSection, _ axis: BoxAxis, _ input: CompositionalSolution.Input,
        _ environment: LayoutEnvironment
    ) -> CompositionalSection.Rules {
        let common = configuration.contentInsetsReference
        let reference = section.contentInsetsReference == .automatic ? common : section.contentInsetsReference
        let clear = insets(reference, axis, input)
        var insets = Self.finiteInsets(of: section)
        insets.top += clear.top
        insets.left += clear.left
        insets.bottom += clear.bottom
        insets.right += clear.right
        var rules = CompositionalSection.Rules(box: section.group.box(in: environment), insets: insets)
        rules.groupSpacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
        rules.padding = section.headerTopPadding
        rules.boundaries = section.boundarySupplementaryItems.map { $0.boundary() }
        switch section.supplementaryContentInsetsReference {
        case .automatic: rules.boundaryInsets = section.supplementsFollowInsets ? insets : .zero
        case let reference:
            rules.boundaryInsets = Self.finiteInsets(of: section)
            let clear = self.insets(reference, axis, input)
            rules.boundaryInsets.top += clear.top
            rules.boundaryInsets.left += clear.left
            rules.boundaryInsets.bottom += clear.bottom
            rules.boundaryInsets.right += clear.right
        }
        rules.decorations = section.decorationItems.map {
            SectionDecoration(
                kind: $0.elementKind, insets: $0.contentInsets.resolved(isRightToLeft: false), zIndex: $0.zIndex)
        }
        rules.orthogonal = section.orthogonalScrollingBehavior
        // Recorded on iOS 26.1 for an item with a supplementary item that occurs twice in the subitems of a group.
        let itemKinds = section.group.subitems.flatMap(\.supplementaryItems).map(\.elementKind)
        let duplicates = [rules.boundaries.map(\.kind), itemKinds].flatMap { names in
            var known = Set<String>()
            return names.filter { !known.insert($0).inserted }
        }
        if !duplicates.isEmpty {
            Diagnostics.raise(
                .list,
                "Error: Every supplementary must have a unique elementKind: duplicates detected: (\(duplicates.joined(separator: ", ")))"
            )
        }
        return rules
    }

    /// Returns the insets of a reference across the scrolling direction. On a phone, the readable content is inside
    /// the margins.
    private func insets(
        _ reference: UIContentInsetsReference, _ axis: BoxAxis, _ input: CompositionalSolution.Input
    ) -> UIEdgeInsets {
        var insets =
            switch reference {
            case .automatic, .none: UIEdgeInsets.zero
            case .safeArea: input.safeArea
            case .layoutMargins: input.margins
            case .readableContent: readableInsets(input)
            }
        if axis == .vertical { (insets.top, insets.bottom) = (0, 0) } else { (insets.left, insets.right) = (0, 0) }
        // The leading inset is at the right in a mirrored layout.
        if axis == .vertical, isMirrored { (insets.left, insets.right) = (insets.right, insets.left) }
        return insets
    }

    private func readableInsets(_ input: CompositionalSolution.Input) -> UIEdgeInsets {
        guard let collectionView else { return input.margins }
        let frame = collectionView.readableContentGuide.layoutFrame
        let bounds = collectionView.bounds
        guard frame.width > 0 else { return input.margins }
        return UIEdgeInsets(
            top: input.margins.top, left: max(0, frame.minX - bounds.minX), bottom: input.margins.bottom,
            right: max(0, bounds.maxX - frame.maxX))
    }

    // Chosen (Collections): A group without space for its first item stays empty, and an error is logged. UIKit stops
    // the program in some of these cases.
    private func reportUnfitting(
        _ section: NSCollectionLayoutSection, _ index: Int, _ size: CGSize, _ input: CompositionalSolution.Input
    ) {
        func text(_ size: CGSize) -> String {
            func number(_ length: CGFloat) -> String { length == length.rounded() ? "\(Int(length))" : "\(length)" }
            return "{\(number(size.width)), \(number(size.height))}"
        }
        let insets = section.contentInsets
        let insetText = "{\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)}"
        let reason =
            size.width < 0 || size.height < 0
            ? "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for "
                + "any subitems itself. Inspect the parent and ensure the contentInsets (\(insetText)) do not result in a negative "
                + "effectiveContentSize when applied to size: \(text(input.viewSize))."
            : "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even "
                + "a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the "
                + "group when its effective size is \(text(size))."
        Diagnostics.warn(
            .list,
            "\(Diagnostics.name(self)) ran into an error when computing the layout for section at index \(index) in container of "
                + "size \(text(input.viewSize)).\nError: \(reason)\nGroup: \(section.group)")
    }

    // MARK: Measuring

    /// Returns the axes along which an element's size is estimated.
    func estimatedAxes(_ attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        var axes: UIAxis = []
        let other = CGSize(width: attributes.size.width + 1, height: attributes.size.height)
        if wantsMeasure(other, attributes) { axes.insert(.horizontal) }
        if wantsMeasure(CGSize(width: attributes.size.width, height: attributes.size.height + 1), attributes) {
            axes.insert(.vertical)
        }
        return axes
    }

    func wantsMeasure(_ size: CGSize, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard let solution, solution.sections.indices.contains(original.indexPath.section) else { return false }
        let section = solution.sections[original.indexPath.section]
        let path = original.indexPath
        func differs(_ width: Bool, _ height: Bool, from known: CGSize) -> Bool {
            width && abs(size.width - known.width) > 0.001 || height && abs(size.height - known.height) > 0.001
        }
        switch original.representedElementCategory {
        case .decorationView: return false
        case .cell:
            guard let cell = section.cell(path.item) else { return false }
            // The preferred size of a cell is compared with its previous preferred size: its siblings may have
            // enlarged the frame.
            return differs(
                cell.sizesWidth, cell.sizesHeight, from: section.column.measured[path.item] ?? cell.frame.size)
        case .supplementaryView:
            let kind = original.representedElementKind ?? ""
            if let index = boundaryIndex(kind, path, solution) {
                let boundary = path.item == .max ? solution.boundary : section.boundary
                let spec = boundary.boundaries[index]
                return differs(spec.size.width.isEstimated, spec.size.height.isEstimated, from: boundary.sizes[index])
            }
            guard let supplement = supplement(kind, path, section) else { return false }
            return differs(supplement.sizesWidth, supplement.sizesHeight, from: supplement.frame.size)
        }
    }

    private func measure(_ sizes: [CollectionElement: CGSize]) {
        guard var solution else { return }
        self.solution = nil
        var first = Int.max
        for (element, size) in sizes {
            let path = element.indexPath
            guard solution.sections.indices.contains(path.section) || path.item == .max else { continue }
            let size = CGSize(width: min(1e7, max(0, size.width)), height: min(1e7, max(0, size.height)))
            first = min(first, path.section)
            if element.category == .cell {
                solution.sections[path.section].column.measure(item: path.item, size)
            } else if let kind = element.kind {
                if let index = boundaryIndex(kind, path, solution) {
                    if path.item == .max {
                        solution.boundary.measure(index, size)
                    } else {
                        solution.sections[path.section].boundary.measure(index, size)
                    }
                } else if path.item != .max {
                    solution.sections[path.section].column.measure(supplement: kind, path.item, size)
                }
            }
        }
        if first < .max { solution.stack(from: first) }
        self.solution = solution
        guard first < .max else { return }
        // The handlers are called again for the new places when the layout is prepared.
        handled = handled.filter { $0.key < first }
        firstMoved = min(firstMoved ?? first, first)
    }

    /// Calls the handlers of the sections whose elements have moved because of measured sizes.
    func callHandlersOfMovedSections() {
        guard let first = firstMoved, !isCallingHandlers else { return }
        firstMoved = nil
        if first < sections.count { callHandlers(ofSections: (first..<sections.count).reversed()) }
    }

    /// Returns the index of a header or footer of a section, or of the whole content.
    func boundaryIndex(_ kind: String, _ path: IndexPath, _ solution: CompositionalSolution) -> Int? {
        if path.item == .max {
            return path.section == 0 ? solution.boundary.boundaries.firstIndex { $0.kind == kind } : nil
        }
        guard path.item == 0, solution.sections.indices.contains(path.section) else { return nil }
        return solution.sections[path.section].rules.boundaries.firstIndex { $0.kind == kind }
    }
}
