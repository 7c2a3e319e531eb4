import Foundation
import QuartzCore

/// Records in a file what the user does in a program's window, as the environment says: `IREKO_RECORD=FILE.swift`
/// (``InputRecorder``).
///
/// After each input the file is a whole test. Only what has changed is written, in one piece with what closes the test,
/// so that nothing is lost when the program stops.
@MainActor
package final class RecordingFile {
    private let path: String
    /// `nil` when it could not be written.
    private var file: FileHandle?
    /// Where each step begins, and the end of the last.
    private var offsets: [UInt64] = [0]

    private init(_ path: String, _ file: FileHandle) { (self.path, self.file) = (path, file) }

    nonisolated deinit {}

    // MARK: As the environment says

    /// Begins to record, if the environment asks for it. A file that cannot be written is named in the log.
    package static func beginIfAsked(for screen: UIScreen) {
        guard let path = ProcessInfo.processInfo.environment["IREKO_RECORD"], !path.isEmpty, path != "0" else { return }
        begin(path, for: screen)
    }

    /// Begins to record what the displays of the current context report.
    package static func begin(_ path: String, for screen: UIScreen) {
        guard path.lowercased().hasSuffix(".swift") else {
            return warn(path, "the name of a recording ends in .swift")
        }
        guard isFree(path) else {
            return warn(path, "what is there was edited, or is no recording; it is kept, and nothing is recorded")
        }
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { return warn(path, "no such file can be written") }

        let recorder = InputRecorder(day: day(of: path), screen: screen, since: CACurrentMediaTime())
        let file = RecordingFile(path, handle)
        file.write(recorder.test, from: nil)
        recorder.onChange = { test, step in file.write(test, from: step) }
        recorder.follow(UIContext.current.events)
    }

    /// Whether there is no such file, or an empty one, or a recording as it was written.
    private static func isFree(_ path: String) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return true }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let old = FileManager.default.contents(atPath: path)
        else { return false }
        return old.isEmpty || old.range(of: Data(RecordedTest.root.utf8)) != nil
    }

    /// The day on which the file was written, of which the file system has the time.
    private static func day(of path: String) -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let date = attributes?[.modificationDate] as? Date else { return nil }
        return date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    private static func warn(_ path: String, _ what: String) {
        Diagnostics.warn(.resource, "IREKO_RECORD=\(path): \(what)")
    }

    // MARK: Writing

    /// - Parameter step: The first that is another now; `nil` for the whole test.
    private func write(_ test: RecordedTest, from step: Int?) {
        guard let file else { return }
        let first = step ?? 0
        var text = step == nil ? test.head : ""
        if step == nil { offsets = [UInt64(text.utf8.count)] }
        let start = step == nil ? 0 : offsets[first]
        offsets.removeSubrange((first + 1)...)
        for index in first..<test.steps.count {
            let lines = test.text(of: index)
            offsets.append(offsets[index] + UInt64(lines.utf8.count))
            text += lines
        }
        text += RecordedTest.foot
        do {
            try file.seek(toOffset: start)
            try file.write(contentsOf: Data(text.utf8))
            try file.truncate(atOffset: start + UInt64(text.utf8.count))
        } catch {
            self.file = nil
            Self.warn(path, "the recording ends here, since the file cannot be written any more (\(error))")
        }
    }
}
