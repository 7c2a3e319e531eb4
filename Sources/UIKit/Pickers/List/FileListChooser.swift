import Foundation
import UIKitCore

// Chosen (Files): In the built-in list of files, folders are first, and exported files never replace existing files.
// Its first folder, its buttons and its error messages, which are in the navigation bar's prompt, are chosen.
/// A list for choosing files. It is used if the desktop has no file chooser.
///
///     Places ▸ a folder ▸ a folder in it ▸ …
@MainActor
final class FileListChooser: FileChooser {
    private weak var navigation: UINavigationController?
    private var choice: FileChoice?
    private var isShown = false
    /// The error message about the last choice. It is displayed above the list until the next choice.
    private(set) var message: String? { didSet { update() } }

    let isAvailable = true

    /// - Parameter navigation: The navigation controller that displays the list. Its stack is replaced when the list
    ///   is
    ///   displayed for the first time.
    init(in navigation: UINavigationController) { self.navigation = navigation }

    nonisolated deinit {}

    func chooseFiles(for choice: FileChoice) { chooseFiles(for: choice, message: nil) }

    /// Displays the list. If the files of the last choice could not be used, displays the list again in its current
    /// state.
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

    /// Whether the files of the last choice are being processed.
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

/// A view controller that displays a page of the list.
@MainActor
protocol FileListPage: UIViewController {
    /// Called when the error message has changed, or when `isBusy` has changed.
    func listDidChange()
}
