import UIKitCore

/// Keeps its requests pending, like an open window of the desktop.
final class HeldFileChooser: FileChooser {
    private(set) var choices: [FileChoice] = []
    private(set) var cancelled = 0
    var isAvailable = true

    func chooseFiles(for choice: FileChoice) {
        choices.append(choice)
        choice.whenCancelled { [weak self] in self?.cancelled += 1 }
    }
}
