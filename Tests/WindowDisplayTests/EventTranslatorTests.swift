import CSDL2
import CoreGraphics
import Expectations
import Foundation
import RenderServer
import Testing

@testable import WindowDisplay

@Suite("Translation of SDL's events")
struct EventTranslatorTests {
    private var translator = EventTranslator(unitsPerPoint: 2, size: CGSize(width: 400, height: 300))
    private var batch = InputBatch()

    /// Translates one event, in a separate batch by default, and describes the result.
    private mutating func translate(_ event: SDL_Event, at time: Double = 1) -> [String] {
        translator.translate(event, at: time, into: &batch)
        return batch.take(at: time).map(describe)
    }

    private func describe(_ event: DisplayEvent) -> String {
        switch event {
        case .pointer(let pointer):
            "\(pointer.kind) \(pointer.contact) \(pointer.phase) \(pointer.location.x),\(pointer.location.y) "
                + "button \(pointer.button)"
        case .scroll(let scroll):
            "scroll \(scroll.delta.dx),\(scroll.delta.dy) at \(scroll.location.x),\(scroll.location.y)"
        default:
            "\(event)"
        }
    }

    // MARK: Mouse

    @Test("The mouse hovers, drags beyond the window and is released, in points")
    mutating func mouse() {
        expectEqual(translate(.motion(20, 40)), ["mouse 0 hovered 10.0,20.0 button 0"])
        expectEqual(translate(.button(1, isDown: true, 20, 40)), ["mouse 0 began 10.0,20.0 button 1"])
        expectEqual(translate(.motion(-100, 7)), ["mouse 0 moved -50.0,3.5 button 1"])
        expectEqual(translate(.button(1, isDown: false, -100, 8)), ["mouse 0 ended -50.0,4.0 button 1"])
        expectEqual(translate(.motion(2, 4)), ["mouse 0 hovered 1.0,2.0 button 0"])
    }

    @Test("Minimizing releases the mouse and hides the window; restoring shows it")
    mutating func minimizing() {
        _ = translate(.button(1, isDown: true, 20, 40))

        expectEqual(
            translate(.window(SDL_WINDOWEVENT_MINIMIZED)),
            [
                "mouse 0 cancelled 10.0,20.0 button 1", "visibility(false)",
            ])
        expectEqual(translate(.window(SDL_WINDOWEVENT_RESTORED)), ["visibility(true)"])
    }

    @Test("After the window was minimized during a press, the next click has a beginning")
    mutating func lostRelease() {
        _ = translate(.button(1, isDown: true, 20, 40))
        _ = translate(.window(SDL_WINDOWEVENT_FOCUS_LOST)) + translate(.window(SDL_WINDOWEVENT_MINIMIZED))
        _ = translate(.window(SDL_WINDOWEVENT_RESTORED))

        // SDL regards the button as pressed, and does not report its next press.
        expectEqual(
            translate(.button(1, isDown: false, 2, 4)),
            ["mouse 0 began 1.0,2.0 button 1", "mouse 0 ended 1.0,2.0 button 1"])
        expectEqual(translate(.button(1, isDown: false, 2, 4)), [])
        expectEqual(translate(.button(1, isDown: true, 2, 4)), ["mouse 0 began 1.0,2.0 button 1"])
    }

    @Test("A release while the window is minimized is not a click")
    mutating func releaseWhileMinimized() {
        _ = translate(.button(1, isDown: true, 20, 40))
        _ = translate(.window(SDL_WINDOWEVENT_MINIMIZED))

        expectEqual(translate(.button(1, isDown: false, 2, 4)), [])
        _ = translate(.window(SDL_WINDOWEVENT_RESTORED))
        expectEqual(translate(.button(1, isDown: false, 2, 4)), [])
    }

    @Test("A second button does not interrupt the first one's sequence")
    mutating func secondButton() {
        _ = translate(.button(1, isDown: true, 0, 0))

        let events = translate(.button(3, isDown: true, 2, 2)) + translate(.button(3, isDown: false, 2, 2))

        expectEmpty(events)
        expectEqual(translate(.button(1, isDown: false, 4, 4)), ["mouse 0 ended 2.0,2.0 button 1"])
    }

    @Test("Leaving the window ends hovering once, and not a drag")
    mutating func leaving() {
        _ = translate(.motion(20, 40))
        expectEqual(translate(.window(SDL_WINDOWEVENT_LEAVE)), ["mouse 0 cancelled 10.0,20.0 button 0"])
        expectEqual(translate(.window(SDL_WINDOWEVENT_LEAVE)), [])

        _ = translate(.button(1, isDown: true, 20, 40))
        expectEqual(translate(.window(SDL_WINDOWEVENT_LEAVE)), [])
    }

    @Test("Losing the focus cancels pressed buttons and keys before it is reported")
    mutating func focusLost() {
        _ = translate(.button(1, isDown: true, 20, 40))
        _ = translate(.finger(SDL_FINGERDOWN, id: 7, 0.5, 0.5))

        let events = translate(.window(SDL_WINDOWEVENT_FOCUS_LOST))

        expectEqual(
            events,
            [
                "mouse 0 cancelled 10.0,20.0 button 1", "touch 1 cancelled 200.0,150.0 button 0", "focus(false)",
            ])
        expectEqual(translate(.button(1, isDown: false, 20, 40)), [])
        expectEqual(translate(.finger(SDL_FINGERUP, id: 7, 0.5, 0.5)), [])
    }

    @Test("The wheel scrolls 48 points a notch: away from the user moves the content down, right moves it left")
    mutating func wheel() {
        expectEqual(translate(.wheel(0, 1, at: 20, 40)), ["scroll 0.0,48.0 at 10.0,20.0"])
        expectEqual(translate(.wheel(0.5, 0, at: 20, 40)), ["scroll -24.0,0.0 at 10.0,20.0"])
        expectEqual(translate(.wheel(.nan, 1, at: 20, 40)), [])
        expectEqual(translate(.wheel(0, 0, at: 20, 40)), [])
    }

    // MARK: Touch

    @Test("Fingers are counted from 1 and placed by the window's size")
    mutating func fingers() {
        expectEqual(translate(.finger(SDL_FINGERDOWN, id: 0, 0.25, 0.5)), ["touch 1 began 100.0,150.0 button 0"])
        expectEqual(translate(.finger(SDL_FINGERDOWN, id: 1, 0, 0)), ["touch 2 began 0.0,0.0 button 0"])
        expectEqual(translate(.finger(SDL_FINGERMOTION, id: 0, 0.5, 0.5)), ["touch 1 moved 200.0,150.0 button 0"])
        expectEqual(translate(.finger(SDL_FINGERUP, id: 0, 0.5, 1)), ["touch 1 ended 200.0,300.0 button 0"])
        expectEqual(translate(.finger(SDL_FINGERDOWN, id: 0, 0, 0)), ["touch 3 began 0.0,0.0 button 0"])
    }

    @Test("Events without a finger, made of the mouse, or with non-finite numbers are ignored")
    mutating func strayFingers() {
        expectEqual(translate(.finger(SDL_FINGERMOTION, id: 5, 0.5, 0.5)), [])
        expectEqual(translate(.finger(SDL_FINGERUP, id: 5, 0.5, 0.5)), [])
        expectEqual(translate(.finger(SDL_FINGERDOWN, id: 5, .nan, 0.5)), [])
        expectEqual(translate(.finger(SDL_FINGERDOWN, device: -1, id: 5, 0.5, 0.5)), [])
    }

    // MARK: Keys and text

    @Test("A key has its USB usage, its character without modifiers, and the modifiers")
    mutating func keys() {
        var event = SDL_KeyboardEvent()
        event.type = SDL_KEYDOWN.rawValue
        event.state = 1
        event.repeat = 1
        event.keysym.scancode = SDL_SCANCODE_B
        event.keysym.sym = 0x62
        event.keysym.mod = UInt16(KMOD_LSHIFT.rawValue | KMOD_RGUI.rawValue | KMOD_CAPS.rawValue | KMOD_NUM.rawValue)

        let key = translator.keyEvent(event, at: 3)

        expectTrue(key.isDown)
        expectTrue(key.isRepeat)
        expectEqual(key.usage, 0x05)
        expectEqual(key.characters, "b")
        expectEqual(key.modifiers, [.shift, .command, .alphaShift])
        expectEqual(key.time, 3)
    }

    @Test("Without Num Lock the keypad has function keys, which are released as they were pressed")
    mutating func keypad() {
        func event(_ scancode: SDL_Scancode, isDown: Bool, numLock: Bool) -> SDL_KeyboardEvent {
            var event = SDL_KeyboardEvent()
            event.state = isDown ? 1 : 0
            event.keysym.scancode = scancode
            event.keysym.sym = Int32(scancode.rawValue) | 0x4000_0000
            event.keysym.mod = numLock ? UInt16(KMOD_NUM.rawValue) : 0
            return event
        }
        func keys(numLock: Bool) -> [KeyEvent] {
            (SDL_SCANCODE_KP_1.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue).map {
                translator.keyEvent(event(SDL_Scancode($0), isDown: true, numLock: numLock), at: 0)
            }
        }

        expectEqual(keys(numLock: true).map(\.usage), Array(0x59...0x63))
        expectEqual(keys(numLock: true).map(\.characters).joined(), "1234567890.")
        expectEqual(
            keys(numLock: false).map(\.usage), [0x4D, 0x51, 0x4E, 0x50, 0x5D, 0x4F, 0x4A, 0x52, 0x4B, 0x49, 0x4C])
        expectEqual(keys(numLock: false).map(\.characters).joined(), "")
        expectEqual(translator.keyEvent(event(SDL_SCANCODE_KP_7, isDown: false, numLock: true), at: 0).usage, 0x4A)
        expectEqual(
            translator.keyEvent(event(SDL_SCANCODE_KP_7, isDown: true, numLock: true), at: 0).usage, 0x5F)
        expectEqual(
            translator.keyEvent(event(SDL_SCANCODE_KP_7, isDown: false, numLock: false), at: 0).usage, 0x5F)
    }

    @Test(
        "Keys type their characters, if any",
        arguments: [
            (Int32(0x0D), 0x28, "\r"), (0xE9, 0x34, "é"), (0x4000_0050, 0x50, ""), (0x4000_0059, 0x59, "1"),
            (0x4000_0063, 0x63, "."), (0, 0, ""), (-5, 0, ""), (0x20_0000, 0x10, ""),
        ])
    func characters(keycode: Int32, usage: Int, expected: String) {
        expectEqual(EventTranslator.characters(keycode: keycode, usage: usage), expected)
    }

    @Test("Text is read from SDL's array up to the zero, or to its end")
    mutating func text() {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("né".utf8)) }
        expectEqual(translate(event), ["text(\"né\")"])

        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(repeating: 0x61, count: 32)) }
        expectEqual(translate(event), ["text(\"\(String(repeating: "a", count: 32))\")"])

        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: [0xFF, 0]) }
        expectEqual(translate(event), ["text(\"\u{FFFD}\")"])
    }

    @Test(
        "A command key types no text; the right alternate key chooses characters",
        arguments: [
            (UInt16(0), true), (0x0001, true), (0x0040, false), (0x0080, false), (0x0100, false), (0x0200, true),
            (0x0400, false), (0x4000, true), (0x0300, true),
        ])
    mutating func commandText(modifiers: UInt16, types: Bool) {
        var key = SDL_Event()
        key.type = SDL_KEYDOWN.rawValue
        key.key.state = 1
        key.key.keysym.mod = modifiers
        var text = SDL_Event()
        text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &text.text.text) { $0.copyBytes(from: Array("e".utf8)) }

        translator.translate(key, at: 1, into: &batch)
        translator.translate(text, at: 1, into: &batch)

        guard case .key(let stroke) = batch.take(at: 1).first else {
            Issue.record("no key")
            return
        }
        expectEqual(stroke.text, types ? "e" : "")
        // When the key is up again, an input method's text counts.
        key.type = SDL_KEYUP.rawValue
        key.key.state = 0
        translator.translate(key, at: 2, into: &batch)
        translator.translate(text, at: 2, into: &batch)
        expectEqual(batch.take(at: 2).count, 2)
    }

    @Test(
        "A composition's selection is in UTF-16 units and within the text",
        arguments: [
            (Int32(1), Int32(1), 1..<2), (0, 99, 0..<5), (99, 5, 5..<5), (-1, 0, 5..<5), (0, -1, 0..<0),
            (.min, .max, 5..<5), (3, .max, 4..<5), (2, 1, 2..<4),
        ])
    func composition(start: Int32, length: Int32, expected: Range<Int>) {
        // The emoji is one code point and two units.
        let event = EventTranslator.composition("ke😀y", start: start, length: length)

        guard case .composition(let text, let selection) = event else {
            Issue.record("not a composition")
            return
        }
        expectEqual(text, "ke😀y")
        expectEqual(selection, expected)
    }

    // MARK: Window

    @Test("Closing the window and quitting are one request")
    mutating func closing() {
        translator.translate(.window(SDL_WINDOWEVENT_CLOSE), at: 1, into: &batch)
        var quit = SDL_Event()
        quit.type = SDL_QUIT.rawValue

        expectEqual(translate(quit), ["closeRequested"])
    }

    @Test("Changes of the clipboard are one event for a batch")
    mutating func clipboard() {
        var update = SDL_Event()
        update.type = SDL_CLIPBOARDUPDATE.rawValue
        translator.translate(update, at: 1, into: &batch)

        expectEqual(translate(update), ["clipboardChanged"])
    }

    @Test("Focus is reported, other window events are not")
    mutating func windowEvents() {
        expectEqual(translate(.window(SDL_WINDOWEVENT_FOCUS_GAINED)), ["focus(true)"])
        expectEqual(translate(.window(SDL_WINDOWEVENT_MOVED)), [])
    }
}

// MARK: SDL's events, written short
extension SDL_Event {
    static func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y) = (x, y)
        return event
    }

    static func button(_ number: UInt8, isDown: Bool, _ x: Int32, _ y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.button = number
        (event.button.x, event.button.y) = (x, y)
        return event
    }

    static func wheel(_ x: Float, _ y: Float, at mouseX: Int32, _ mouseY: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.wheel = SDL_MouseWheelEvent()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
        (event.wheel.mouseX, event.wheel.mouseY) = (mouseX, mouseY)
        return event
    }

    static func finger(_ type: SDL_EventType, device: Int64 = 3, id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger = SDL_TouchFingerEvent()
        event.tfinger.type = type.rawValue
        (event.tfinger.touchId, event.tfinger.fingerId) = (device, id)
        (event.tfinger.x, event.tfinger.y) = (x, y)
        return event
    }

    static func window(_ id: SDL_WindowEventID) -> SDL_Event {
        var event = SDL_Event()
        event.window = SDL_WindowEvent()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(id.rawValue)
        return event
    }
}
