import Expectations
import QuartzCore
import Testing

@MainActor @Suite("CATransaction", .serialized)
struct TransactionTests {
    @Test("Settings nest and are inherited")
    func nested() {
        onStage { _ in
            expectEqual(CATransaction.animationDuration(), 0.25)
            expectFalse(CATransaction.disableActions())

            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setDisableActions(true)
            CATransaction.setValue("x", forKey: "mine")
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            expectEqual(CATransaction.animationDuration(), 3)
            expectTrue(CATransaction.disableActions())
            expectEqual(CATransaction.value(forKey: "mine") as? String, "x")
            CATransaction.commit()
            expectEqual(CATransaction.animationDuration(), 2)
            CATransaction.commit()

            expectEqual(CATransaction.animationDuration(), 0.25)
            expectNil(CATransaction.value(forKey: "mine"))
        }
    }

    @Test("Settings of the implicit transaction end with the turn")
    func implicit() {
        onStage { stage in
            CATransaction.setAnimationDuration(2)
            expectEqual(CATransaction.animationDuration(), 2)

            stage.flush()

            expectEqual(CATransaction.animationDuration(), 0.25)
        }
    }

    @Test("Settings can be set by key")
    func byKey() {
        onStage { stage in
            CATransaction.begin()
            CATransaction.setValue(1.5, forKey: "animationDuration")
            CATransaction.setValue(true, forKey: "disableActions")
            CATransaction.setValue("soon", forKey: "animationDuration")

            expectEqual(CATransaction.animationDuration(), 1.5)
            expectTrue(CATransaction.disableActions())
            expectEqual(CATransaction.value(forKey: "disableActions") as? Bool, true)
            expectEqual(stage.log.count, 1)
            CATransaction.commit()
        }
    }

    @Test("A completion without animations runs after the flush")
    func completionWithoutAnimations() {
        onStage { stage in
            var log: [Int] = []
            let commits = stage.display.commits.count

            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append(stage.display.commits.count - commits) }
            stage.root.isHidden = true
            CATransaction.commit()

            expectEqual(log, [])
            stage.flush()
            expectEqual(log, [1])
        }
    }

    @Test("A completion waits for the animations added inside")
    func completionWaits() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            var log: [String] = []

            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            layer.add(fade("a", lasting: 2), forKey: "a")
            CATransaction.commit()
            layer.add(fade("b", lasting: 1), forKey: "b")
            CATransaction.commit()
            layer.add(fade("c", lasting: 9), forKey: "c")
            stage.flush()

            stage.advance(by: 1)
            expectEqual(log, [])
            stage.advance(by: 1)
            expectEqual(log, ["inner", "outer"])
        }
    }

    @Test("A completion is called when its animation is removed")
    func completionOfRemoved() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            var count = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { count += 1 }
            layer.add(fade("a", lasting: 2), forKey: "a")
            CATransaction.commit()
            stage.flush()

            layer.removeFromSuperlayer()
            stage.flush()

            expectEqual(count, 1)
        }
    }

    @Test("A commit without begin is logged")
    func unmatchedCommit() {
        onStage { stage in
            CATransaction.commit()

            expectEqual(stage.log.count, 1)
        }
    }

    @Test("A flush inside layout is left to the running flush")
    func flushInsideLayout() {
        onStage { stage in
            final class FlushingLayer: CALayer {
                override func layoutSublayers() {
                    isHidden = true
                    CATransaction.flush()
                }
            }
            let layer = stage.makeShownLayer { FlushingLayer() }
            let commits = stage.display.commits.count

            layer.setNeedsLayout()
            stage.flush()

            #expect(stage.display.commits.count <= commits + 1)
            expectTrue(layer.isHidden)
        }
    }
}
