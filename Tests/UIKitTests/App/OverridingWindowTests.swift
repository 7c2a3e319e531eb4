import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A window as made by helpers for snapshot tests.
private final class PictureWindow: UIWindow {
    var traits = UITraitCollection()
    var insets = UIEdgeInsets.zero

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [super.traitCollection, traits])
    }
    override var safeAreaInsets: UIEdgeInsets { insets }
}

@MainActor
@Suite("Windows whose classes override traits and safe area")
struct OverridingWindowTests {
    private func window(on stage: Stage, root: UIViewController) -> PictureWindow {
        let window = PictureWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.windowScene = stage.window.windowScene
        window.traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
        ])
        window.insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = root
        window.isHidden = false
        return window
    }

    @Test("Views in the window have the overridden safe area")
    func safeArea() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = UIViewController()
            let part = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 100))
            root.view.addSubview(part)
            let window = window(on: stage, root: root)
            stage.advance(by: 0.1)

            expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            expectEqual(root.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 47, width: 320, height: 399))
            expectEqual(part.safeAreaInsets.top, 27)
            window.isHidden = true
        }
    }

    @Test("Views in the window inherit the overridden traits, also after the scene's traits change")
    func traits() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = UIViewController()
            let label = UILabel()
            root.view.addSubview(label)
            let window = window(on: stage, root: root)
            stage.advance(by: 0.1)
            let read = { @MainActor in [root.traitCollection, label.traitCollection] }

            expectTrue(read().allSatisfy { $0.userInterfaceStyle == .dark })
            expectTrue(read().allSatisfy { $0.preferredContentSizeCategory == .extraExtraExtraLarge })
            expectTrue(read().allSatisfy { $0.displayScale == stage.window.traitCollection.displayScale })

            window.overrideUserInterfaceStyle = .light
            stage.resize(to: CGSize(width: 700, height: 900))
            stage.advance(by: 0.1)
            expectTrue(read().allSatisfy { $0.userInterfaceStyle == .dark && $0.horizontalSizeClass == .regular })
            window.isHidden = true
        }
    }

    @Test("layer.render(in:) draws the cells of a table whose window was shown in the same turn")
    func drawnAtOnce() throws {
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                return cell
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let table = Table()
            table.tableView.rowHeight = 50
            let window = window(on: stage, root: UINavigationController(rootViewController: table))
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
                window.layer.render(in: context.cgContext)
            }

            expectEqual(table.tableView.visibleCells.count, 3)
            let middle = CGPoint(x: 5, y: table.tableView.rectForRow(at: [0, 0]).midY)
            let place = table.tableView.convert(middle, to: window)
            let scale = image.scale
            expectEqual(image.pixel(Int(place.x * scale), Int(place.y * scale)), 0xFFFF_0000)
            window.isHidden = true
        }
    }

    @Test("layer.render(in:) clips the content of a view to its rounded corners", arguments: [false, true])
    func roundedClipping(isShownBefore: Bool) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let page = UIViewController()
            page.view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
            card.layer.cornerRadius = 22
            card.clipsToBounds = true
            let content = UIView(frame: card.bounds)
            content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            card.addSubview(content)
            page.view.addSubview(card)
            let window = window(on: stage, root: page)
            if isShownBefore { stage.advance(by: 0.1) }
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
                window.layer.render(in: context.cgContext)
            }

            let scale = image.scale
            let pixel = { (x: CGFloat, y: CGFloat) in image.pixel(Int(x * scale), Int(y * scale)) }
            for corner in [(11.5, 11.5), (108, 11.5), (11.5, 68), (108, 68)] as [(CGFloat, CGFloat)] {
                expectEqual(pixel(corner.0, corner.1), 0xFFFF_FFFF)
            }
            expectEqual(pixel(60, 11.5), 0xFFFF_0000)
            expectEqual(pixel(60, 40), 0xFFFF_0000)
            window.isHidden = true
        }
    }
}
