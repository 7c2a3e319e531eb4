import IrekoTesting
import QuartzCore
import RenderServer
import TestSupport
import Testing
import UIKit

extension Stage {
    /// Records the input of a body on a stage, and returns the lines of the steps.
    static func recording<Root: UIViewController>(
        of root: @autoclosure () -> Root, _ body: (Stage, Root) throws -> Void
    ) throws -> [String] {
        var lines: [String] = []
        try run(root: root()) { stage, root in
            let recorder = stage.record()
            try body(stage, root)
            lines = Self.steps(of: recorder.text)
        }
        return lines
    }

    /// Records the input from now on.
    func record() -> InputRecorder {
        let recorder = InputRecorder(day: "2026-11-25", screen: window.screen, since: CACurrentMediaTime())
        recorder.follow(UIContext.current.events)
        return recorder
    }

    /// The lines of a recorded test's steps, without their indentation.
    static func steps(of test: String) -> [String] {
        let indentation = String(repeating: " ", count: 8)
        return test.split(separator: "\n").drop { $0 != "    ) { stage in" }.filter { $0.hasPrefix(indentation) }
            .map { String($0.dropFirst(indentation.count)) }
    }

    /// Presses a key that types a character, as a window reports it.
    func typeKey(_ usage: UIKeyboardHIDUsage, _ character: String) {
        for isDown in [true, false] {
            send(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: false, usage: usage.rawValue, characters: character, modifiers: [],
                        time: CACurrentMediaTime(), text: isDown ? character : "")))
        }
    }

    /// Passes an event of the display to the scene.
    func send(_ event: DisplayEvent) {
        window.windowScene?.handle(event)
        settle()
    }
}
