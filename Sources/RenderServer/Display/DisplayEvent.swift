import CoreGraphics
import Foundation

/// An event that a display reports to the main thread. Locations are in points of the display's root layer, with y
/// down. Times are media times.
package enum DisplayEvent: Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// Text that an input method or an on-screen keyboard has inserted. The text of a key is part of the key event.
    case text(String)
    /// The marked text of an input method, which is empty if the composition has ended. The selection is in UTF-16
    /// units.
    case composition(String, selection: Range<Int>)
    /// The display has a new size or scale.
    case resized(DisplayMode)
    case focus(Bool)
    /// Whether any part of the window is visible. It is `false` while the window is minimized.
    case visibility(Bool)
    /// A different program may have changed the clipboard. The event is not sent for every change (X11 only reports
    /// that this program no longer owns the clipboard).
    case clipboardChanged
    /// The user requested that the window be closed.
    case closeRequested
    /// The display is permanently lost, for example because the X server ended. The message explains the reason.
    case lost(String)
    /// A frame will be shown at this time. The event is sent only if it was requested by
    /// `Display.setWantsFrameEvents(_:)`.
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
    /// The button: 1 for left, 2 for middle, 3 for right, or 0 for a finger.
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
    /// The characters of the key without modifiers. The string is empty if the key has no characters.
    package var characters: String
    /// The characters of the key with the pressed shift and alternate keys, or `nil` if they are unknown.
    package var modifiedCharacters: String?
    package var modifiers: Modifiers
    package var time: Double
    /// The text that this key stroke inserts in the user's layout, including the effect of modifiers and dead keys. It
    /// is empty if the stroke inserts no text.
    package var text: String

    package init(
        isDown: Bool, isRepeat: Bool, usage: Int, characters: String, modifiers: Modifiers, time: Double,
        text: String = "", modifiedCharacters: String? = nil
    ) {
        (self.isDown, self.isRepeat, self.usage) = (isDown, isRepeat, usage)
        (self.characters, self.modifiers, self.time) = (characters, modifiers, time)
        (self.text, self.modifiedCharacters) = (text, modifiedCharacters)
    }
}
