import Foundation

/// The size and position of a window on the desktop.
package struct WindowGeometry: Hashable, Sendable {
    /// The size, in points.
    package var size: CGSize
    /// The top left corner of the window with its frame, in the window system's units, or `nil` if the window system
    /// does not report it, as on Wayland.
    package var place: CGPoint?

    package init(size: CGSize, place: CGPoint?) { (self.size, self.place) = (size, place) }
}
