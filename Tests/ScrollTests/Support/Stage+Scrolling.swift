import Foundation
import RenderServer
import UIKit

@testable import IrekoTesting

extension Stage {
    /// The display's snapshot at a time if the main thread is idle until then.
    func snapshotWithoutMain(after duration: TimeInterval) -> CGImage? {
        display.setWantsFrameEvents(false)
        display.step(to: clock.now + duration)
        return display.snapshot()
    }

    func key(_ usage: UIKeyboardHIDUsage, _ modifiers: KeyEvent.Modifiers = [], repeats: Int = 0) {
        for index in 0...repeats {
            scene.handle(
                .key(
                    KeyEvent(
                        isDown: true, isRepeat: index > 0, usage: usage.rawValue, characters: "", modifiers: modifiers,
                        time: clock.now)))
        }
        scene.handle(
            .key(
                KeyEvent(
                    isDown: false, isRepeat: false, usage: usage.rawValue, characters: "", modifiers: modifiers,
                    time: clock.now)))
        settle()
    }

    /// Runs a closure while the control key is down.
    func holdingControl(_ body: () -> Void) {
        for isDown in [true, false] {
            scene.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: false, usage: UIKeyboardHIDUsage.keyboardLeftControl.rawValue,
                        characters: "", modifiers: isDown ? .control : [], time: clock.now)))
            if isDown { body() }
        }
        settle()
    }
}
