/// The item with an identifier, to which constraints and connections refer.
package enum DocumentItem: Sendable {
    case object(ObjectElement)
    /// A constraint; its owner is the view whose list it is in.
    case constraint(ConstraintDescription, owner: ObjectElement)
    /// A layout guide; its owner is the view or the controller that has it.
    case guide(LayoutGuideDescription, owner: ObjectElement)
}
