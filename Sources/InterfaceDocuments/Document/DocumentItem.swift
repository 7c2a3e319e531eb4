/// What an identifier of a document can mean to constraints and connections.
package enum DocumentItem: Sendable {
    case object(ObjectElement)
    /// A constraint; its owner is the view whose list it is in.
    case constraint(ConstraintDescription, owner: ObjectElement)
    /// A layout guide; its owner is the view or the controller that has it.
    case guide(LayoutGuideDescription, owner: ObjectElement)
}
