/// What an identifier of a document can mean to constraints and connections.
package enum DocumentItem: Sendable {
    case object(ObjectElement)
    /// A constraint; its owner is the view whose list it is in.
    case constraint(ConstraintDescription, owner: ObjectElement)
    /// A layout guide; its owner is the view or the controller that has it.
    case guide(LayoutGuideDescription, owner: ObjectElement)
}

/// Where an item is kept.
enum ItemPlace: Sendable {
    case object(ObjectElement)
    /// A place among the constraints of an object.
    case constraint(Int)
    /// A place among the layout guides of an object.
    case guide(Int)
}
