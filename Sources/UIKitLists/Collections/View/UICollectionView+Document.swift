import Foundation
import InterfaceDocuments

extension UICollectionView {
    /// Returns the layout that a storyboard or nib has for the view.
    static func layout(of coder: DocumentCoder) -> UICollectionViewLayout? { coder.object(.collectionViewLayout) }

    /// Decodes the view of a storyboard or nib. The prototypes of cells, header and footer are registered for their
    /// identifiers.
    func decodeCollection(from coder: DocumentCoder) {
        let element = coder.element
        allowsSelection = element.bool(.allowsSelection, default: true)
        allowsMultipleSelection = element.bool(.allowsMultipleSelection, default: false)
        isPrefetchingEnabled = element.bool(.prefetchingEnabled, default: true)
        coder.pass(.dataMode)
        coder.makingParts(of: self) {
            if let view: UIView = coder.object(.backgroundView) { backgroundView = view }
            if let control: UIRefreshControl = coder.object(.refreshControl) { refreshControl = control }
            for cell in element.list(.cells) { register(cell, nil, coder) }
            if let header = element.object(.sectionHeaderView) {
                register(header, Self.elementKindSectionHeader, coder)
            }
            if let footer = element.object(.sectionFooterView) {
                register(footer, Self.elementKindSectionFooter, coder)
            }
        }
    }

    /// Registers a prototype. A new view is created for each request. A prototype without an identifier cannot be
    /// requested.
    private func register(_ prototype: ObjectElement, _ kind: String?, _ coder: DocumentCoder) {
        let template = CellTemplate(element: prototype, unit: coder.unit)
        items.prototypes.append((template, kind))
        guard let identifier = prototype.string(.reuseIdentifier), !identifier.isEmpty else { return }
        items.pool.register(.template(template), for: Self.poolName(kind, identifier))
    }

    /// The cells and supplementary views that a tool shows in a collection view without a program.
    package struct Prototypes {
        /// The cells, in order: the identifier for dequeuing, and the size in the editor; `nil` for the layout's size.
        package var cells: [(identifier: String, size: CGSize?)] = []
        /// The identifiers of the header and the footer, by kind.
        package var views: [String: String] = [:]

        package var isEmpty: Bool { cells.isEmpty && views.isEmpty }
    }

    /// Registers the prototypes of the storyboard or nib, including those without identifiers.
    package func preparePrototypes() -> Prototypes {
        var found = Prototypes()
        let keepsSizes = type(of: collectionViewLayout) == UICollectionViewLayout.self
        for (number, (template, kind)) in items.prototypes.enumerated() {
            let identifier = "prototype \(number)"
            items.pool.register(.template(template), for: Self.poolName(kind, identifier))
            if let kind {
                found.views[kind] = identifier
            } else {
                found.cells.append((identifier, template.size(isFrame: keepsSizes)))
            }
        }
        return found
    }

    static func addCollectionProperties(to table: NamedProperties) -> NamedProperties {
        let delegate: ReferenceWritableKeyPath<UICollectionView, (any UICollectionViewDelegate)?> = \.delegate
        return
            table
            .adding("dataSource", \UICollectionView.dataSource)
            .adding("delegate", delegate)
            .adding("prefetchDataSource", \UICollectionView.prefetchDataSource)
            .adding("backgroundView", \UICollectionView.backgroundView)
            .adding("allowsSelection", \UICollectionView.allowsSelection)
            .adding("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    }
}

extension UICollectionViewCell {
    /// Decodes the content of a cell in a storyboard or nib.
    func decodeCell(from coder: DocumentCoder) {
        coder.makingParts(of: self) {
            if let element = coder.element.object(.contentView) {
                let content = contentView
                content.decode(element, in: coder.unit)
                content.frame = bounds
                content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }
            if let view: UIView = coder.object(.backgroundView) { backgroundView = view }
            if let view: UIView = coder.object(.selectedBackgroundView) { selectedBackgroundView = view }
        }
    }

    static func addCellProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding(reading: "contentView", \UICollectionViewCell.contentView)
            .adding("backgroundView", \UICollectionViewCell.backgroundView)
            .adding("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    }
}

extension UICollectionViewListCell {
    static func addListCellProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("indentationLevel", \UICollectionViewListCell.indentationLevel)
            .adding("indentationWidth", \UICollectionViewListCell.indentationWidth)
            .adding("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    }
}
