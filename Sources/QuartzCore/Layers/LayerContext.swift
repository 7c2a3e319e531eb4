import Logging

/// The state of the layers' side that belongs to no layer and to no display. There is one a process; a stage of a test has one
/// of its own, which ends with it.
///
/// What remains static in this module are numbers that must differ in the process (`CALayer.nextAnimationNumber()`), how deep
/// the thread is in layout, which is a measure of its stack, and the media clock, which every thread reads and which
/// follows the current context.
@MainActor package final class LayerContext {
    @exclusivity(unchecked) private static var installed: LayerContext?

    /// The context in use.
    @inline(__always)
    package static var current: LayerContext {
        if let installed { return installed }
        return installFirst()
    }

    /// That of the process, for as long as no other takes its place.
    @inline(never)
    private static func installFirst() -> LayerContext {
        let context = LayerContext()
        installed = context
        return context
    }

    /// Makes a context the current one, with its event loop and clock, and returns the one before.
    package static func replace(with context: LayerContext) -> LayerContext {
        let before = current
        installed = context
        MainLoop.readClock(of: context.loop)
        return before
    }

    /// Makes a context with an event loop; without one it has the main dispatch queue's.
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
            // Releasing the old loop may release objects whose `deinit` reads `loop`: not during the assignment.
            let old = loopStorage
            loopStorage = newValue
            withExtendedLifetime(old) {}
        }
    }

    // MARK: - Changes on their way to displays

    /// The open transactions and the flush.
    let transactions = TransactionState()
    let displayLinks = DisplayLinks()
    /// Whether a layer was not laid out since one above it needs layout first.
    @exclusivity(unchecked) var hasLayerWaitingForSuperlayer = false
    /// The layers that were laid out in the last two rounds before the limit: those that keep marking each other.
    @exclusivity(unchecked) var nonConvergingLayers: ContiguousArray<CALayer>?
    /// Whether a change of sublayers that consists of several is being made.
    @exclusivity(unchecked) var isChangingSublayers = false
    /// Set while a view animation block runs: then also layers that suppress implicit actions ask their delegate.
    @exclusivity(unchecked) package var isCollectingViewAnimations = false

    // MARK: - Probes

    /// What goes to displays.
    package let commits = Probe<CommitRecord>()

    // MARK: - Messages

    /// Takes each message about what was refused; the log, unless UIKit makes diagnostics of them.
    package var messageSink: (String) -> Void = { message in LayerContext.logger.warning("\(message)") }
    nonisolated private static let logger = Logger(label: "QuartzCore")
    /// What was logged and is not repeated.
    var loggedOnce: Set<String> = []
}
