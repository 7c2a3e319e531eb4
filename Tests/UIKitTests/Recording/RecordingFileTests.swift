import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Recorded input in a file")
struct RecordingFileTests {
    private func run(_ body: (Stage, RecordedForm, _ path: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Stage.run(root: RecordedForm()) { stage, form in
            try body(stage, form, folder.appendingPathComponent("Recorded.swift").path)
        }
    }

    private func contents(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("The file is a whole test after each input, also when a step becomes a shorter one")
    func everyInput() throws {
        try run { stage, form, path in
            let recorder = stage.record()
            RecordingFile.begin(path, for: stage.window.screen)
            form.beginTyping()
            let inputs: [() -> Void] = [
                {}, { stage.touchDown(at: CGPoint(x: 50, y: 70)) }, { stage.touchUp(at: CGPoint(x: 50, y: 70)) },
                { stage.typeKey(.keyboardH, "h") }, { stage.resize(to: CGSize(width: 400.25, height: 700.25)) },
                { stage.resize(to: CGSize(width: 400, height: 700)) }, { stage.advance(by: 1) },
                { stage.press(.keyboardEscape) },
            ]

            for input in inputs {
                input()

                let text = try contents(path)
                expectEqual(Stage.steps(of: text), Stage.steps(of: recorder.text))
                #expect(text.hasPrefix("import IrekoTesting\n"))
                #expect(text.hasSuffix("\n    }\n}\n"))
            }
        }
    }

    @Test("A size before the first step rewrites the beginning")
    func size() throws {
        try run { stage, _, path in
            RecordingFile.begin(path, for: stage.window.screen)

            stage.resize(to: CGSize(width: 40, height: 70))
            stage.press(.keyboardEscape)

            let text = try contents(path)
            #expect(text.contains("size: CGSize(width: 40, height: 70)"))
            expectTrue(text.hasSuffix("keyboardEscape)\n    }\n}\n"))
        }
    }

    @Test("A recording is overwritten, and a file that was edited is kept")
    func existing() throws {
        try run { stage, _, path in
            RecordingFile.begin(path, for: stage.window.screen)
            RecordingFile.begin(path, for: stage.window.screen)
            expectEmpty(stage.diagnostics)

            try "edited".write(toFile: path, atomically: true, encoding: .utf8)

            RecordingFile.begin(path, for: stage.window.screen)

            try expectEqual(contents(path), "edited")
            expectEqual(stage.diagnostics.last?.message.contains("it is kept, and no input is recorded"), true)
        }
    }

    @Test("A failed write is reported in a sentence, and the program continues")
    func unwritable() throws {
        try run { stage, form, path in
            let folder = path + "/Folder.swift"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

            for other in [path + "/none/Recorded.swift", folder, "1"] {
                RecordingFile.begin(other, for: stage.window.screen)
            }
            stage.find("Add").tap()

            expectEqual(form.state.added, 1)
            let messages = stage.diagnostics.map(\.message)
            expectTrue(messages.count == 3 && messages.allSatisfy { $0.hasPrefix("IREKO_RECORD=") })
            expectEqual(messages.last, "IREKO_RECORD=1: the name of a recording must end in .swift")
        }
    }
}
