import Foundation
import UIKitCore

/// What a picker does, from when it appears until it has an answer: it asks the desktop or shows its list, and looks at
/// what was chosen on another thread, where it may be copied or decoded.
///
///     begin ──▶ asking the desktop ──chosen──▶ taking ──▶ finished
///          │            │                      │   ▲
///          │       unavailable              failure│
///          │            ▼                      ▼   │
///          └─────────▶ list ◀──────────────────┘───┘ chosen
///
/// `cancelled` leads from everywhere to finished, with nothing; `end()` to an end without an answer.
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
    ///   - take: Makes of the chosen files what the program gets. Called on another thread.
    ///   - navigation: Answers what shows the list, when it is needed.
    ///   - finish: Called with what was picked, or with `nil` when the user has cancelled; while `canFinish` only.
    init(
        _ request: FileRequest, take: @escaping @Sendable ([URL]) throws(PickerFailure) -> Picked,
        list navigation: @escaping () -> UINavigationController?, finish: @escaping (Picked?) -> Void
    ) {
        (self.request, self.take, navigationForList, self.finish) = (request, take, navigation, finish)
    }

    nonisolated deinit {}

    /// Whether the user sees a window of the desktop, or is about to.
    static var asksDesktop: Bool { UIContext.current.fileChooser?.isAvailable == true }

    /// Whether the list is shown.
    var showsList: Bool { list != nil }

    /// Whether the picker can be dismissed: it has appeared, and no transition runs. What is known before waits.
    var canFinish = false { didSet { deliver() } }

    // MARK: Asking

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

    /// Has the user choose again from the list, for a picker that stays.
    func askAgain() {
        guard showsList, isOver || result != nil else { return }
        (isOver, result) = (false, nil)
        showList()
    }

    // MARK: Answers

    private func receive(_ answer: FileAnswer) {
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
                DispatchQueue.main.async { MainActor.assumeIsolated { finish(result) } }
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

    /// The picker is gone: what is open is closed, and nothing is called from here on. Returns whether it had no answer
    /// yet.
    @discardableResult
    func end() -> Bool {
        guard !isOver else { return false }
        isOver = true
        choice?.cancel()
        return true
    }
}
