import CoreGraphics
import Foundation

/// The size of a display in points, and its scale factor.
package struct DisplayMode: Hashable, Sendable {
    package var size: CGSize
    package var scale: Double

    package init(size: CGSize, scale: Double) { (self.size, self.scale) = (size, scale) }

    package var pixelWidth: Int { Self.pixels(size.width * scale) }
    package var pixelHeight: Int { Self.pixels(size.height * scale) }

    /// A length as a number of pixels, from 1 to the largest side of a bitmap.
    private static func pixels(_ length: Double) -> Int {
        length >= 1 ? Int(min(length.rounded(), Double(Bitmap.largestSide))) : 1
    }
}

/// The state of the text input.
package struct TextInputState: Hashable, Sendable {
    /// The frame of the caret or of the marked text, in points of the display's root layer.
    package var area: CGRect
    /// The number of the editing session. A different number makes input methods discard their marked text.
    package var session: Int

    package init(area: CGRect, session: Int) { (self.area, self.session) = (area, session) }
}

/// A surface that shows a layer tree: a window, or memory.
///
/// The main side submits commits and receives events; the display determines how and on which thread it composites.
/// All members may be called from any thread.
package protocol Display: AnyObject, Sendable {
    /// The current size and scale of the display.
    var mode: DisplayMode { get }

    /// The position of the window on the desktop, in the window system's units; `nil` if the window system does not
    /// report it.
    var place: CGPoint? { get }

    /// Submits changes. Returns immediately; commits are applied in order.
    func submit(_ commit: Commit)

    /// Whether `DisplayEvent.frame` is sent for each frame, changed or not (`CADisplayLink`).
    func setWantsFrameEvents(_ wants: Bool)

    /// Sets the title of the window, if the display has one.
    func setTitle(_ title: String)

    /// Sets whether the desktop is kept from dimming and locking its screens without user input.
    func setKeepsAwake(_ keepsAwake: Bool)

    /// Requests a size in points. A display that accepts it sends a `resized` event; a desktop may refuse.
    func requestSize(_ size: CGSize)

    /// Turns text input (and an input method) on for a text, or off.
    func setTextInput(_ text: TextInputState?)

    /// The current content of the display, composited if necessary.
    func snapshot() -> CGImage?

    /// Releases memory that can be recreated by compositing, because memory is short.
    func dropCaches()

    /// Brings the window to the front, with the input focus, and restores it if it is minimized. A desktop may refuse.
    func raise()

    /// Restricts the sizes in points to which the user can resize the window.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Closes the window asynchronously. Later calls are ignored.
    func closeWindow()

    /// The clipboard of all programs.
    var clipboard: any DisplayClipboard { get }

    /// The selected text of all programs: on desktops of X11 and Wayland, the middle button pastes it.
    var primarySelection: any DisplayClipboard { get }
}

extension Display {
    package var place: CGPoint? { nil }
    /// The size and position of the window.
    package var geometry: WindowGeometry { WindowGeometry(size: mode.size, place: place) }
    package func dropCaches() {}
    package func setKeepsAwake(_ keepsAwake: Bool) {}
    package func raise() {}
    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
    package func closeWindow() {}
    package var clipboard: any DisplayClipboard { AbsentClipboard() }
    package var primarySelection: any DisplayClipboard { AbsentClipboard() }
}
