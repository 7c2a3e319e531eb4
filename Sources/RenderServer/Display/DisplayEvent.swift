import CoreGraphics
import Foundation

/// An event that a display reports to the main side. Locations are in points of the display's root layer, y down;
/// times are media time.
package enum DisplayEvent: Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// Text that an input method or an on-screen keyboard has committed. The text of a key is part of its key event.
    case text(String)
    /// The marked text of an input method; empty when the composition has ended. The selection is in UTF-16 units.
    case composition(String, selection: Range<Int>)
    /// The display has a new size or scale.
    case resized(DisplayMode)
    case focus(Bool)
    /// Whether any part of the window is visible: not while it is minimized.
    case visibility(Bool)
    /// A different program may have changed the clipboard. Not sent for every change (X11 reports only that this
    /// program lost the clipboard).
    case clipboardChanged
    /// The user requested that the window be closed.
    case closeRequested
    /// The display is permanently lost (the X server ended), with a message that explains the reason.
    case lost(String)
    /// A frame will be shown at this time. Sent only if requested by `Display.setWantsFrameEvents(_:)`.
    case frame(time: Double, next: Double)
}

/// A touch or mouse event. The `contact` of the mouse pointer is 0.
package struct PointerEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled, hovered }
    package enum Kind: Sendable { case mouse, touch }

    package var kind: Kind
    package var contact: Int64
    package var phase: Phase
    package var location: CGPoint
    /// 1 for the left button, 2 for the middle, 3 for the right; 0 for a finger.
    package var button: Int
    package var time: Double

    package init(kind: Kind, contact: Int64, phase: Phase, location: CGPoint, button: Int, time: Double) {
        (self.kind, self.contact, self.phase) = (kind, contact, phase)
        (self.location, self.button, self.time) = (location, button, time)
    }
}

package struct ScrollEvent: Sendable {
    package var location: CGPoint
    /// The distance in points, positive if the content moves right and down.
    package var delta: CGVector
    package var time: Double
    /// Whether the event is one of many small movements, as from a trackpad, rather than a step of a wheel.
    package var isContinuous: Bool

    package init(location: CGPoint, delta: CGVector, time: Double, isContinuous: Bool = false) {
        (self.location, self.delta, self.time, self.isContinuous) = (location, delta, time, isContinuous)
    }
}

package struct KeyEvent: Sendable {
    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alternate = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
        package static let alphaShift = Modifiers(rawValue: 16)
    }

    package var isDown: Bool
    package var isRepeat: Bool
    /// The USB HID usage, which equals the raw value of `UIKeyboardHIDUsage`.
    package var usage: Int
    /// The characters of the key without modifiers; empty for a key without characters.
    package var characters: String
    package var modifiers: Modifiers
    package var time: Double
    /// The text that this stroke inserts, by the user's layout and with its modifiers and dead keys; empty without a
    /// text.
    package var text: String

    package init(
        isDown: Bool, isRepeat: Bool, usage: Int, characters: String, modifiers: Modifiers, time: Double,
        text: String = ""
    ) {
        (self.isDown, self.isRepeat, self.usage) = (isDown, isRepeat, usage)
        (self.characters, self.modifiers, self.time) = (characters, modifiers, time)
        self.text = text
    }
}
