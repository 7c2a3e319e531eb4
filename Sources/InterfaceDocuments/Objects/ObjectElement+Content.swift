extension ObjectElement {
    // MARK: Geometry

    /// Where the view is; `nil` where nothing is written.
    package var frame: FrameDescription? { content.frame }

    /// What follows the superview's size; `nil` where there is no element, an empty mask where there is an empty one.
    package var autoresizingMask: AutoresizingMaskDescription? { content.autoresizingMask }

    /// Whether the size of a root view is the one that is written, rather than that of the device.
    package var isFreeform: Bool { content.isFreeform }

    /// The constraints that belong to the view.
    package var constraints: [ConstraintDescription] { content.constraints }

    /// The layout guides of the view or of the controller.
    package var layoutGuides: [LayoutGuideDescription] { content.layoutGuides }

    // MARK: Lists

    /// The objects of a list, in order; none where there is no such list.
    package func list(_ kind: ElementKind) -> [ObjectElement] {
        content.lists.first { $0.kind == kind }?.objects ?? []
    }

    /// Whether there is an element for a list, though it may be empty.
    package func hasList(_ kind: ElementKind) -> Bool { content.lists.contains { $0.kind == kind } }

    /// The views in the view, from back to front; of a stack view, the arranged ones.
    package var subviews: [ObjectElement] { list(.subviews) }

    /// The items of a bar.
    var items: [ObjectElement] { list(.items) }

    /// The cells of a section or of a collection view.
    package var cells: [ObjectElement] { list(.cells) }

    /// The cells that a table makes others like.
    package var prototypes: [ObjectElement] { list(.prototypes) }

    /// The sections of a table whose rows are in the document.
    package var sections: [ObjectElement] { list(.sections) }

    // MARK: Parts of controls

    /// What a button shows in its states.
    package var states: [ButtonStateDescription] { content.states }

    /// The segments of a segmented control.
    package var segments: [SegmentDescription] { content.segments }

    // MARK: Connections

    /// All connections, in order.
    package var connections: [ConnectionDescription] { content.connections }

    /// The user-defined runtime attributes, in order.
    package var runtimeAttributes: [RuntimeAttribute] { content.runtimeAttributes }

    /// The segues that the object fires, or by which it contains others.
    package var segues: [SegueDescription] {
        content.connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    // MARK: Everything in it

    /// All objects directly in it: lists in their order, then those of properties.
    package var children: [ObjectElement] { content.lists.flatMap(\.objects) + content.keyedObjects.map(\.object) }
}
