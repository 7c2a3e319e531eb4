import Foundation
import Synchronization

/// Text that programs of a desktop exchange: the clipboard, or the primary selection.
///
/// All members may be called from any thread.
package protocol DisplayClipboard: Sendable {
    /// Returns the current text, or an empty string if the clipboard contains no text. Returns `nil` if the window
    /// system does not respond in time or is lost. Since the text may have to be requested from a different program,
    /// this may take more than a second. Therefore the method is called only when the user pastes.
    func text() -> String?

    /// Replaces the text. Returns immediately.
    func setText(_ text: String)
}

/// A clipboard without a window system, which other programs cannot access.
struct AbsentClipboard: DisplayClipboard {
    func text() -> String? { nil }
    func setText(_ text: String) {}
}

/// Text in memory, which the displays of a stage share.
package final class MemoryClipboard: DisplayClipboard {
    private struct State {
        var text = ""
        var readCount = 0
    }

    private let state = Mutex(State())

    /// The number of times that the text was read.
    package var readCount: Int { state.withLock { $0.readCount } }

    package func text() -> String? {
        state.withLock { state in
            state.readCount += 1
            return state.text
        }
    }

    package func setText(_ text: String) { state.withLock { $0.text = text } }

    /// The text. Reading this property does not increase `readCount`.
    package var content: String { state.withLock { $0.text } }
}

/// The clipboards of a simulated desktop.
package struct MemoryClipboards: Sendable {
    package let clipboard = MemoryClipboard()
    let primarySelection = MemoryClipboard()

    package init() {}
}
