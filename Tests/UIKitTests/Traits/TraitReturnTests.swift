import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Traits that change while a view is outside the window, or during notifications.
@MainActor
@Suite("Traits of views that return")
struct TraitReturnTests {
    private final class Log { var lines: [String] = [] }

    private final class Hearing: UIViewController {
        let log: Log
        let name: String
        var reaction: (() -> Void)?

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Hearing, previous: UITraitCollection) in
                self.log.lines.append("\(self.name) registration from \(Self.describe(previous))")
            }
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let (old, new) = (previousTraitCollection.map(Self.describe) ?? "nil", Self.describe(traitCollection))
            log.lines.append("\(name) \(old) to \(new)")
            reaction?()
            reaction = nil
        }

        static func describe(_ traits: UITraitCollection) -> String {
            "\(traits.horizontalSizeClass == .regular ? "wide" : "narrow")/\(traits.verticalSizeClass == .regular ? "high" : "low")"
        }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("A controller under a full-screen presentation is notified of a rotation when its view is back, once")
    func coveredPresenter() throws {
        let log = Log()
        try Stage.run(rootViewController: Hearing("root", log)) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = Hearing("child", log)
            add(child, to: root)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            stage.advance(by: 1)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            let covered = log.lines
            let kept = root.traitCollection.verticalSizeClass
            modal.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(covered, [])
            expectEqual(kept, .regular)
            expectEqual(
                log.lines,
                [
                    "root narrow/high to wide/low", "root registration from narrow/high",
                    "child narrow/high to wide/low", "child registration from narrow/high",
                ])
        }
    }

    @Test("A child whose view was removed is notified of differing traits when it is added again, if any")
    func detachedChild() throws {
        let log = Log()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = Hearing("child", log)
            add(child, to: root)
            child.view.removeFromSuperview()

            stage.rotate(to: .landscapeLeft)
            stage.rotate(to: .portrait)
            root.view.addSubview(child.view)
            expectEqual(log.lines, [])

            child.view.removeFromSuperview()
            stage.rotate(to: .landscapeRight)
            root.view.addSubview(child.view)

            expectEqual(log.lines, ["child narrow/high to wide/low", "child registration from narrow/high"])
        }
    }

    @Test("A view below the removed one is notified, too, also if its traits had not been read")
    func below() throws {
        final class HearingView: UIView {
            var previous: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let (outer, inner) = (UIView(), HearingView())
            outer.addSubview(inner)
            root.view.addSubview(outer)

            outer.removeFromSuperview()
            stage.window.overrideUserInterfaceStyle = .dark
            expectEqual(inner.traitCollection.userInterfaceStyle, .light)
            root.view.addSubview(outer)

            expectEqual(inner.previous, [.light])
            expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        }
    }

    @Test("A child whose parent reacts to a change with a second change is notified once, of both")
    func reaction() throws {
        let log = Log()
        try Stage.run(rootViewController: Hearing("root", log)) { stage in
            let root = try #require(stage.window.rootViewController as? Hearing)
            let child = Hearing("child", log)
            add(child, to: root)
            root.reaction = { [unowned root, unowned child] in
                root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
            }

            stage.rotate(to: .landscapeLeft)

            expectEqual(
                log.lines,
                [
                    "root narrow/high to wide/low", "child narrow/high to narrow/low",
                    "child registration from narrow/high", "root registration from narrow/high",
                ])
        }
    }

    @Test("Overrides above reach the deepest view at once, and end at once")
    func overriddenAbove() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            var view: UIView = root.view
            for _ in 0..<50 {
                let inner = UIView()
                view.addSubview(inner)
                view = inner
            }

            root.traitOverrides.userInterfaceStyle = .dark
            expectEqual(view.traitCollection.userInterfaceStyle, .dark)
            root.view.traitOverrides.userInterfaceStyle = .light
            expectEqual(view.traitCollection.userInterfaceStyle, .light)
            root.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            root.traitOverrides.remove(UITraitUserInterfaceStyle.self)

            expectEqual(view.traitCollection, stage.window.traitCollection)
        }
    }
}
