import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Propagation of trait changes from windows to controllers and views, and the notified objects.
@MainActor
@Suite("Trait changes")
struct TraitChangeTests {
    private struct ThemeTrait: UITraitDefinition { static let defaultValue = "plain" }

    private final class Heard { var lines: [String] = [] }

    private final class HearingView: UIView {
        var heard: Heard?
        var name = "view"
        var styleInLayout: UIUserInterfaceStyle?
        var styleInDraw: UIUserInterfaceStyle?

        convenience init(_ name: String, _ heard: Heard) {
            self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            self.name = name
            self.heard = heard
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let old = previousTraitCollection?.userInterfaceStyle == .dark ? "dark" : "light"
            heard?.lines.append("\(name) from \(old)")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            styleInLayout = UITraitCollection.current.userInterfaceStyle
        }

        override func draw(_ rect: CGRect) {
            styleInDraw = UITraitCollection.current.userInterfaceStyle
            UIColor.systemBackground.setFill()
            UIRectFill(rect)
        }
    }

    private final class HearingController: UIViewController {
        let heard: Heard
        var themes: [String] = []

        init(_ heard: Heard) {
            self.heard = heard
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        override class var namedActions: NamedActions {
            super.namedActions
                .adding("themeChanged", HearingController.themeChanged)
                .adding("themeDidChange:previous:", HearingController.themeDidChange)
        }

        func themeChanged() { themes.append(traitCollection[ThemeTrait.self]) }

        func themeDidChange(_ sender: UIViewController, previous: UITraitCollection) {
            themes.append("\(previous[ThemeTrait.self]) to \(sender.traitCollection[ThemeTrait.self])")
        }

        override func loadView() { view = HearingView("root", heard) }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            heard.lines.append("controller")
        }
    }

    @Test("Trait changes reach a controller before its view, and a view before its subviews")
    func order() throws {
        let heard = Heard()
        try Stage.run(rootViewController: HearingController(heard)) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            view.addSubview(HearingView("inner", heard))
            heard.lines = []

            stage.window.overrideUserInterfaceStyle = .dark

            expectEqual(heard.lines, ["controller", "root from light", "inner from light"])
        }
    }

    @Test("An override of a trait blocks its changes from above, also for descendants")
    func overrides() throws {
        let heard = Heard()
        try Stage.run(rootViewController: HearingController(heard)) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            let outer = HearingView("outer", heard)
            let inner = HearingView("inner", heard)
            view.addSubview(outer)
            outer.addSubview(inner)
            outer.overrideUserInterfaceStyle = .light
            heard.lines = []

            stage.window.overrideUserInterfaceStyle = .dark
            outer.overrideUserInterfaceStyle = .unspecified

            expectEqual(heard.lines, ["controller", "root from light", "outer from light", "inner from light"])
        }
    }

    @Test("A controller's traits exclude its own view's overrides")
    func controllerAndView() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)

            root.traitOverrides.userInterfaceStyle = .dark
            root.view.traitOverrides.layoutDirection = .rightToLeft

            expectEqual(root.traitCollection.userInterfaceStyle, .dark)
            expectEqual(root.traitCollection.layoutDirection, .leftToRight)
            expectEqual(root.view.traitCollection.userInterfaceStyle, .dark)
            expectEqual(root.view.traitCollection.layoutDirection, .rightToLeft)
        }
    }

    @Test("A parent sets traits for its child, until the child leaves")
    func child() throws {
        let heard = Heard()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = HearingController(heard)
            let regular = UITraitCollection(horizontalSizeClass: .regular)
            root.setOverrideTraitCollection(regular, forChild: child)
            expectEqual(stage.diagnostics.count, 1)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)

            root.setOverrideTraitCollection(regular, forChild: child)
            expectEqual(root.overrideTraitCollection(forChild: child), regular)
            expectEqual(child.traitCollection.horizontalSizeClass, .regular)
            expectEqual(child.view.traitCollection.horizontalSizeClass, .regular)
            expectEqual(root.traitCollection.horizontalSizeClass, .compact)
            expectEqual(heard.lines, ["controller", "root from light"])

            child.traitOverrides.horizontalSizeClass = .compact
            expectEqual(child.traitCollection.horizontalSizeClass, .compact)
            child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            expectEqual(child.traitCollection.horizontalSizeClass, .compact)
            expectNil(root.overrideTraitCollection(forChild: child))
        }
    }

    @Test("A view added where traits differ gets a change; a view that is removed keeps its traits")
    func moving() throws {
        let heard = Heard()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            let dark = UIView()
            dark.overrideUserInterfaceStyle = .dark
            view.addSubview(dark)
            let moved = HearingView("moved", heard)
            moved.backgroundColor = .systemBackground

            view.addSubview(moved)
            expectEqual(heard.lines, [])
            dark.addSubview(moved)
            expectEqual(heard.lines, ["moved from light"])
            expectEqual(moved.layer.backgroundColor?.components, [0, 0, 0, 1])

            moved.removeFromSuperview()
            expectEqual(moved.traitCollection.userInterfaceStyle, .dark)
            expectEqual(heard.lines.count, 1)
            view.addSubview(moved)
            expectEqual(heard.lines, ["moved from light", "moved from dark"])
            expectEqual(moved.layer.backgroundColor?.components, [1, 1, 1, 1])
        }
    }

    @Test("A registration is called for its traits only, with the object and the traits from before")
    func registrations() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            var calls: [String] = []
            let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (controller: UIViewController, previous: UITraitCollection) in
                let isCurrent = UITraitCollection.current == controller.traitCollection
                calls.append("\(previous.userInterfaceStyle.rawValue) \(isCurrent)")
            }

            root.traitOverrides.layoutDirection = .rightToLeft
            expectEqual(calls, [])
            root.traitOverrides.userInterfaceStyle = .dark
            expectEqual(calls, ["1 true"])
            root.traitOverrides.userInterfaceStyle = .dark
            expectEqual(calls, ["1 true"])

            root.unregisterForTraitChanges(registration)
            root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            expectEqual(calls, ["1 true"])
        }
    }

    @Test("A registration that is removed by an earlier handler is not called")
    func registrationTakenBackMeanwhile() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            var calls: [Int] = []
            var second: (any UITraitChangeRegistration)?
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                calls.append(1)
                if let second { view.unregisterForTraitChanges(second) }
            }
            second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls.append(2)
            }

            view.overrideUserInterfaceStyle = .dark

            expectEqual(calls, [1])
        }
    }

    @Test("A scene's own trait reaches a controller, by name and through its target")
    func actions() throws {
        try Stage.run(rootViewController: HearingController(Heard())) { stage in
            let root = try #require(stage.window.rootViewController as? HearingController)
            let scene = try #require(stage.window.windowScene)
            root.registerForTraitChanges([ThemeTrait.self], action: "themeChanged")
            root.view.registerForTraitChanges([ThemeTrait.self], target: root, action: "themeChanged")
            root.registerForTraitChanges([ThemeTrait.self], action: "themeDidChange:previous:")

            scene.traitOverrides[ThemeTrait.self] = "festive"

            expectEqual(root.themes, ["festive", "plain to festive", "festive"])
        }
    }

    @Test("Layout and drawing see the view's own traits as the current ones")
    func current() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = try #require(stage.window.rootViewController?.view)
            let dark = HearingView("dark", Heard())
            dark.overrideUserInterfaceStyle = .dark

            view.addSubview(dark)
            stage.advance(by: 0)

            expectEqual(dark.styleInLayout, .dark)
            expectEqual(dark.styleInDraw, .dark)
            expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
        }
    }

    @Test("Traits set by a controller and a view are inherited, and inner overrides take precedence")
    func traitOverrides() throws {
        let heard = Heard()
        try Stage.run(root: HearingController(heard)) { stage, root in
            let inner = UIView()
            root.view.addSubview(inner)
            heard.lines = []

            root.traitOverrides.userInterfaceStyle = .dark
            expectEqual(root.traitCollection.userInterfaceStyle, .dark)
            expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
            expectEqual(stage.window.traitCollection.userInterfaceStyle, .light)
            expectEqual(heard.lines, ["controller", "root from light"])

            inner.traitOverrides.userInterfaceStyle = .light
            expectEqual(inner.traitCollection.userInterfaceStyle, .light)
            inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        }
    }
}
