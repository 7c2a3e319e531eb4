import CoreGraphics
import Foundation

/// What a display reports to the main side. Locations are points of the display's root layer, y down; times are media
/// time.
package enum DisplayEvent: Sendable {
    case pointer(PointerEvent)
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// Text that an input method or an on-screen keyboard has made final. What a key types comes with its event.
    case text(String)
    /// Text that an input method is still composing; empty when it has ended. The selection is in UTF-16 units.
    case composition(String, selection: Range<Int>)
    /// The display has a new size or scale.
    case resized(DisplayMode)
    case focus(Bool)
    /// Whether anything of the window can be seen: not while it is minimized.
    case visibility(Bool)
    /// Another program may have put something on the clipboard. Not sent for every change (X11 reports only the loss of one's own).
    case clipboardChanged
    /// The user wants the window closed.
    case closeRequested
    /// The display is gone and cannot come back (the X server died); the message says why.
    case lost(String)
    /// A frame is about to be shown at this time; sent only while `Display.wantsFrameEvents`.
    case frame(time: Double, next: Double)
}

/// One finger, or the mouse pointer (whose `contact` is 0), going down, moving, going up.
package struct PointerEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled, hovered }
    package enum Kind: Sendable { case mouse, touch }

    package var kind: Kind
    package var contact: Int64
    package var phase: Phase
    package var location: CGPoint
    /// 1 for the left button, 2 middle, 3 right; 0 for a finger.
    package var button: Int
    package var time: Double

    package init(kind: Kind, contact: Int64, phase: Phase, location: CGPoint, button: Int, time: Double) {
        (self.kind, self.contact, self.phase) = (kind, contact, phase)
        (self.location, self.button, self.time) = (location, button, time)
    }
}

package struct ScrollEvent: Sendable {
    package var location: CGPoint
    /// Points, positive when the content shall move right and down.
    package var delta: CGVector
    package var time: Double
    /// Whether it is one of many small movements, as of a trackpad, and not a step of a wheel.
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
    /// The USB HID usage, which is what `UIKeyboardHIDUsage` counts in.
    package var usage: Int
    /// What the key types without modifiers, where it types anything.
    package var characters: String
    package var modifiers: Modifiers
    package var time: Double
    /// What this stroke types, by the user's layout and with its modifiers and dead keys; empty where it types nothing.
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
