import Expectations
import Foundation
import IrekoTesting
import RenderServer
import TestSupport
import Testing
import UIKit

/// A complete use of an application of lists and pages, from the first tap to the last.
@MainActor
@Suite("A journey through a navigation controller")
struct JourneyTests {
    /// The location of a row's reorder control.
    private func controlOfRow(_ row: Int, in list: ListController) -> CGPoint {
        let cell = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
        let inWindow = list.tableView.convert(cell, to: nil)
        return CGPoint(x: inWindow.maxX - 27, y: inWindow.midY)
    }

    private func tap(row: Int, of list: ListController, _ stage: Stage) {
        let cell = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        stage.tap(at: CGPoint(x: cell.midX, y: cell.midY))
        stage.advance(by: 1)
    }

    /// Presses the mouse on a point, moves it in small steps, and releases it.
    private func dragMouse(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        stage.mouse(.began, start)
        for step in 1...20 {
            stage.advance(by: 1.0 / 60)
            stage.mouse(.moved, CGPoint(x: start.x, y: start.y + (end.y - start.y) * CGFloat(step) / 20))
        }
        stage.advance(by: 0.2)
        stage.mouse(.ended, end)
        stage.advance(by: 1)
    }

    private func brightness(_ stage: Stage, at point: CGPoint) -> Int {
        stage.pixel(at: point).map { Int($0[0]) + Int($0[1]) + Int($0[2]) } ?? -1
    }

    @Test("Push, swipe back half-way, swipe back, edit, reorder, collapse, dark, rotate and resize")
    func journey() throws {
        try Stage.run(
            size: CGSize(width: 390, height: 844), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            rootViewController: ListController.inNavigation()
        ) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            let list = try #require(navigation.topViewController as? ListController)
            stage.advance(by: 1)
            let bar = navigation.navigationBar
            expectEqual(bar.frame, CGRect(x: 0, y: 47, width: 390, height: 96))

            // A row opens a page; half a swipe returns to it, and a whole swipe pops it.
            tap(row: 2, of: list, stage)
            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(bar.shownTexts, ["Cities", "City 2"])
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 1)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(bar.shownTexts, ["Cities", "City 2"])
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 1)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [list])
            expectEqual(bar.frame.height, 96)
            expectNil(list.tableView.indexPathForSelectedRow)

            // The mouse edits, moves a row, and deletes a row.
            stage.click(1, at: CGPoint(x: 364, y: 69))
            stage.advance(by: 1)
            expectTrue(list.isEditing)
            expectEqual(list.editButtonItem.title, "Done")
            dragMouse(stage, from: controlOfRow(0, in: list), to: controlOfRow(3, in: list))
            expectEqual(list.cities.prefix(4), ["City 1", "City 2", "City 3", "City 0"])
            let first = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
            stage.click(1, at: CGPoint(x: 27, y: first.midY))
            stage.advance(by: 1)
            stage.click(1, at: CGPoint(x: 370, y: first.midY))
            stage.advance(by: 1)
            expectEqual(list.cities.prefix(3), ["City 2", "City 3", "City 0"])
            stage.click(1, at: CGPoint(x: 360, y: 69))
            stage.advance(by: 1)
            expectFalse(list.isEditing)

            // The large title moves with the content, and returns.
            stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 1)
            stage.advance(by: 2)
            expectEqual(bar.frame.height, 44)
            #expect(bar.shownTexts.contains("Cities"))
            list.tableView.setContentOffset(CGPoint(x: 0, y: -143), animated: true)
            stage.advance(by: 2)
            expectEqual(bar.frame.height, 96)

            // Dark.
            let light = brightness(stage, at: CGPoint(x: 380, y: 700))
            stage.window.overrideUserInterfaceStyle = .dark
            stage.advance(by: 0.5)
            expectTrue(light > 600 && brightness(stage, at: CGPoint(x: 380, y: 700)) < 100)

            // Rotated, with a page on top, and back.
            tap(row: 1, of: list, stage)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(bar.frame.width, 844)
            expectEqual(bar.frame.height, 32)
            expectEqual(bar.shownTexts, ["Cities", "City 3"])
            stage.tap(at: CGPoint(x: stage.window.safeAreaInsets.left + 20, y: bar.frame.midY))
            stage.advance(by: 1)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [list])
            expectEqual(bar.frame.height, 96)

            // A window that is resized during a push.
            let cell = list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
            stage.tap(at: CGPoint(x: cell.midX, y: cell.midY))
            stage.advance(by: 0.1)
            stage.resize(to: CGSize(width: 1000, height: 700))
            stage.advance(by: 1)
            expectEqual(navigation.topViewController?.view.frame, CGRect(x: 0, y: 0, width: 1000, height: 700))
            expectEqual(bar.frame.width, 1000)
            expectEqual(bar.shownTexts, ["Cities", "City 2"])
            expectEmpty(stage.diagnostics)
        }
    }
}

/// A list that can be edited, whose rows open pages.
private final class ListController: UITableViewController {
    private(set) var cities = (0..<40).map { "City \($0)" }

    static func inNavigation() -> UINavigationController {
        let list = ListController(style: .plain)
        list.title = "Cities"
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = Page(cities[indexPath.row])
        page.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(page, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        cities.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { cities.insert(cities.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}
