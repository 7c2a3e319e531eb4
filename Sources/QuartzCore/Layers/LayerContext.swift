import Logging

/// The global state of all layers and displays. A process has a single context. Each stage of a test has a separate
/// context, which ends with the stage.
///
/// Only a few values of this module are static: numbers that must be unique in the process
/// (`CALayer.nextAnimationNumber()`), the depth of the layout, which measures the thread's stack, and the media clock,
/// which every thread reads and which follows the current context.
@MainActor package final class LayerContext {
    @exclusivity(unchecked) private static var installed: LayerContext?

    /// The current context.
    @inline(__always)
    package static var current: LayerContext {
        if let installed { return installed }
        return installFirst()
    }

    /// Creates and installs the context of the process.
    @inline(never)
    private static func installFirst() -> LayerContext {
        let context = LayerContext()
        installed = context
        return context
    }

    /// Installs a context with its event loop and clock, and returns the previous context.
    package static func replace(with context: LayerContext) -> LayerContext {
        let before = current
        installed = context
        MainLoop.share(context.loop)
        return before
    }

    /// Creates a context with an event loop. With `nil`, it has the main dispatch queue's loop.
    package init(loop: (any EventLoop)? = nil) { loopStorage = loop }

    nonisolated deinit {}

    // MARK: - The event loop

    @exclusivity(unchecked) private var loopStorage: (any EventLoop)?

    var loop: any EventLoop {
        get {
            if let loopStorage { return loopStorage }
            let loop = MainEventLoop()
            loopStorage = loop
            return loop
        }
        set {
            // Releasing the old loop may release objects with a `deinit` that reads `loop`. The release must not
            // happen during the assignment.
            let old = loopStorage
            loopStorage = newValue
            withExtendedLifetime(old) {}
        }
    }

    // MARK: - Changes on their way to displays

    /// The open transactions and the flush.
    let transactions = TransactionState()
    let displayLinks = DisplayLinks()
    /// Whether the layout of a layer was deferred because an ancestor needs layout first.
    @exclusivity(unchecked) var hasLayerWaitingForSuperlayer = false
    /// The layer that has begun its layout and calls code before it.
    @exclusivity(unchecked) var interruptedLayer: CALayer?
    /// The layers that were laid out in the last two rounds before the limit, which keep marking each other.
    @exclusivity(unchecked) var nonConvergingLayers: ContiguousArray<CALayer>?
    /// Whether a change of sublayers that consists of several changes is being made.
    @exclusivity(unchecked) var isChangingSublayers = false
    /// Whether a view animation block is running. Layers that suppress implicit actions then call their delegate, too.
    @exclusivity(unchecked) package var isCollectingViewAnimations = false

    // MARK: - Probes

    /// The probe of the commits that are sent to displays.
    package let commits = Probe<CommitRecord>()

    // MARK: - Messages

    /// The handler of warnings. The default writes to the log; UIKit converts them to diagnostics.
    package var messageSink: (String) -> Void = { message in LayerContext.logger.warning("\(message)") }
    nonisolated private static let logger = Logger(label: "QuartzCore")
    /// The messages that were logged and are not repeated.
    var loggedOnce: Set<String> = []
}
