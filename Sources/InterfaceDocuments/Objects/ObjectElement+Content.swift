extension ObjectElement {
    // MARK: Geometry

    /// The view's frame, or `nil` if the document contains no frame.
    package var frame: FrameDescription? { content.frame }

    /// The autoresizing mask. It is `nil` if the element is missing, and empty if the element is empty.
    package var autoresizingMask: AutoresizingMaskDescription? { content.autoresizingMask }

    /// Whether a root view has the size in the document, rather than the device's.
    package var isFreeform: Bool { content.isFreeform }

    /// The constraints that the view owns.
    package var constraints: [ConstraintDescription] { content.constraints }

    /// The layout guides of the view or of the controller.
    package var layoutGuides: [LayoutGuideDescription] { content.layoutGuides }

    // MARK: Lists

    /// Returns the objects of a list, in order, or an empty array if the list is missing.
    package func list(_ kind: ElementKind) -> [ObjectElement] {
        content.lists.first { $0.kind == kind }?.objects ?? []
    }

    /// Returns whether the document contains an element for a list, even if it is empty.
    package func hasList(_ kind: ElementKind) -> Bool { content.lists.contains { $0.kind == kind } }

    /// The subviews of the view, from back to front; the arranged subviews of a stack view.
    package var subviews: [ObjectElement] { list(.subviews) }

    /// The items of a bar.
    var items: [ObjectElement] { list(.items) }

    /// The cells of a section or of a collection view.
    package var cells: [ObjectElement] { list(.cells) }

    /// The prototype cells of a table.
    package var prototypes: [ObjectElement] { list(.prototypes) }

    /// The sections of a table whose rows are in the document.
    package var sections: [ObjectElement] { list(.sections) }

    // MARK: Parts of controls

    /// A button's content in its states.
    package var states: [ButtonStateDescription] { content.states }

    /// The segments of a segmented control.
    package var segments: [SegmentDescription] { content.segments }

    // MARK: Connections

    /// All connections, in order.
    package var connections: [ConnectionDescription] { content.connections }

    /// The user-defined runtime attributes, in order.
    package var runtimeAttributes: [RuntimeAttribute] { content.runtimeAttributes }

    /// The segues that the object triggers, or that embed its contained controllers.
    package var segues: [SegueDescription] {
        content.connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    // MARK: Children

    /// All objects directly in the object: lists in their order, then the objects of properties.
    package var children: [ObjectElement] { content.lists.flatMap(\.objects) + content.keyedObjects.map(\.object) }
}
