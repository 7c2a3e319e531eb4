import DesktopBus
import Foundation
import QuartzCore
import UIKitCore

// Chosen (Files): A desktop's portal that does not reply, or ends, is not used again.
/// Lets the user choose files in the desktop's own window, through its portal.
@MainActor
final class PortalFileChooser: FileChooser {
    /// Whether a bus exists. A portal that has failed to respond once is not used again.
    private(set) var isAvailable: Bool

    init() { isAvailable = SessionBus.exists(in: ProcessInfo.processInfo.environment) }

    func chooseFiles(for choice: FileChoice) {
        guard isAvailable else { return choice.answer(.unavailable) }
        let request = PortalFileRequest(choice.request) { [weak self] answer in
            // The main dispatch queue is the main loop of a program in a window.
            MainLoop.send {
                if answer == .unavailable { self?.isAvailable = false }
                choice.answer(answer)
            }
        }
        choice.whenCancelled { request.cancel() }
        request.start()
    }
}
