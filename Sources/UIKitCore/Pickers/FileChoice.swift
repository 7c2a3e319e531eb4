import Foundation

/// A `FileRequest` in progress. It completes at most once, and not after it was canceled.
@MainActor
package final class FileChoice {
    package let request: FileRequest
    private var completion: ((FileChoiceResult) -> Void)?
    private var withdraw: (() -> Void)?

    /// - Parameter completion: Called at most once.
    package init(_ request: FileRequest, completion: @escaping (FileChoiceResult) -> Void) {
        (self.request, self.completion) = (request, completion)
    }

    nonisolated deinit {}

    /// Whether the choice was completed or canceled.
    package var isOver: Bool { completion == nil }

    /// Sets the closure that the chooser runs when the choice is canceled, for example to close its window.
    package func whenCancelled(_ withdraw: @escaping () -> Void) { if !isOver { self.withdraw = withdraw } }

    /// Completes the choice. Has no effect if it is over.
    package func answer(_ answer: FileChoiceResult) {
        let completion = completion
        (self.completion, withdraw) = (nil, nil)
        completion?(answer)
    }

    /// Cancels the choice because the picker was removed: the completion is not called.
    package func cancel() {
        let withdraw = withdraw
        (completion, self.withdraw) = (nil, nil)
        withdraw?()
    }
}
