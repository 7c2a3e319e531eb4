import Foundation
import Synchronization

/// Text that the programs of a desktop exchange: what was copied last, or what is selected.
///
/// All members may be called from any thread.
package protocol DisplayClipboard: Sendable {
    /// The text that is there now, empty where there is none; `nil` where the window system does not answer in time, or there
    /// is none (any more). Another program may have to be asked, so that this may take more than a second: only what the user
    /// pastes is read.
    func text() -> String?

    /// Puts a text there, in place of the one before. Returns at once.
    func setText(_ text: String)
}

/// A display without a window system: other programs do not reach it.
struct AbsentClipboard: DisplayClipboard {
    func text() -> String? { nil }
    func setText(_ text: String) {}
}

/// Text in memory, that the displays of a stage share.
package final class MemoryClipboard: DisplayClipboard {
    private struct State {
        var text = ""
        var readCount = 0
    }

    private let state = Mutex(State())

    /// How often the text was read.
    package var readCount: Int { state.withLock { $0.readCount } }

    package func text() -> String? {
        state.withLock { state in
            state.readCount += 1
            return state.text
        }
    }

    package func setText(_ text: String) { state.withLock { $0.text = text } }

    /// The text, without a program that reads it.
    package var content: String { state.withLock { $0.text } }
}

/// The clipboards of a simulated desktop.
package struct MemoryClipboards: Sendable {
    package let clipboard = MemoryClipboard()
    let primarySelection = MemoryClipboard()

    package init() {}
}
