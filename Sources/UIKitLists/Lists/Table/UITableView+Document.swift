import CoreGraphics
import Foundation
import InterfaceDocuments

extension UITableView {
    static func style(of coder: DocumentCoder) -> Style {
        let styles: KeyValuePairs<String, Style> = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        ]
        return coder.element.word(.style, in: styles) ?? .plain
    }

    func decodeTable(from coder: DocumentCoder) {
        let element = coder.element
        decodeHeights(from: coder)
        decodeSeparators(from: coder)
        decodeBehavior(of: element)
        if let color = coder.color(.sectionIndexColor) { sectionIndexColor = color }
        if let color = coder.color(.sectionIndexBackgroundColor) { sectionIndexBackgroundColor = color }
        if let color = coder.color(.sectionIndexTrackingBackgroundColor) {
            sectionIndexTrackingBackgroundColor = color
        }
        coder.makingParts(of: self) {
            if let view: UIView = coder.object(.backgroundView) { backgroundView = view }
            if let view: UIView = coder.object(.tableHeaderView) { tableHeaderView = view }
            if let view: UIView = coder.object(.tableFooterView) { tableFooterView = view }
            if let control: UIRefreshControl = coder.object(.refreshControl) { refreshControl = control }
            decodeRows(from: coder)
        }
    }

    // MARK: - Heights

    /// Decodes the heights. The value -1 means the height of the content. Estimates that the storyboard or nib omits
    /// have the default of the class, as in code since iOS 11.
    private func decodeHeights(from coder: DocumentCoder) {
        func height(_ key: DocumentKey) -> CGFloat? {
            if coder.element.number(key) == -1 { return Self.automaticDimension }
            return coder.length(key)
        }
        if let height = height(.rowHeight) { rowHeight = height }
        if let height = height(.sectionHeaderHeight) { sectionHeaderHeight = height }
        if let height = height(.sectionFooterHeight) { sectionFooterHeight = height }
        if let height = height(.estimatedRowHeight) { estimatedRowHeight = height }
        if let height = height(.estimatedSectionHeaderHeight) { estimatedSectionHeaderHeight = height }
        if let height = height(.estimatedSectionFooterHeight) { estimatedSectionFooterHeight = height }
        if let height = height(.sectionHeaderTopPadding) { sectionHeaderTopPadding = height }
        if let height = coder.length(.fillerRowHeight) { fillerRowHeight = height }
        let words: KeyValuePairs<String, SelfSizingInvalidation> = [
            "disabled": .disabled, "enabled": .enabled, "enabledIncludingConstraints": .enabledIncludingConstraints,
        ]
        if let invalidation = coder.element.word(.selfSizingInvalidation, in: words) {
            selfSizingInvalidation = invalidation
        }
    }

    private func decodeSeparators(from coder: DocumentCoder) {
        // `default` is the separator style of the table's style. The etched line is a plain line since iOS 7.
        let styles: KeyValuePairs<String, UITableViewCell.SeparatorStyle?> = [
            "default": nil, "none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine,
            "singleLineEtched": .singleLine,
        ]
        if let style = coder.element.word(.separatorStyle, in: styles) ?? nil { separatorStyle = style }
        if let color = coder.color(.separatorColor) { separatorColor = color }
        if let insets = coder.edgeInsets(.separatorInset) { separatorInset = insets }
        let references: KeyValuePairs<String, SeparatorInsetReference> = [
            "fromCellEdges": .fromCellEdges, "cellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
            "automaticInsets": .fromAutomaticInsets,
        ]
        if let reference = coder.element.word(.separatorInsetReference, in: references) {
            separatorInsetReference = reference
        }
    }

    private func decodeBehavior(of element: ObjectElement) {
        allowsSelection = element.bool(.allowsSelection, default: true)
        allowsSelectionDuringEditing = element.bool(.allowsSelectionDuringEditing, default: false)
        allowsMultipleSelection = element.bool(.allowsMultipleSelection, default: false)
        allowsMultipleSelectionDuringEditing = element.bool(.allowsMultipleSelectionDuringEditing, default: false)
        isPrefetchingEnabled = element.bool(.prefetchingEnabled, default: true)
        insetsContentViewsToSafeArea = element.bool(.contentViewInsetsToSafeArea, default: true)
        remembersLastFocusedIndexPath = element.bool(.remembersLastFocusedIndexPath, default: false)
        // In a table, the readable width applies to the content of its cells.
        cellLayoutMarginsFollowReadableWidth = element.bool(.layoutMarginsFollowReadableWidth, default: false)
        if let count = element.integer(.sectionIndexMinimumDisplayRowCount) {
            sectionIndexMinimumDisplayRowCount = max(0, count)
        }
        _ = element.text(of: .springLoaded)
    }

    // MARK: - Rows

    /// Decodes prototypes and rows. A new cell is created from a prototype for each request. A prototype without an
    /// identifier cannot be requested. Rows in the storyboard or nib are created now.
    private func decodeRows(from coder: DocumentCoder) {
        let element = coder.element
        for prototype in element.prototypes {
            let template = CellTemplate(element: prototype, unit: coder.unit)
            let height = prototype.number(.rowHeight).map { CGFloat($0) }
            reuse.prototypes.append(.init(template: template, height: height.flatMap { $0 >= 0 ? $0 : nil }))
            guard let identifier = prototype.string(.reuseIdentifier), !identifier.isEmpty else { continue }
            reuse.cells.register(.template(template), for: identifier)
        }
        let mode = element.string(.dataMode)
        if mode == "static" || !element.sections.isEmpty { staticTable = StaticTable(coder) }
    }

    /// Creates a cell of each prototype in the storyboard or nib, in order, with the height of its rows if it has one.
    /// Tools show these cells when no program requests cells.
    package func makePrototypes() -> [(cell: UITableViewCell, height: CGFloat?)] {
        guard staticTable == nil else { return [] }
        return reuse.prototypes.compactMap { prototype in
            (prototype.template.make() as? UITableViewCell).map { ($0, prototype.height) }
        }
    }

    static func addTableActions(to table: NamedActions) -> NamedActions {
        table.adding("reloadData", UITableView.reloadData)
    }

    static func addTableProperties(to table: NamedProperties) -> NamedProperties {
        let delegate: ReferenceWritableKeyPath<UITableView, (any UITableViewDelegate)?> = \.delegate
        return
            table
            .adding("dataSource", \UITableView.dataSource)
            .adding("delegate", delegate)
            .adding("prefetchDataSource", \UITableView.prefetchDataSource)
            .adding("tableHeaderView", \UITableView.tableHeaderView)
            .adding("tableFooterView", \UITableView.tableFooterView)
            .adding("backgroundView", \UITableView.backgroundView)
            .adding("rowHeight", \UITableView.rowHeight)
            .adding("estimatedRowHeight", \UITableView.estimatedRowHeight)
            .adding("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
            .adding("sectionFooterHeight", \UITableView.sectionFooterHeight)
            .adding("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
            .adding("separatorColor", \UITableView.separatorColor)
            .adding("separatorInset", \UITableView.separatorInset)
            .adding("allowsSelection", \UITableView.allowsSelection)
            .adding("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
            .adding("sectionIndexColor", \UITableView.sectionIndexColor)
            .adding("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
            .adding("editing", \UITableView.isEditing)
    }
}
