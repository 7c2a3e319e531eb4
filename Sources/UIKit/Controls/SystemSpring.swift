import CoreGraphics
import Foundation

/// What makes a view of UIKit's spring loaded, as its `isSpringLoaded` says.
final class SystemSpring: UISpringLoadedInteraction { nonisolated deinit {} }

extension UIView {
    /// Whether the view is spring loaded by itself, besides what a program adds.
    var hasSystemSpring: Bool { interactions.contains { $0 is SystemSpring } }

    func setSystemSpring(_ isSpringLoaded: Bool, _ make: () -> SystemSpring) {
        guard isSpringLoaded != hasSystemSpring else { return }
        if isSpringLoaded { return addInteraction(make()) }
        for interaction in interactions where interaction is SystemSpring { removeInteraction(interaction) }
    }
}
