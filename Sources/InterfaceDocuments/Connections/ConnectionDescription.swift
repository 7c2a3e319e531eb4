/// A connection of an object: an outlet, an action or a segue.
package enum ConnectionDescription: Sendable, Hashable {
    case outlet(OutletDescription)
    case outletCollection(OutletCollectionDescription)
    case action(ActionDescription)
    case segue(SegueDescription)

    /// The identifier of the connection's destination.
    package var destination: String {
        switch self {
        case .outlet(let outlet): outlet.destination
        case .outletCollection(let outlet): outlet.destination
        case .action(let action): action.destination
        case .segue(let segue): segue.destination
        }
    }

    /// The line of the element.
    var line: Int {
        switch self {
        case .outlet(let outlet): outlet.line
        case .outletCollection(let outlet): outlet.line
        case .action(let action): action.line
        case .segue(let segue): segue.line
        }
    }
}
