import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// Requests of other threads to the display thread, in order, until it takes them.
///
/// The display thread is woken only while it sleeps without a frame to come, and once for any number of commits:
///
///        add: wake              add: nothing
///      ┌───────────┐           ┌───────────┐
///      │  asleep   │ ──add───► │   awake   │ ──close──► closed (everything is ignored)
///      └───────────┘           └───────────┘
///            ▲  sleepUntilWoken()    │
///            └── when empty ◄────────┘
final class CommitQueue: Sendable {
    /// The text that is put in; `nil` for none.
    struct TextInput: Sendable { var state: TextInputState? }

    /// The sizes in points that the user can give the window.
    struct SizeLimits: Sendable {
        var minimum: CGSize
        var maximum: CGSize
    }

    struct Contents: Sendable {
        var commits: [Commit] = []
        var title: String?
        var keepsAwake: Bool?
        var size: CGSize?
        var sizeLimits: SizeLimits?
        var textInput: TextInput?
        var wantsFrameEvents: Bool?
        var dropsCaches = false
        var raises = false
        var snapshots: [Gate<CGImage?>] = []
        var clipboard = ClipboardRequests()
        var isClosing = false

        var isEmpty: Bool {
            commits.isEmpty && title == nil && keepsAwake == nil && size == nil && textInput == nil
                && wantsFrameEvents == nil
                && sizeLimits == nil && !raises && !dropsCaches && snapshots.isEmpty && clipboard.isEmpty
                && !isClosing
        }
    }

    private struct State {
        var contents = Contents()
        var isAsleep = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    /// - Parameter wake: Makes the display thread's wait return. Called with the queue locked, so that no wake is under
    ///   way when `close()` has returned and SDL is shut down; it must not call the queue.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Adds requests. Returns whether they will be taken: not after `close()`.
    @discardableResult
    func add(_ change: (inout Contents) -> Void) -> Bool {
        state.withLock { state in
            guard !state.isClosed else { return false }
            change(&state.contents)
            if state.isAsleep {
                state.isAsleep = false
                wake()
            }
            return true
        }
    }

    /// Everything added since the last call. The display thread is awake from here on.
    func take() -> Contents {
        state.withLock { state in
            state.isAsleep = false
            guard !state.contents.isEmpty else { return Contents() }
            let taken = state.contents
            state.contents = Contents()
            return taken
        }
    }

    /// The display thread is about to sleep without limit, or longer than a frame. Returns `false` when there is
    /// something to take instead.
    func sleepUntilWoken() -> Bool {
        state.withLock { state in
            state.isAsleep = state.contents.isEmpty
            return state.isAsleep
        }
    }

    /// From here on requests are ignored and the thread is not woken. Returns what was left.
    @discardableResult
    func close() -> Contents {
        state.withLock { state in
            state.isClosed = true
            state.isAsleep = false
            let left = state.contents
            state.contents = Contents()
            return left
        }
    }
}
