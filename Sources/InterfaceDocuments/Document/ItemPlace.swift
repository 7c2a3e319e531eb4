/// The location of an item in a document.
enum ItemPlace: Sendable {
    case object(ObjectElement)
    /// An index in the constraints of an object.
    case constraint(Int)
    /// An index in the layout guides of an object.
    case guide(Int)
}
