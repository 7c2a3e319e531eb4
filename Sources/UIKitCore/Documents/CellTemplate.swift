import InterfaceDocuments

/// A template of cells: a prototype of a table. Each cell is a separate unit, whose connections can refer to the
/// controller and to the views around the table.
@MainActor
package final class CellTemplate {
    let element: ObjectElement
    private let source: LoadedDocument
    private let scene: DocumentScene?
    let range: Range<Int>
    private var outside: [Outside] = []

    /// An object outside the template. Not retained, since it may own the table.
    private struct Outside {
        let index: Int
        weak var object: AnyObject?
    }

    /// Creates a template from a prototype, while its table is being created.
    package init(element: ObjectElement, unit: DocumentUnit) {
        self.element = element
        (source, scene) = (unit.source, unit.scene)
        range = unit.document.range(of: element)
        unit.add(self)
    }

    nonisolated deinit {}

    /// Creates a connected cell and calls its `awakeFromNib()`. Returns `nil` if the prototype's class creates no
    /// object.
    package func make() -> UIView? {
        let unit = DocumentUnit(source, .cell, range: range, scene: scene, template: self)
        let cell = unit.object(element, as: UIView.self)
        unit.complete()
        return cell
    }

    /// Returns the size in the editor: the prototype's custom size, or the size of its frame.
    ///
    /// - Parameter isFrame: Whether to use the frame, since no layout determines the cell's size.
    package func size(isFrame: Bool) -> CGSize? {
        if let size = element.size(.customSize) { return size }
        guard isFrame, case .rect(let rect)? = element.frame else { return nil }
        return rect.size
    }

    /// Called when all objects to which the cells' connections can refer exist.
    func noteOutside(of unit: DocumentUnit) {
        outside = source.plan(for: range).outside.compactMap { index in
            unit.object(at: index).map { Outside(index: index, object: $0) }
        }
    }

    func object(at index: Int) -> AnyObject? { outside.first { $0.index == index }?.object }
}
