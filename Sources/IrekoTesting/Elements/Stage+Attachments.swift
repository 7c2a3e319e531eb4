import Foundation
import UIKit

/// A file that shows the state of a stage, for the attachments of a failed test.
public struct StageAttachment: Sendable {
    /// The file's name, such as `screen.png`.
    public let name: String
    /// The file's contents.
    public let data: Data
}

extension Stage {
    // MARK: Attachments

    /// Returns files that show the state of the running test's stage: a picture of the screen, its views as
    /// `describe()` lists them, the callbacks so far, and the broken rules, if any. Returns an empty array if no stage
    /// is running or if the caller is not on the main actor.
    ///
    /// Calling this function has no side effect: it does not mark `diagnostics` as read. A Swift Testing trait, which
    /// is called for each issue, including the issues of `#expect`, can attach the files:
    ///
    ///     extension Trait where Self == IssueHandlingTrait {
    ///         static var showingStage: Self {
    ///             .compactMapIssues { issue in
    ///                 for file in Stage.attachments() { Attachment.record([UInt8](file.data), named: file.name) }
    ///                 return issue
    ///             }
    ///         }
    ///     }
    ///
    ///     @Suite(.showingStage) struct NotesTests { … }
    ///
    /// `swift test --attachments-path FOLDER` keeps the files.
    nonisolated public static func attachments() -> [StageAttachment] {
        guard MainThread.isCurrent else { return [] }
        return MainActor.assumeIsolated { current?.attachedFiles() ?? [] }
    }

    private func attachedFiles() -> [StageAttachment] {
        var files: [StageAttachment] = []
        func add(_ name: String, _ text: String) {
            if !text.isEmpty { files.append(StageAttachment(name: name, data: Data(text.utf8))) }
        }
        if let picture = snapshot().pngData() { files.append(StageAttachment(name: "screen.png", data: picture)) }
        add("screen.txt", describe())
        add("callbacks.txt", timeline.description)
        add("diagnostics.txt", recordedDiagnostics.map(\.description).joined(separator: "\n"))
        return files
    }
}
