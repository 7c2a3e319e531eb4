import Foundation
import UIKit

/// A file that shows the state of a stage: for the attachments of a test that has failed.
public struct StageAttachment: Sendable {
    /// The file's name, such as `screen.png`.
    public let name: String
    /// What is in it.
    public let data: Data
}

extension Stage {
    // MARK: Attachments

    /// What is on the stage of the running test at this moment: a picture of the screen, its views as `describe()` names them, the
    /// callbacks so far, and the rules that were broken, where there are any. Nothing without a stage, and off the main actor.
    ///
    /// Reading it breaks nothing: it does not count as looking at `diagnostics`. Swift Testing calls a trait for each issue, which can
    /// attach them, also those of `#expect`:
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
