import Foundation

/// A `FileRequest` that is under way. It is answered once, and not at all after it was cancelled.
@MainActor
package final class FileChoice {
    package let request: FileRequest
    private var completion: ((FileAnswer) -> Void)?
    private var withdraw: (() -> Void)?

    /// - Parameter completion: Called at most once.
    package init(_ request: FileRequest, completion: @escaping (FileAnswer) -> Void) {
        (self.request, self.completion) = (request, completion)
    }

    nonisolated deinit {}

    /// Whether it was answered or cancelled.
    package var isOver: Bool { completion == nil }

    /// Says what the chooser does when the choice is cancelled, as by closing its window.
    package func whenCancelled(_ withdraw: @escaping () -> Void) { if !isOver { self.withdraw = withdraw } }

    /// Answers. Does nothing where it is over.
    package func answer(_ answer: FileAnswer) {
        let completion = completion
        (self.completion, withdraw) = (nil, nil)
        completion?(answer)
    }

    /// The picker is gone: nothing is answered from here on.
    package func cancel() {
        let withdraw = withdraw
        (completion, self.withdraw) = (nil, nil)
        withdraw?()
    }
}
