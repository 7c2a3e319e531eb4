import QuartzCore
import RenderServer

/// A root layer on a recording display, with an event loop and a clock that only the test moves.
@MainActor final class LayerStage {
    let loop: EmbeddedEventLoop
    let display = RecordingDisplay()
    let context: RenderContext
    let root = CALayer()
    private let before: LayerContext
    var log: [String] { messages.all }
    private let messages = Messages()

    @MainActor private final class Messages { var all: [String] = [] }

    init(at time: Double = 100) {
        loop = EmbeddedEventLoop(clock: SteppedClock(now: time))
        let layers = LayerContext(loop: loop)
        before = LayerContext.replace(with: layers)
        context = RenderContext(display: display)
        root.name = "root"
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.position = CGPoint(x: 50, y: 50)
        context.rootLayer = root
        layers.messageSink = { [messages] in messages.all.append($0) }
        flush()
    }

    /// Ends the stage: none of its objects may live on in the next test.
    func close() {
        context.rootLayer = nil
        flush()
        _ = LayerContext.replace(with: before)
    }

    /// Runs turns until the loop is idle.
    func flush() { loop.runUntilIdle() }

    func advance(by time: Double) { loop.advance(to: loop.clock.now + time) }

    /// A sublayer that the display has seen already.
    func makeShownLayer(_ make: () -> CALayer = { CALayer() }) -> CALayer {
        let layer = make()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSublayer(layer)
        flush()
        return layer
    }
}

/// Runs a test's body on its own stage.
@MainActor func onStage<Result>(at time: Double = 100, _ body: (LayerStage) throws -> Result) rethrows -> Result {
    let stage = LayerStage(at: time)
    defer { stage.close() }
    return try body(stage)
}
