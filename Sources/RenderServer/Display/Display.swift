import CoreGraphics
import Foundation

/// The size of a display in points, and its scale factor.
package struct DisplayMode: Hashable, Sendable {
    package var size: CGSize
    package var scale: Double

    package init(size: CGSize, scale: Double) { (self.size, self.scale) = (size, scale) }

    package var pixelWidth: Int { Self.pixels(size.width * scale) }
    package var pixelHeight: Int { Self.pixels(size.height * scale) }

    /// Returns a length as a number of pixels, from 1 to the largest side of a bitmap.
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
/// The main thread submits commits and receives events. The display determines how and on which thread it composites.
/// All members may be called from any thread.
package protocol Display: AnyObject, Sendable {
    /// The current size and scale of the display.
    var mode: DisplayMode { get }

    /// The position of the window on the desktop, in the window system's units, or `nil` if the window system does not
    /// report it.
    var place: CGPoint? { get }

    /// Submits changes. Returns immediately; commits are applied in order.
    func submit(_ commit: Commit)

    /// Sets whether `DisplayEvent.frame` is sent for each frame, whether or not it contains changes (`CADisplayLink`).
    func setWantsFrameEvents(_ wants: Bool)

    /// Sets the title of the window, if the display has one.
    func setTitle(_ title: String)

    /// Sets whether the desktop is prevented from dimming and locking its screens if the user is inactive.
    func setKeepsAwake(_ keepsAwake: Bool)

    /// Sets the cursor of the pointer over the window.
    func setCursor(_ cursor: PointerCursor)

    /// Requests a size in points. If the display accepts the size, it sends a `resized` event. A desktop may refuse.
    func requestSize(_ size: CGSize)

    /// Turns text input on for a text, with an input method, or turns it off if the argument is `nil`.
    func setTextInput(_ text: TextInputState?)

    /// Returns the current content of the display, composited if necessary.
    func snapshot() -> CGImage?

    /// Releases memory that can be recreated by compositing, because memory is short.
    func dropCaches()

    /// Brings the window to the front and gives it the input focus. A minimized window is restored. A desktop may
    /// refuse.
    func raise()

    /// Restricts the sizes in points to which the user can resize the window.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Closes the window asynchronously. Later calls are ignored.
    func closeWindow()

    /// The clipboard of all programs.
    var clipboard: any DisplayClipboard { get }

    /// The text that is selected in any program. On X11 and Wayland desktops, the middle mouse button pastes it.
    var primarySelection: any DisplayClipboard { get }
}

extension Display {
    package var place: CGPoint? { nil }
    /// The size and position of the window.
    package var geometry: WindowGeometry { WindowGeometry(size: mode.size, place: place) }
    package func dropCaches() {}
    package func setKeepsAwake(_ keepsAwake: Bool) {}
    package func raise() {}
    package func setCursor(_ cursor: PointerCursor) {}
    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
    package func closeWindow() {}
    package var clipboard: any DisplayClipboard { AbsentClipboard() }
    package var primarySelection: any DisplayClipboard { AbsentClipboard() }
}
