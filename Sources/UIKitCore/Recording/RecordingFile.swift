import Foundation
import QuartzCore

/// Records the user's actions in a program's window to a file, if set in the environment: `IREKO_RECORD=FILE.swift`
/// (``InputRecorder``).
///
/// After each input, the file is a complete test. Only changes are written, together with the end of the test, so that
/// no action is lost if the program stops.
@MainActor
package final class RecordingFile {
    private let path: String
    /// `nil` if the file could not be written.
    private var file: FileHandle?
    /// The offset of each step, and the end of the last step.
    private var offsets: [UInt64] = [0]

    private init(_ path: String, _ file: FileHandle) { (self.path, self.file) = (path, file) }

    nonisolated deinit {}

    // MARK: Starting from the environment

    /// Starts a recording if requested by the environment. Errors of writing the file are logged.
    package static func beginIfRequested(for screen: UIScreen) {
        guard let path = ProcessInfo.processInfo.environment["IREKO_RECORD"], !path.isEmpty, path != "0" else { return }
        begin(path, for: screen)
    }

    /// Starts to record the reports of the current context's displays.
    package static func begin(_ path: String, for screen: UIScreen) {
        guard path.lowercased().hasSuffix(".swift") else {
            return warn(path, "the name of a recording must end in .swift")
        }
        guard isFree(path) else {
            return warn(
                path, "the existing file was edited, or is not a recording; it is kept, and no input is recorded")
        }
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { return warn(path, "the file cannot be written") }

        let recorder = InputRecorder(day: day(of: path), screen: screen, since: CACurrentMediaTime())
        let file = RecordingFile(path, handle)
        file.write(recorder.test, from: nil)
        recorder.onChange = { test, step in file.write(test, from: step) }
        recorder.follow(UIContext.current.events)
    }

    /// Returns whether the file is missing, empty or an unchanged recording.
    private static func isFree(_ path: String) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return true }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let old = FileManager.default.contents(atPath: path)
        else { return false }
        return old.isEmpty || old.range(of: Data(RecordedTest.root.utf8)) != nil
    }

    /// Returns the day of the file's modification, according to the file system.
    private static func day(of path: String) -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let date = attributes?[.modificationDate] as? Date else { return nil }
        return date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    private static func warn(_ path: String, _ what: String) {
        Diagnostics.warn(.resource, "IREKO_RECORD=\(path): \(what)")
    }

    // MARK: Writing

    /// - Parameter step: The first changed step; `nil` writes the whole test.
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
            Self.warn(path, "the recording ends here, because the file can no longer be written (\(error))")
        }
    }
}
