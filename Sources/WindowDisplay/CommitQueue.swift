import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// Requests of other threads to the display thread, in order, until it takes them.
///
/// The display thread is only woken while it sleeps without a pending frame, and once for any number of commits:
///
///        add: wake              add: no wake
///      ┌───────────┐           ┌───────────┐
///      │  asleep   │ ──add───► │   awake   │ ──close──► closed (everything is ignored)
///      └───────────┘           └───────────┘
///            ▲  waitForSignal()    │
///            └── when empty ◄────────┘
final class CommitQueue: Sendable {
    /// The state of the text input, or `nil` if text input is off.
    struct TextInput: Sendable { var state: TextInputState? }

    /// The user's limits for the size of the window, in points.
    struct SizeLimits: Sendable {
        var minimum: CGSize
        var maximum: CGSize
    }

    struct Contents: Sendable {
        var commits: [Commit] = []
        var title: String?
        var keepsAwake: Bool?
        var cursor: PointerCursor?
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
            commits.isEmpty && title == nil && keepsAwake == nil && cursor == nil && size == nil && textInput == nil
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

    /// - Parameter wake: A closure that makes the display thread's wait return. It is called while the queue is
    ///   locked, so that no call is running after `close()` has returned and SDL is shut down. It must not call the
    ///   queue.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Adds requests. Returns whether they will be taken, which is `false` after `close()`.
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

    /// Returns the requests since the last call. The display thread is awake from now on.
    func take() -> Contents {
        state.withLock { state in
            state.isAsleep = false
            guard !state.contents.isEmpty else { return Contents() }
            let taken = state.contents
            state.contents = Contents()
            return taken
        }
    }

    /// Prepares the display thread for sleeping without limit, or longer than a frame. Returns `false` if there are
    /// requests to take instead.
    func waitForSignal() -> Bool {
        state.withLock { state in
            state.isAsleep = state.contents.isEmpty
            return state.isAsleep
        }
    }

    /// Ignores requests from now on, so that the thread is not woken. Returns the remaining requests.
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
