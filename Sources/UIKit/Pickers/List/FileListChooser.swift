import Foundation
import UIKitCore

/// A list of our own, in which files are chosen where the desktop has no window for it.
///
///     Places ▸ a folder ▸ a folder in it ▸ …
@MainActor
final class FileListChooser: FileChooser {
    private weak var navigation: UINavigationController?
    private var choice: FileChoice?
    private var isShown = false
    /// What went wrong with what was chosen last; stands above the list until something else is chosen.
    private(set) var message: String? { didSet { update() } }

    let isAvailable = true

    /// - Parameter navigation: Shows the list. Its stack is replaced when the first files are to be chosen.
    init(in navigation: UINavigationController) { self.navigation = navigation }

    nonisolated deinit {}

    func chooseFiles(for choice: FileChoice) { chooseFiles(for: choice, message: nil) }

    /// Asks, or asks again after what was chosen could not be used: then the list stays where it is.
    func chooseFiles(for choice: FileChoice, message: String?) {
        self.choice = choice
        if !isShown { show(choice.request) }
        self.message = message
    }

    private func show(_ request: FileRequest) {
        isShown = true
        let places = PlaceListController(self, request)
        let folder = request.folder ?? FileManager.default.homeDirectoryForCurrentUser
        navigation?.setViewControllers([places, controller(for: folder, request)], animated: false)
    }

    func open(_ folder: URL, _ request: FileRequest) {
        guard !isBusy else { return }
        navigation?.pushViewController(controller(for: folder, request), animated: true)
    }

    private func controller(for folder: URL, _ request: FileRequest) -> FileListController {
        FileListController(self, FolderContents(folder, request))
    }

    // MARK: The user's choice

    /// Whether what was chosen is being looked at, copied or saved.
    var isBusy: Bool { choice?.isOver ?? true }

    func choose(_ files: [URL]) {
        guard !isBusy else { return }
        message = nil
        choice?.answer(.chosen(files))
        update()
    }

    func cancel() {
        guard !isBusy else { return }
        choice?.answer(.cancelled)
    }

    private func update() {
        for controller in navigation?.viewControllers ?? [] { (controller as? any FileListPage)?.listDidChange() }
    }
}

/// A controller of the list.
@MainActor
protocol FileListPage: UIViewController {
    /// The message has changed, or whether the list can be used.
    func listDidChange()
}
