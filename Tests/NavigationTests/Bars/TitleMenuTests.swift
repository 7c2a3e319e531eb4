import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus of titles", .serialized)
struct TitleMenuTests {
    private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

    private func rows(_ stage: Stage) -> [String] {
        let host = stage.window.subviews.last {
            String(describing: Swift.type(of: $0)) == "MenuHost" && $0.isUserInteractionEnabled
        }
        return host.map { views(in: $0) }?.filter { String(describing: Swift.type(of: $0)) == "MenuElementView" }
            .map { $0.accessibilityIdentifier ?? "" } ?? []
    }

    private func texts(_ stage: Stage) -> [String] {
        let host = stage.window.subviews.last { String(describing: Swift.type(of: $0)) == "MenuHost" }
        return host.map { views(in: $0) }?.compactMap { ($0 as? UILabel)?.text } ?? []
    }

    private func label(_ text: String, _ navigation: UINavigationController, size: CGFloat = 17) -> UILabel? {
        views(in: navigation.navigationBar).compactMap { $0 as? UILabel }
            .first { $0.text == text && $0.font.pointSize == size && $0.alpha > 0 }
    }

    private func tapTitle(_ text: String, _ navigation: UINavigationController, _ stage: Stage, size: CGFloat = 17)
        throws
    {
        let shown = try #require(label(text, navigation, size: size))
        stage.tap(at: shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil))
        stage.advance(by: 0.6)
    }

    /// A page that can duplicate and rename its document.
    private final class DocumentPage: UIViewController {
        var log: [String] = []

        override func duplicate(_ sender: Any?) { log.append("duplicate") }
        override func rename(_ sender: Any?) { log.append("rename") }
    }

    @Test("The title opens a menu, which the provider makes of the page's supported actions")
    func provider() throws {
        let page = DocumentPage()
        page.title = "Notes"
        var asked: [[String]] = []
        var log: [String] = []
        page.navigationItem.titleMenuProvider = { suggested in
            asked.append(suggested.map(\.title))
            return UIMenu(children: suggested + [UIAction(title: "Close") { _ in log.append("close") }])
        }
        try Stage.run(root: UINavigationController(rootViewController: page)) { stage, navigation in
            stage.advance(by: 0.5)

            try tapTitle("Notes", navigation, stage)
            expectEqual(rows(stage), ["Duplicate", "Rename", "Close"])
            stage.tap(try #require(views(in: stage.window).first { $0.accessibilityIdentifier == "Rename" }))
            stage.advance(by: 0.6)
            try tapTitle("Notes", navigation, stage)
            stage.tap(try #require(views(in: stage.window).first { $0.accessibilityIdentifier == "Close" }))
            stage.advance(by: 0.6)

            expectEqual(asked, [["Duplicate", "Rename"], ["Duplicate", "Rename"]])
            expectEqual(page.log, ["rename"])
            expectEqual(log, ["close"])
            expectEmpty(rows(stage))
        }
    }

    @Test("Title and chevron are centered together, and the title alone when the menu is removed")
    func place() throws {
        try withNavigation { stage, navigation, old in
            let plain = try #require(label("Old", navigation)).center.x

            old.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
            stage.advance(by: 0.1)
            let shifted = try #require(label("Old", navigation)).center.x
            let chevron = try #require(label("Old", navigation)?.subviews.first)
            expectTrue(shifted == plain - 11 && !chevron.isHidden && chevron.frame.minX > 10)
            old.navigationItem.titleMenuProvider = nil
            stage.advance(by: 0.1)

            try expectTrue(#require(label("Old", navigation)).center.x == plain && chevron.isHidden)
            try tapTitle("Old", navigation, stage)
            expectEmpty(rows(stage))
        }
    }

    @Test("A large title opens the menu as well; a custom title view has no menu")
    func largeTitle() throws {
        try withNavigation { stage, navigation, old in
            navigation.navigationBar.prefersLargeTitles = true
            old.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
            stage.advance(by: 0.5)

            try tapTitle("Old", navigation, stage, size: 34)
            expectEqual(rows(stage), ["One"])
            stage.tap(at: CGPoint(x: 200, y: 700))
            stage.advance(by: 0.6)
            old.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            navigation.navigationBar.prefersLargeTitles = false
            stage.advance(by: 0.5)
            stage.tap(try #require(old.navigationItem.titleView))
            stage.advance(by: 0.6)

            expectEmpty(rows(stage))
        }
    }

    @Test("A document is above the menu, which opens for it alone")
    func document() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Letter.txt")
        try Data("Hello".utf8).write(to: file)
        try withNavigation { stage, navigation, old in
            old.navigationItem.documentProperties = UIDocumentProperties(url: file)
            stage.advance(by: 0.1)

            try tapTitle("Old", navigation, stage)
            expectEqual(texts(stage).prefix(2), ["Letter", "Text Document · 5 bytes"])
            expectEmpty(rows(stage))
            stage.tap(at: CGPoint(x: 200, y: 700))
            stage.advance(by: 0.6)
            old.navigationItem.documentProperties = UIDocumentProperties(url: folder.appendingPathComponent("Gone.pdf"))
            old.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) }
            stage.advance(by: 0.1)
            try tapTitle("Old", navigation, stage)

            expectEqual(texts(stage).prefix(2), ["Gone", "PDF Document"])
            expectEqual(rows(stage), ["One"])
        }
    }

    @Test("A page that is pushed while the title's menu is open, or by the menu, leaves no menu open")
    func pushing() throws {
        try withNavigation { stage, navigation, old in
            old.navigationItem.titleMenuProvider = { [weak navigation] _ in
                navigation?.pushViewController(Page("Early"), animated: true)
                return UIMenu(children: [
                    UIAction(title: "Push") { _ in navigation?.pushViewController(Page("Late"), animated: true) }
                ])
            }
            stage.advance(by: 0.1)

            try tapTitle("Old", navigation, stage)
            stage.advance(by: 1)
            expectEqual(navigation.topViewController?.title, "Early")
            navigation.popToRootViewController(animated: true)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 1)
            expectNotNil(label("Old", navigation))
        }
    }

    @Test("A title that is narrower than the widest possible one keeps the edge of the bar")
    func possibleTitles() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try withNavigation { stage, navigation, old in
                stage.window.traitOverrides.layoutDirection = direction
                old.navigationItem.leftBarButtonItem = old.editButtonItem
                let isMirrored = direction == .rightToLeft
                @MainActor func edge() throws -> CGFloat {
                    stage.advance(by: 0.5)
                    let title = old.editButtonItem.title ?? ""
                    let shown = try #require(self.label(title, navigation))
                    expectEqual(shown.textAlignment, isMirrored ? .right : .left)
                    let area = shown.convert(shown.bounds, to: nil)
                    return isMirrored ? area.maxX : area.minX
                }

                let before = try edge()
                old.setEditing(true, animated: false)

                try expectEqual(edge(), before)
            }
        }
    }
}

@MainActor
@Suite("Symbol effects of bar items", .serialized)
struct BarSymbolEffectTests {
    /// The fraction of pixels of a bar's trailing end that are not white.
    private func ink(_ stage: Stage) -> Double {
        let image = stage.snapshot()
        var sum = 0.0
        for y in 47..<91 { for x in 320..<390 { sum += Double(255 - ((image.pixel(x, y) ?? 0) >> 16 & 0xFF)) / 255 } }
        return sum
    }

    @Test("An item's effects are visible in the bar, also in a bar that shows the item later")
    func effects() throws {
        try withNavigation { stage, navigation, old in
            let item = UIBarButtonItem(
                image: UIImage(systemName: "square.fill"), style: .plain, target: nil, action: nil)
            old.navigationItem.rightBarButtonItem = item
            stage.advance(by: 0.5)
            let plain = ink(stage)
            #expect(plain > 50)

            item.addSymbolEffect(.disappear)
            stage.advance(by: 1)
            expectEqual(ink(stage), 0)
            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            expectEqual(ink(stage), 0)
            item.removeSymbolEffect(ofType: .disappear)
            stage.advance(by: 1)
            expectEqual(ink(stage), plain)
            item.addSymbolEffect(.bounce)
            stage.advance(by: 0.2)
            #expect(ink(stage) > 1.2 * plain)
            stage.advance(by: 1)
            item.addSymbolEffect(.pulse)
            item.removeAllSymbolEffects(animated: false)
            stage.advance(by: 1)

            expectEqual(ink(stage), plain)
        }
    }

    @Test("An item's symbol is replaced, and bounces when used if that is enabled")
    func using() throws {
        try withNavigation { stage, navigation, old in
            var taps = 0
            let item = UIBarButtonItem(
                image: UIImage(systemName: "square.fill"), primaryAction: UIAction { _ in taps += 1 })
            item.image = UIImage(systemName: "square.fill")
            old.navigationItem.rightBarButtonItem = item
            stage.advance(by: 0.5)
            let square = ink(stage)
            let circle = try #require(UIImage(systemName: "circle.fill"))

            item.setSymbolImage(circle, contentTransition: .replace)
            expectEqual(item.image, circle)
            stage.advance(by: 0.2)
            let between = ink(stage)
            stage.advance(by: 1)
            expectTrue(between < 0.8 * square && ink(stage) != square && ink(stage) > 20)
            let plain = ink(stage)
            item.isSymbolAnimationEnabled = true
            stage.tap(at: CGPoint(x: 363, y: 69))
            stage.advance(by: 0.2)

            expectTrue(taps == 1 && ink(stage) > 1.05 * plain)
        }
    }
}
