import Expectations
import QuartzCore
import Testing

@MainActor private final class LoggingLayer: CALayer {
    static var log: [String] = []
    var onLayout: (() -> Void)?

    override func layoutSublayers() {
        LoggingLayer.log.append(name ?? "?")
        onLayout?()
    }
}

@MainActor @Suite("Layer layout", .serialized)
struct LayoutTests {
    init() { LoggingLayer.log = [] }

    private func make(_ name: String) -> LoggingLayer {
        let layer = LoggingLayer()
        layer.name = name
        return layer
    }

    @Test("Layout requested inside layout waits for the next round")
    func nextRound() {
        onStage { stage in
            let layer = make("a")
            stage.root.addSublayer(layer)
            stage.flush()
            LoggingLayer.log = []
            var rounds = 0
            var depth = 0
            layer.onLayout = { [unowned layer] in
                depth += 1
                rounds += 1
                expectEqual(depth, 1)
                if rounds < 3 { layer.setNeedsLayout() }
                layer.layoutIfNeeded()
                depth -= 1
            }

            layer.setNeedsLayout()
            stage.flush()

            expectEqual(LoggingLayer.log, ["a", "a", "a"])
        }
    }

    @Test("layoutIfNeeded inside a superlayer's layout lays sublayers out at once")
    func nestedLayout() {
        onStage { stage in
            let (layer, child) = (make("a"), make("b"))
            stage.root.addSublayer(layer)
            layer.addSublayer(child)
            stage.flush()
            LoggingLayer.log = []
            layer.onLayout = { [unowned layer] in
                child.setNeedsLayout()
                layer.layoutIfNeeded()
                LoggingLayer.log.append("a is done")
            }

            layer.setNeedsLayout()
            stage.flush()

            expectEqual(LoggingLayer.log, ["a", "b", "a is done"])
        }
    }

    @Test("Layout runs from the top down and from back to front")
    func order() {
        onStage { stage in
            let layers = ["a", "b", "c", "d"].map(make)
            stage.root.addSublayer(layers[0])
            layers[0].addSublayer(layers[1])
            layers[0].addSublayer(layers[2])
            layers[1].addSublayer(layers[3])
            stage.flush()
            LoggingLayer.log = []

            layers[3].setNeedsLayout()
            layers[2].setNeedsLayout()
            layers[0].setNeedsLayout()
            stage.flush()

            expectEqual(LoggingLayer.log, ["a", "d", "c"])
        }
    }

    /// A stack view's constraints, solved while it was laid out, marked it again; it stayed marked, and was never laid
    /// out.
    @Test("A layer that marks itself while a layer below it is marked is laid out again")
    func markedAgain() {
        onStage { stage in
            let (parent, child) = (make("parent"), make("child"))
            stage.root.addSublayer(parent)
            parent.addSublayer(child)
            stage.flush()
            LoggingLayer.log = []

            var isFirst = true
            parent.onLayout = {
                if isFirst { parent.setNeedsLayout() }
                isFirst = false
            }
            child.setNeedsLayout()
            parent.setNeedsLayout()
            stage.flush()
            let first = LoggingLayer.log
            parent.setNeedsLayout()
            stage.flush()

            expectEqual(first, ["parent", "child", "parent"])
            expectEqual(LoggingLayer.log, ["parent", "child", "parent", "parent"])
        }
    }

    @Test("Among many siblings only the marked ones are laid out, in tree order")
    func manySiblings() {
        onStage { stage in
            let layers = (0..<100).map { make("\($0)") }
            for layer in layers { stage.root.addSublayer(layer) }
            stage.flush()
            LoggingLayer.log = []

            layers[70].setNeedsLayout()
            layers[20].setNeedsLayout()
            layers[50].addSublayer(make("x"))
            stage.flush()

            expectEqual(LoggingLayer.log, ["20", "50", "70"])
        }
    }

    @Test("A change of the bounds marks a layer, a change of the position does not")
    func boundsAndPosition() {
        let layer = CALayer()

        layer.position = CGPoint(x: 1, y: 2)
        expectFalse(layer.needsLayout())

        layer.bounds.size = CGSize(width: 3, height: 4)
        expectTrue(layer.needsLayout())

        layer.layoutIfNeeded()
        expectFalse(layer.needsLayout())

        layer.bounds.origin.y = 5
        expectTrue(layer.needsLayout())
    }

    @Test("layoutIfNeeded starts at the highest marked layer just above")
    func highestMarked() {
        let (top, middle, bottom) = (make("top"), make("middle"), make("bottom"))
        top.addSublayer(middle)
        middle.addSublayer(bottom)
        top.layoutIfNeeded()
        LoggingLayer.log = []

        middle.setNeedsLayout()
        bottom.setNeedsLayout()
        bottom.layoutIfNeeded()

        expectEqual(LoggingLayer.log, ["middle", "bottom"])

        LoggingLayer.log = []
        top.setNeedsLayout()
        bottom.setNeedsLayout()
        bottom.layoutIfNeeded()

        expectEqual(LoggingLayer.log, ["bottom"])
        expectTrue(top.needsLayout())
    }

    @Test("Layers that layout marks are laid out in the same flush")
    func sameFlush() {
        onStage { stage in
            let (parent, child) = (make("parent"), make("child"))
            stage.root.addSublayer(parent)
            parent.addSublayer(child)
            stage.flush()
            LoggingLayer.log = []
            let commits = stage.display.commits.count

            parent.onLayout = { child.bounds.size.width += 1 }
            var isFirst = true
            child.onLayout = {
                if isFirst { parent.setNeedsLayout() }
                isFirst = false
            }
            parent.setNeedsLayout()
            stage.flush()

            expectEqual(LoggingLayer.log, ["parent", "child", "parent", "child"])
            expectEqual(child.bounds.width, 2)
            expectEqual(stage.display.commits.count, commits + 1)
        }
    }

    @Test("Layout that does not converge is stopped and logged")
    func notConverging() {
        onStage { stage in
            let layer = make("nonConverging")
            stage.root.addSublayer(layer)
            layer.onLayout = { layer.setNeedsLayout() }

            layer.setNeedsLayout()
            stage.flush()

            expectEqual(LoggingLayer.log.count, 100)
            expectEqual(stage.log.count, 1)
            expectEqual(stage.log.first?.contains("nonConverging"), true)
            expectTrue(stage.loop.isIdle)
        }
    }

    @Test("Handlers run in their phases")
    func phases() {
        onStage { stage in
            var log: [String] = []
            let layer = make("layer")
            layer.onLayout = { log.append("layout") }
            stage.root.addSublayer(layer)
            layer.setNeedsLayout()
            let commits = stage.display.commits.count

            CATransaction.addCommitHandler(.postCommit) {
                log.append("post \(stage.display.commits.count - commits)")
                CATransaction.addCommitHandler(.postCommit) { log.append("next flush") }
            }
            CATransaction.addCommitHandler(.postLayout) { log.append("laid out") }
            CATransaction.addCommitHandler(.preLayout) {
                log.append("pre")
                CATransaction.addCommitHandler(.preLayout) { log.append("pre again") }
            }
            stage.flush()

            expectEqual(log, ["pre", "pre again", "layout", "laid out", "post 1", "next flush"])
        }
    }
}
