/// Where an item is kept.
enum ItemPlace: Sendable {
    case object(ObjectElement)
    /// A place among the constraints of an object.
    case constraint(Int)
    /// A place among the layout guides of an object.
    case guide(Int)
}
