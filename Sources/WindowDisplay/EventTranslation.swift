import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// Translates SDL's events into the display's events, with points instead of window units and a consistent sequence
/// for each contact.
///
/// The mouse is one contact, like a finger: it begins with the first pressed button, and ends when that button is
/// released. Further buttons meanwhile are not reported.
///
///              button down             same button up
///     hovering ───────────► pressed ─────────────────► hovering
///        │                     │ focus lost: .cancelled, the button's number
///        ▼ mouse leaves        ▼
///     outside: .cancelled, button 0, then no event until it returns
struct EventTranslator {
    /// The scrolling distance of a notch of a mouse wheel, in points.
    static let pointsPerNotch = 48.0

    /// Window units (SDL's coordinates) per point.
    let unitsPerPoint: Double
    /// The window's size in points; fingers are reported as fractions of it.
    var size: CGSize

    private var pressedButton: Int?
    /// A button that was pressed when the window lost the focus or was minimized.
    private var cancelledButton: Int?
    /// Whether the window was minimized while that button was pressed. SDL does not receive the release, and then
    /// reports only the release of the next press.
    private var isReleaseLost = false
    private var isMinimized = false
    private var isHovering = false
    /// Whether the pressed key is a command. SDL also reports the text that it would insert otherwise.
    private var ignoresText = false
    /// The usages of the pressed keys of the keypad that were pressed without Num Lock.
    var pressedFunctions: Set<Int> = []
    /// The user's keyboard layout; `nil` if the window system does not provide it.
    var layout: KeyboardLayout?
    private var mouseLocation = CGPoint.zero
    private var fingers: [Finger: Int64] = [:]
    private var lastFinger: Int64 = 0
    private var fingerLocations: [Int64: CGPoint] = [:]

    private struct Finger: Hashable {
        var device: Int64
        var id: Int64
    }

    init(unitsPerPoint: Double, size: CGSize) { (self.unitsPerPoint, self.size) = (unitsPerPoint, size) }

    /// Adds the translated event to the batch. Size changes are handled elsewhere, since they need the window.
    mutating func translate(_ event: SDL_Event, at time: Double, into batch: inout InputBatch) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEMOTION:
            guard event.motion.which != UInt32.max else { return }
            mouseMoved(to: point(event.motion.x, event.motion.y), at: time, into: &batch)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard event.button.which != UInt32.max else { return }
            let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
            let location = point(event.button.x, event.button.y)
            mouseButton(Int(event.button.button), isDown: isDown, location: location, at: time, into: &batch)
        case SDL_MOUSEWHEEL:
            guard event.wheel.which != UInt32.max else { return }
            scroll(event.wheel, at: time, into: &batch)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            finger(event.tfinger, at: time, into: &batch)
        case SDL_KEYDOWN, SDL_KEYUP:
            ignoresText = Self.ignoresText(of: event.key)
            batch.append(.key(keyEvent(event.key, at: time)))
        case SDL_TEXTINPUT:
            let text = Self.text(of: event.text.text)
            if !text.isEmpty, !ignoresText { batch.append(.text(text)) }
        case SDL_TEXTEDITING:
            let text = Self.text(of: event.edit.text)
            batch.append(Self.composition(text, start: event.edit.start, length: event.edit.length))
        case SDL_TEXTEDITING_EXT:
            let text = event.editExt.text.map { String(cString: $0) } ?? ""
            batch.append(Self.composition(text, start: event.editExt.start, length: event.editExt.length))
        case SDL_WINDOWEVENT:
            windowEvent(event.window, at: time, into: &batch)
        case SDL_CLIPBOARDUPDATE:
            batch.append(.clipboardChanged)
        case SDL_QUIT:
            batch.append(.closeRequested)
        default:
            break
        }
    }

    // MARK: Window

    private mutating func windowEvent(_ event: SDL_WindowEvent, at time: Double, into batch: inout InputBatch) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            batch.append(.focus(true))
        case SDL_WINDOWEVENT_FOCUS_LOST:
            cancelContacts(at: time, into: &batch)
            batch.append(.focus(false))
        case SDL_WINDOWEVENT_MINIMIZED:
            isMinimized = true
            cancelContacts(at: time, into: &batch)
            // The loss of the focus may have been reported before.
            isReleaseLost = cancelledButton != nil
            batch.append(.visibility(false))
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            isMinimized = false
            batch.append(.visibility(true))
        case SDL_WINDOWEVENT_LEAVE:
            guard isHovering, pressedButton == nil else { return }
            isHovering = false
            mouse(.cancelled, button: 0, at: time, into: &batch)
        case SDL_WINDOWEVENT_CLOSE:
            batch.append(.closeRequested)
        default:
            break
        }
    }

    private mutating func cancelContacts(at time: Double, into batch: inout InputBatch) {
        if let button = pressedButton {
            pressedButton = nil
            cancelledButton = button
            mouse(.cancelled, button: button, at: time, into: &batch)
        }
        for (contact, location) in fingerLocations.sorted(by: { $0.key < $1.key }) {
            touch(.cancelled, contact: contact, location: location, at: time, into: &batch)
        }
        fingers = [:]
        fingerLocations = [:]
    }

    // MARK: Mouse

    private func point(_ x: Int32, _ y: Int32) -> CGPoint {
        CGPoint(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
    }

    private func mouse(_ phase: PointerEvent.Phase, button: Int, at time: Double, into batch: inout InputBatch) {
        let event = PointerEvent(
            kind: .mouse, contact: 0, phase: phase, location: mouseLocation, button: button, time: time)
        batch.append(.pointer(event))
    }

    private mutating func mouseMoved(to location: CGPoint, at time: Double, into batch: inout InputBatch) {
        mouseLocation = location
        if let button = pressedButton {
            mouse(.moved, button: button, at: time, into: &batch)
        } else {
            isHovering = true
            mouse(.hovered, button: 0, at: time, into: &batch)
        }
    }

    private mutating func mouseButton(
        _ button: Int, isDown: Bool, location: CGPoint, at time: Double, into batch: inout InputBatch
    ) {
        if cancelledButton == button {
            if !isDown, pressedButton == nil, isReleaseLost, !isMinimized {
                pressedButton = button
                mouseLocation = location
                mouse(.began, button: button, at: time, into: &batch)
            }
            cancelledButton = nil
            isReleaseLost = false
        }
        if isDown, pressedButton == nil {
            pressedButton = button
            mouseLocation = location
            mouse(.began, button: button, at: time, into: &batch)
        } else if !isDown, pressedButton == button {
            pressedButton = nil
            mouseLocation = location
            mouse(.ended, button: button, at: time, into: &batch)
        }
    }

    private func scroll(_ wheel: SDL_MouseWheelEvent, at time: Double, into batch: inout InputBatch) {
        let x = Double(wheel.preciseX)
        let y = Double(wheel.preciseY)
        guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return }
        // "Flipped" means that the user's settings have already reversed the direction; the values are used unchanged.
        // In SDL, right is positive, for which the content moves left.
        let delta = CGVector(dx: (0 - x) * Self.pointsPerNotch, dy: y * Self.pointsPerNotch)
        // A wheel reports whole notches.
        let isContinuous = x != x.rounded() || y != y.rounded()
        batch.append(
            .scroll(
                ScrollEvent(
                    location: point(wheel.mouseX, wheel.mouseY), delta: delta, time: time, isContinuous: isContinuous)))
    }

    // MARK: Touch

    private func touch(
        _ phase: PointerEvent.Phase, contact: Int64, location: CGPoint, at time: Double, into batch: inout InputBatch
    ) {
        batch.append(
            .pointer(
                PointerEvent(kind: .touch, contact: contact, phase: phase, location: location, button: 0, time: time)))
    }

    private mutating func finger(_ event: SDL_TouchFingerEvent, at time: Double, into batch: inout InputBatch) {
        // A touch that SDL synthesizes from the mouse.
        guard event.touchId != -1, event.x.isFinite, event.y.isFinite else { return }
        let finger = Finger(device: event.touchId, id: event.fingerId)
        let location = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            guard fingers[finger] == nil else { return }
            // Some systems number fingers from 0, which is the mouse here.
            lastFinger += 1
            fingers[finger] = lastFinger
            fingerLocations[lastFinger] = location
            touch(.began, contact: lastFinger, location: location, at: time, into: &batch)
        case SDL_FINGERMOTION:
            guard let contact = fingers[finger] else { return }
            fingerLocations[contact] = location
            touch(.moved, contact: contact, location: location, at: time, into: &batch)
        default:
            guard let contact = fingers.removeValue(forKey: finger) else { return }
            fingerLocations[contact] = nil
            touch(.ended, contact: contact, location: location, at: time, into: &batch)
        }
    }
}
