import UIKitCore

/// Keeps what it is asked, as a window of the desktop that is open.
final class HeldFileChooser: FileChooser {
    private(set) var choices: [FileChoice] = []
    private(set) var cancelled = 0
    var isAvailable = true

    func chooseFiles(for choice: FileChoice) {
        choices.append(choice)
        choice.whenCancelled { [weak self] in self?.cancelled += 1 }
    }
}
