import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import RenderServer
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The context of a stage", .serialized)
struct UIContextTests {
    private final class AppDelegate: NSObject, UIApplicationDelegate {}

    @MainActor
    private final class FrameCounter {
        var frames = 0
        nonisolated deinit {}
        func step(_ link: CADisplayLink) { frames += 1 }
    }

    @Test("Changes on one stage affect neither the next stage nor the enclosing program")
    func isolation() throws {
        let delegate = AppDelegate()
        let counter = FrameCounter()
        let (time, traits) = (CACurrentMediaTime(), UITraitCollection.current)
        var completions = 0

        try Stage.run(rootViewController: UIViewController()) { stage in
            UIApplication.shared.delegate = delegate
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            UIView.setAnimationsEnabled(false)
            UILabel.appearance().textColor = .red
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { completions += 1 }
            CADisplayLink(target: counter, action: FrameCounter.step).add(to: .main, forMode: .common)
            UIContext.current.callbacks.subscribe { _ in completions += 1 }
            stage.advance(by: 0.1)
        }
        let (frames, calls) = (counter.frames, completions)

        #expect(frames > 0)
        expectTrue(UIView.areAnimationsEnabled)
        expectFalse(CATransaction.disableActions())
        expectEqual(UITraitCollection.current, traits)
        expectNil(UIGraphicsGetCurrentContext())
        #expect(CACurrentMediaTime() >= time)
        try Stage.run(rootViewController: UIViewController()) { stage in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.rootViewController?.view.addSubview(label)
            stage.advance(by: 0.1)

            expectNil(UIApplication.shared.delegate)
            expectEqual(UIApplication.shared.connectedScenes.count, 1)
            expectFalse(UIDevice.current.isGeneratingDeviceOrientationNotifications)
            expectTrue(UIView.areAnimationsEnabled)
            expectEqual(label.textColor, .label)
            expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
            expectNil(UIGraphicsGetCurrentContext())
            expectFalse(CATransaction.disableActions())
            expectNil(CATransaction.completionBlock())
            expectEmpty(stage.diagnostics)
        }
        expectEqual(counter.frames, frames)
        expectEqual(completions, calls)
    }

    // A change that waited for the main queue was never sent while a stage had replaced the context.
    @Test("Pending work is performed before a stage begins")
    func pending() throws {
        var log: [String] = []
        CATransaction.setCompletionBlock { log.append("completed") }

        try Stage.run { _ in log.append("stage") }

        expectEqual(log, ["completed", "stage"])
    }

    @Test("Views with constraints may be made before a stage, and used on it and after it")
    func constraints() throws {
        let (outer, inner) = (UIView(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
        ])

        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            root.view.addSubview(outer)
            stage.settle()
            expectEqual(inner.frame, CGRect(x: 5, y: 0, width: 30, height: 20))

            width.constant = 40
            stage.settle()
            expectEqual(inner.frame, CGRect(x: 5, y: 0, width: 40, height: 20))
            outer.removeFromSuperview()
            width.constant = 50
        }
        outer.layoutIfNeeded()

        expectEqual(inner.frame, CGRect(x: 5, y: 0, width: 50, height: 20))
    }

    @Test("Callbacks, diagnostics, commits and events can have any number of observers, beside the stage itself")
    func probes() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let context = UIContext.current
            var (callbacks, diagnostics, layers, events): ([String], [String], Int, Int) = ([], [], 0, 0)
            let first = context.callbacks.subscribe { callbacks.append("first \($0.name)") }
            let second = context.callbacks.subscribe { callbacks.append("second \($0.name)") }
            let rules = context.diagnostics.subscribe { diagnostics.append($0.rule.rawValue) }
            let commits = context.layers.commits.subscribe { layers += $0.commit.updates.count }
            let input = context.events.subscribe { record in
                if case .pointer = record.event, record.scene.object === stage.window.windowScene { events += 1 }
            }
            let child = controller("child")

            child.willMove(toParent: root)
            stage.settle()
            layers = 0
            root.view.backgroundColor = .red
            stage.tap(at: CGPoint(x: 5, y: 5))
            root.view.frame.origin.x = .nan
            first.end()
            child.willMove(toParent: nil)

            expectEqual(callbacks, ["first child", "second child", "second child"])
            expectEqual(stage.timeline.lines.count, 2)
            expectEqual(diagnostics.count, 1)
            expectEqual(stage.diagnostics.count, 1)
            expectEqual(layers, 1)
            expectEqual(events, 2)

            second.end()
            rules.end()
            commits.end()
            input.end()
            child.willMove(toParent: root)
            root.view.frame.origin.x = .nan
            root.view.backgroundColor = .blue
            stage.tap(at: CGPoint(x: 5, y: 5))

            expectEqual(callbacks.count, 3)
            expectEqual(diagnostics.count, 1)
            expectEqual(layers, 1)
            expectEqual(events, 2)
            expectEqual(stage.timeline.lines.count, 3)
            expectEqual(stage.diagnostics.count, 2)
            child.willMove(toParent: nil)
        }
    }
}
