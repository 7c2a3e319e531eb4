package import AccessibilityTree
package import Foundation

/// The windows of a program with their elements, for the clients of the accessibility bus.
package struct AccessibleProgram: Sendable, Equatable {
    /// A window of the desktop.
    package struct Window: Sendable, Equatable {
        /// A number that no element and no other window has.
        package var id: UInt64
        var title: String
        /// Whether the window receives key events.
        var isActive: Bool
        /// The position on the desktop in pixels; `nil` if it is unknown, as in Wayland.
        var origin: CGPoint?
        /// Pixels per point.
        var scale: CGFloat
        /// The elements. The root is the scene.
        var tree: AccessibilityNode

        package init(
            id: UInt64, title: String, isActive: Bool, origin: CGPoint?, scale: CGFloat, tree: AccessibilityNode
        ) {
            (self.id, self.title, self.isActive) = (id, title, isActive)
            (self.origin, self.scale, self.tree) = (origin, scale, tree)
        }
    }

    /// The name of the program.
    package var name: String
    package var windows: [Window] = []

    package init(name: String) { self.name = name }
}

/// A message from the accessibility bus to the program.
package enum AccessibleRequest: Sendable {
    /// A client listens from now on, or no client listens any more.
    case clients(Bool)
    /// A command for an element.
    case command(AccessibilityCommand, UInt64)
    /// A query about the text of an element. Its result is passed to `AccessibilityBus.finish(_:with:)`.
    case text(AccessibleTextQuery)
}
