/// Something that an object is connected with.
package enum ConnectionDescription: Sendable, Hashable {
    case outlet(OutletDescription)
    case outletCollection(OutletCollectionDescription)
    case action(ActionDescription)
    case segue(SegueDescription)

    /// The identifier of what it leads to.
    package var destination: String {
        switch self {
        case .outlet(let outlet): outlet.destination
        case .outletCollection(let outlet): outlet.destination
        case .action(let action): action.destination
        case .segue(let segue): segue.destination
        }
    }

    /// The line on which it is written.
    var line: Int {
        switch self {
        case .outlet(let outlet): outlet.line
        case .outletCollection(let outlet): outlet.line
        case .action(let action): action.line
        case .segue(let segue): segue.line
        }
    }
}
