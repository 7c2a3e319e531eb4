import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The steps that `RecordingReplayTests` expects are these lines.
private enum Recorded {
    static let file = #filePath

    @MainActor
    static func steps(_ stage: Stage) {
        // Begin
        stage.find("Add").tap()
        stage.advance(by: 0.8)
        stage.find(identifier: "surface").press(forDuration: 0.7)
        stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
        stage.advance(by: 2)
        stage.touchDown(at: CGPoint(x: 195, y: 600))
        stage.advance(by: 0.1)
        stage.touchMove(to: CGPoint(x: 195, y: 500))
        stage.advance(by: 0.4)
        stage.touchUp(at: CGPoint(x: 195, y: 500))
        stage.press("s", modifiers: .command)
        for character in "hi" { stage.type(String(character)) }
        stage.press(.keyboardDeleteOrBackspace)
        stage.find("Add").tap()
        // End
    }

    /// The lines above.
    static func lines() throws -> [String] {
        try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .drop { $0 != "// Begin" }.dropFirst().prefix { $0 != "// End" }.map(\.self)
    }
}

@MainActor @Suite("Recorded input on a stage")
struct RecordingReplayTests {
    @Test("Replaying a recording repeats the input, and records the same steps")
    func again() throws {
        var states: [RecordedForm.State] = []
        let recorded = try Stage.recording(of: RecordedForm()) { stage, form in
            form.beginTyping()
            stage.tap(at: CGPoint(x: 50, y: 70))
            stage.advance(by: 0.8)
            stage.touchDown(at: CGPoint(x: 30, y: 130))
            stage.advance(by: 0.7)
            stage.touchUp(at: CGPoint(x: 33, y: 130))
            stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
            stage.advance(by: 2)
            stage.touchDown(at: CGPoint(x: 195, y: 600))
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 195, y: 500))
            stage.advance(by: 0.4)
            stage.touchUp(at: CGPoint(x: 195, y: 500))
            stage.press("s", modifiers: .command)
            stage.typeKey(.keyboardH, "h")
            stage.typeKey(.keyboardI, "i")
            stage.press(.keyboardDeleteOrBackspace)
            stage.tap(at: CGPoint(x: 110, y: 90))
            stage.advance(by: 2)
            states.append(form.finalState)
        }

        let again = try Stage.recording(of: RecordedForm()) { stage, form in
            form.beginTyping()
            Recorded.steps(stage)
            stage.advance(by: 2)
            states.append(form.finalState)
        }

        try expectEqual(recorded, Recorded.lines())
        expectEqual(again, recorded)
        expectEqual(states[0], states[1])
        expectTrue(states[0].added == 2 && states[0].held == 1 && states[0].saved == 1 && states[0].typed == ["h"])
        #expect(states[0].offset.y > 200)
    }
}
