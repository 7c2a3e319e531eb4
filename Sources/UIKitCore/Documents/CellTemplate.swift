import InterfaceDocuments

/// What cells of a kind are made of: a prototype of a table. Each cell is a unit of its own, whose connections can lead
/// to the controller and the views around the table.
@MainActor
package final class CellTemplate {
    let element: ObjectElement
    private let source: LoadedDocument
    private let scene: DocumentScene?
    let range: Range<Int>
    private var outside: [Outside] = []

    /// An object that is not the template's. It is not kept, since it may have the table.
    private struct Outside {
        let index: Int
        weak var object: AnyObject?
    }

    /// Makes a template of a prototype, while the table that has it is being made.
    package init(element: ObjectElement, unit: DocumentUnit) {
        self.element = element
        (source, scene) = (unit.source, unit.scene)
        range = unit.document.range(of: element)
        unit.add(self)
    }

    nonisolated deinit {}

    /// Makes a cell, connected and awake; `nil` where its class makes none.
    package func make() -> UIView? {
        let unit = DocumentUnit(source, .cell, range: range, scene: scene, template: self)
        let cell = unit.object(element, as: UIView.self)
        unit.complete()
        return cell
    }

    /// The size in the editor: the prototype's own, or its frame's.
    ///
    /// - Parameter isFrame: Whether the frame counts, since no layout gives the cell a size.
    package func size(isFrame: Bool) -> CGSize? {
        if let size = element.size(.customSize) { return size }
        guard isFrame, case .rect(let rect)? = element.frame else { return nil }
        return rect.size
    }

    /// Everything that the cells' connections can lead to is there.
    func noteOutside(of unit: DocumentUnit) {
        outside = source.plan(for: range).outside.compactMap { index in
            unit.object(at: index).map { Outside(index: index, object: $0) }
        }
    }

    func object(at index: Int) -> AnyObject? { outside.first { $0.index == index }?.object }
}
