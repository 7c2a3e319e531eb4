import CoreGraphics
import Foundation

/// The size of a display in points, and its scale factor.
package struct DisplayMode: Hashable, Sendable {
    package var size: CGSize
    package var scale: Double

    package init(size: CGSize, scale: Double) { (self.size, self.scale) = (size, scale) }

    package var pixelWidth: Int { Self.pixels(size.width * scale) }
    package var pixelHeight: Int { Self.pixels(size.height * scale) }

    /// A length as a number of pixels: one at least, and no more than a bitmap could have.
    private static func pixels(_ length: Double) -> Int {
        length >= 1 ? Int(min(length.rounded(), Double(Bitmap.largestSide))) : 1
    }
}

/// The text that is being put in.
package struct TextInputState: Hashable, Sendable {
    /// Where its caret is, or what is being composed, in points of the display's root layer.
    package var area: CGRect
    /// Another number makes input methods forget what they were composing.
    package var session: Int

    package init(area: CGRect, session: Int) { (self.area, self.session) = (area, session) }
}

/// Somewhere to show a layer tree: a window, or memory.
///
/// The main side hands commits in and gets events out; how and on which thread the display composites is its own
/// matter. All members may be called from any thread.
package protocol Display: AnyObject, Sendable {
    /// What the display has now.
    var mode: DisplayMode { get }

    /// The place of the window on the desktop, in the window system's units; `nil` if the window system does not
    /// report it.
    var place: CGPoint? { get }

    /// Hands over what changed. Returns at once; commits are applied in order.
    func submit(_ commit: Commit)

    /// Whether `DisplayEvent.frame` shall be sent for each frame, changed or not (`CADisplayLink`).
    func setWantsFrameEvents(_ wants: Bool)

    /// Sets the title of the window, where there is one.
    func setTitle(_ title: String)

    /// Keeps the desktop from dimming and locking its screens while nothing is touched, or lets it.
    func setKeepsAwake(_ keepsAwake: Bool)

    /// Asks for another size in points. A display that takes it sends a `resized` event; a desktop may refuse.
    func requestSize(_ size: CGSize)

    /// Turns text input (and an input method) on for a text, or off.
    func setTextInput(_ text: TextInputState?)

    /// What is on the display now, composited anew if need be.
    func snapshot() -> CGImage?

    /// Releases the memory of what can be composited again: memory is short.
    func dropCaches()

    /// Brings the window in front of others, with the input focus, and back if it is minimized. A desktop may refuse.
    func raise()

    /// Restricts the sizes in points that the user can give the window.
    func setSizeLimits(minimum: CGSize, maximum: CGSize)

    /// Closes the window, without waiting for that. Later calls are ignored.
    func closeWindow()

    /// What the user has copied, in any program.
    var clipboard: any DisplayClipboard { get }

    /// The text that is selected, in any program: on desktops of X11 and Wayland the middle button pastes it.
    var primarySelection: any DisplayClipboard { get }
}

extension Display {
    package var place: CGPoint? { nil }
    /// Size and place of the window.
    package var geometry: WindowGeometry { WindowGeometry(size: mode.size, place: place) }
    package func dropCaches() {}
    package func setKeepsAwake(_ keepsAwake: Bool) {}
    package func raise() {}
    package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}
    package func closeWindow() {}
    package var clipboard: any DisplayClipboard { AbsentClipboard() }
    package var primarySelection: any DisplayClipboard { AbsentClipboard() }
}
