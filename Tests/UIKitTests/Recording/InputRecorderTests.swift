import Expectations
import IrekoTesting
import QuartzCore
import RandomSupport
import RenderServer
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recorded input")
struct InputRecorderTests {
    @Test("The user's input becomes a test, with pauses")
    func test() throws {
        try Stage.run(root: RecordedForm()) { stage, _ in
            let recorder = stage.record()

            stage.tap(at: CGPoint(x: 50, y: 70))
            stage.advance(by: 0.8)
            stage.find(identifier: "surface").press(forDuration: 0.7)
            stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
            stage.advance(by: 1.26)
            stage.press(.keyboardEscape)
            stage.press("s", modifiers: [.command, .shift], repeats: 2)
            stage.resize(to: CGSize(width: 500, height: 600), scale: 2)

            expectEqual(
                recorder.text,
                """
                import IrekoTesting
                import Testing
                import UIKit

                @Test("Recorded on 2026-11-25") @MainActor
                func recorded() throws {
                    try Stage.run(
                        size: CGSize(width: 390, height: 844), scale: 1,
                        rootViewController: <#the root view controller#>
                    ) { stage in
                        stage.find("Add").tap()
                        stage.advance(by: 0.8)
                        stage.find(identifier: "surface").press(forDuration: 0.7)
                        stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                        stage.advance(by: 1.3)
                        stage.press(.keyboardEscape)
                        stage.press("s", modifiers: [.shift, .command], repeats: 2)
                        stage.resize(to: CGSize(width: 500, height: 600), scale: 2)
                    }
                }

                """)
        }
    }

    @Test("A size before the first step is the stage's, and consecutive sizes are one step")
    func sizes() throws {
        try Stage.run(root: RecordedForm()) { stage, _ in
            let recorder = stage.record()

            stage.resize(to: CGSize(width: 400, height: 700))
            stage.tap(at: CGPoint(x: 50, y: 70))
            for width in 401...450 { stage.resize(to: CGSize(width: width, height: 700)) }

            #expect(recorder.text.contains("size: CGSize(width: 400, height: 700), scale: 1,\n        root"))
            expectEqual(
                Stage.steps(of: recorder.text),
                [
                    "stage.find(\"Add\").tap()", "stage.resize(to: CGSize(width: 450, height: 700))",
                ])
        }
    }

    @Test("Typing keys are the text, character by character; text of an input method stays together")
    func typing() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, form in
            stage.typeKey(.keyboardX, "x")
            form.beginTyping()
            stage.typeKey(.keyboardH, "h")
            stage.typeKey(.keyboardI, "i")
            stage.press(.keyboardDeleteOrBackspace)
            stage.advance(by: 1)
            stage.type("ありがとう")
        }

        expectEqual(
            steps,
            [
                "stage.press(\"x\")", "for character in \"hi\" { stage.type(String(character)) }",
                "stage.press(.keyboardDeleteOrBackspace)", "stage.advance(by: 1)", "stage.type(\"ありがとう\")",
            ])
    }

    @Test(
        "A key of a command types no text, a modifier key alone is a key, and other layouts keep their characters"
    )
    func keys() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, form in
            form.beginTyping()
            stage.press("s", modifiers: .command)
            stage.press(.keyboardLeftShift)
            stage.press(.keyboardY, characters: "z")
            stage.press(.keyboardSpacebar)
        }

        expectEqual(
            steps,
            [
                "stage.press(\"s\", modifiers: .command)", "stage.press(.keyboardLeftShift)",
                "stage.press(.keyboardY, characters: \"z\")",
                "stage.press(.keyboardSpacebar)",
            ])
    }

    @Test("Fingers that are held before they move, several at once and cancelled ones are recorded move by move")
    func moves() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, _ in
            stage.touchDown(at: CGPoint(x: 100, y: 500))
            stage.advance(by: 0.6)
            stage.touchMove(to: CGPoint(x: 100, y: 450))
            stage.touchUp(at: CGPoint(x: 100, y: 450))
            stage.touchDown(at: CGPoint(x: 100, y: 400))
            stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 7)
            stage.advance(by: 0.2)
            stage.touchMove(to: CGPoint(x: 300, y: 400), finger: 7)
            stage.touchUp(at: CGPoint(x: 300, y: 400), finger: 7)
            stage.touchCancel(at: CGPoint(x: 100, y: 400))
        }

        expectEqual(
            steps,
            [
                "stage.touchDown(at: CGPoint(x: 100, y: 500))", "stage.advance(by: 0.6)",
                "stage.touchMove(to: CGPoint(x: 100, y: 450))", "stage.touchUp(at: CGPoint(x: 100, y: 450))",
                "stage.touchDown(at: CGPoint(x: 100, y: 400))",
                "stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 2)", "stage.advance(by: 0.2)",
                "stage.touchMove(to: CGPoint(x: 300, y: 400), finger: 2)",
                "stage.touchUp(at: CGPoint(x: 300, y: 400), finger: 2)",
                "stage.touchCancel(at: CGPoint(x: 100, y: 400))",
            ])
    }

    @Test("A touch is recorded while its finger is down, and a long press on an unnamed view is a finger at a point")
    func down() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, _ in
            stage.touchDown(at: CGPoint(x: 300, y: 200))
            stage.advance(by: 0.9)
            stage.touchUp(at: CGPoint(x: 303, y: 200))
            stage.touchDown(at: CGPoint(x: 50, y: 70))
        }

        expectEqual(
            steps,
            [
                "stage.touchDown(at: CGPoint(x: 300, y: 200))", "stage.advance(by: 0.9)",
                "stage.touchUp(at: CGPoint(x: 300, y: 200))", "stage.touchDown(at: CGPoint(x: 50, y: 70))",
            ])
    }

    @Test("Input that a stage does not support becomes a comment, and rotation keys record no resize")
    func comments() throws {
        let steps = try Stage.recording(of: RecordedForm()) { stage, _ in
            stage.mouse(.began, CGPoint(x: 50, y: 70), button: 3)
            stage.mouse(.ended, CGPoint(x: 50, y: 70), button: 3)
            stage.scroll(0, -48, at: CGPoint(x: 195, y: 400))
            stage.scroll(0, -48, at: CGPoint(x: 195, y: 400))
            stage.send(.focus(false))
            stage.press(.keyboardLeftArrow, modifiers: .control)
        }

        expectEqual(
            steps,
            [
                "// Button 3 of the mouse at (50, 70): a stage has no such button.",
                "// The wheel, by (0, -96) at (195, 400): a stage has no wheel.",
                "// The window lost the focus here; a stage's window never does.",
                "stage.press(.keyboardLeftArrow, modifiers: .control)",
            ])
    }

    @Test("Ten thousand events of any kind are recorded as valid Swift")
    func anything() throws {
        try Stage.run(root: RecordedForm()) { stage, form in
            let recorder = stage.record()
            form.beginTyping()
            let scene = try #require(stage.window.windowScene)
            var random = SeededGenerator(seed: 1)

            for _ in 0..<10_000 { recorder.note(random.event(), in: scene, at: random.pick([0, 2000, .nan])) }

            recorder.note(.focus(false), in: scene, at: 1e300)
            let text = recorder.text
            let beginnings = ["stage.", "// ", "for character in "]
            let isSwift = Stage.steps(of: text).allSatisfy { line in beginnings.contains(where: line.hasPrefix) }
            expectTrue(isSwift)
            #expect(text.hasSuffix("\n    }\n}\n"))
            #expect(!text.contains("nan"))
            #expect(!text.contains("inf"))
        }
    }
}
