import Foundation

// Chosen (Controllers): A rotation of the interface takes as long as on a phone.
/// One rotation of the interface. It takes as long as on a phone.
struct InterfaceRotation {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    let duration: TimeInterval = 0.3

    /// Whether width and height are exchanged.
    var isQuarter: Bool { from.isPortrait != to.isPortrait }
}
