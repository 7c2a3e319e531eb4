import CoreGraphics
import Foundation

/// The spring loading interaction of a UIKit view with `isSpringLoaded`.
final class SystemSpring: UISpringLoadedInteraction { nonisolated deinit {} }

extension UIView {
    /// Whether the view itself is spring loaded, besides interactions that a program adds.
    var hasSystemSpring: Bool { interactions.contains { $0 is SystemSpring } }

    func setSystemSpring(_ isSpringLoaded: Bool, _ make: () -> SystemSpring) {
        guard isSpringLoaded != hasSystemSpring else { return }
        if isSpringLoaded { return addInteraction(make()) }
        for interaction in interactions where interaction is SystemSpring { removeInteraction(interaction) }
    }
}
