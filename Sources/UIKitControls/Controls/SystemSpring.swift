import CoreGraphics
import Foundation

/// The spring loading interaction that a view adds if its `isSpringLoaded` is `true`.
package final class SystemSpring: UISpringLoadedInteraction { nonisolated deinit {} }

extension UIView {
    /// Whether the view has added its own spring loading interaction, apart from interactions that a program has
    /// added.
    package var hasSystemSpring: Bool { interactions.contains { $0 is SystemSpring } }

    package func setSystemSpring(_ isSpringLoaded: Bool, _ make: () -> SystemSpring) {
        guard isSpringLoaded != hasSystemSpring else { return }
        if isSpringLoaded { return addInteraction(make()) }
        for interaction in interactions where interaction is SystemSpring { removeInteraction(interaction) }
    }
}
