import Foundation
import UIKitCore

/// Has the user choose files in the desktop's own window, by its portal.
@MainActor
final class PortalFileChooser: FileChooser {
    /// Whether there is a bus. A portal that has not answered once is not asked again.
    private(set) var isAvailable: Bool

    init() { isAvailable = DesktopPortal.hasBus(ProcessInfo.processInfo.environment) }

    func chooseFiles(for choice: FileChoice) {
        guard isAvailable else { return choice.answer(.unavailable) }
        let request = PortalFileRequest(choice.request) { [weak self] answer in
            // The main dispatch queue is the main loop of a program in a window.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if answer == .unavailable { self?.isAvailable = false }
                    choice.answer(answer)
                }
            }
        }
        choice.whenCancelled { request.cancel() }
        request.start()
    }
}
