import Foundation
import QuartzCore
import UIKitCore

/// Picks files for a picker, from its appearance until its result. It opens a file chooser of the desktop or displays
/// a list in the picker, and then processes the chosen files on a different thread, since copying or decoding may take
/// long.
///
///     begin ──▶ desktop window ──chosen──▶ taking ──▶ finished
///          │            │                      │   ▲
///          │       unavailable              failure│
///          │            ▼                      ▼   │
///          └─────────▶ list ◀──────────────────┘───┘ chosen
///
/// In every state, a cancellation by the user finishes without a result, and `end()` ends the work without calling
/// `finish`.
@MainActor
final class FilePicking<Picked: Sendable> {
    private let request: FileRequest
    private let take: @Sendable ([URL]) throws(PickerFailure) -> Picked
    private let navigationForList: () -> UINavigationController?
    private let finish: (Picked?) -> Void

    private var choice: FileChoice?
    private var list: FileListChooser?
    private var result: Picked??
    private var isOver = false

    /// - Parameters:
    ///   - take: A closure that converts the chosen files to the values for the program. Called on a different thread.
    ///   - navigation: Returns the navigation controller that displays the list. Called when the list is needed.
    ///   - finish: Called with the picked values; `nil` if the user has cancelled. It is called only while `canFinish`
    ///     is
    ///     `true`.
    init(
        _ request: FileRequest, take: @escaping @Sendable ([URL]) throws(PickerFailure) -> Picked,
        list navigation: @escaping () -> UINavigationController?, finish: @escaping (Picked?) -> Void
    ) {
        (self.request, self.take, navigationForList, self.finish) = (request, take, navigation, finish)
    }

    nonisolated deinit {}

    /// Whether a file chooser of the desktop is available, which is used instead of the list.
    static var usesDesktop: Bool { UIContext.current.fileChooser?.isAvailable == true }

    /// Whether the list is displayed.
    var showsList: Bool { list != nil }

    /// Whether the picker can be dismissed, because it has appeared and no transition is running. A result that is
    /// available earlier is delivered when the value becomes `true`.
    var canFinish = false { didSet { deliver() } }

    // MARK: Choosing

    func begin() {
        if let chooser = UIContext.current.fileChooser, chooser.isAvailable {
            chooser.chooseFiles(for: makeChoice())
        } else {
            showList()
        }
    }

    private func makeChoice() -> FileChoice {
        let choice = FileChoice(request) { [weak self] in self?.receive($0) }
        self.choice = choice
        return choice
    }

    private func showList(message: String? = nil) {
        let list = list ?? navigationForList().map(FileListChooser.init(in:))
        self.list = list
        guard let list else { return end(with: nil) }
        list.chooseFiles(for: makeChoice(), message: message)
    }

    /// Displays the list again, so that the user can choose again, if the picker was not dismissed.
    func restart() {
        guard showsList, isOver || result != nil else { return }
        (isOver, result) = (false, nil)
        showList()
    }

    // MARK: Results

    private func receive(_ answer: FileChoiceResult) {
        guard !isOver else { return }
        switch answer {
        case .cancelled: end(with: nil)
        case .unavailable: showList()
        case .chosen(var files):
            if request.purpose == .open, !request.allowsMultipleSelection { files = Array(files.prefix(1)) }
            let (take, chosen) = (take, files)
            let finish: @MainActor (Result<Picked, PickerFailure>) -> Void = { [weak self] in self?.took($0) }
            DispatchQueue.global(qos: .userInitiated).async {
                let result = Result { () throws(PickerFailure) in try take(chosen) }
                MainLoop.send { finish(result) }
            }
        }
    }

    private func took(_ result: Result<Picked, PickerFailure>) {
        guard !isOver else { return }
        switch result {
        case .success(let picked): end(with: picked)
        case .failure(let failure): showList(message: failure.sentence)
        }
    }

    private func end(with picked: Picked?) {
        result = .some(picked)
        deliver()
    }

    private func deliver() {
        guard canFinish, !isOver, let result else { return }
        isOver = true
        finish(result)
    }

    // Chosen (Files): A program that dismisses a picker closes the desktop's window, and its delegate is not called.
    /// Ends the work when the picker was removed: closes a file chooser that is open, and does not call `finish`.
    /// Returns whether the picker had no result yet.
    @discardableResult
    func end() -> Bool {
        guard !isOver else { return false }
        isOver = true
        choice?.cancel()
        return true
    }
}
