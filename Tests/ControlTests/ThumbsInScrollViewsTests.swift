import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Thumbs of sliders and switches in scroll views, which delay touches, and in rows with swipe actions (Apple:
/// `gestureRecognizerShouldBegin(_:)` of `UIView` prevents swipes along a slider that begin on its thumb).
@MainActor
@Suite("Thumbs in scroll views and rows", .serialized)
struct ThumbsInScrollViewsTests {
    private final class Rows: UITableViewController {
        let slider = UISlider(frame: CGRect(x: 40, y: 6, width: 200, height: 31))
        let toggle = UISwitch()
        var swipes = 0

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 0 {
                slider.value = 0.5
                cell.contentView.addSubview(slider)
            } else {
                toggle.isOn = true
                cell.accessoryView = toggle
            }
            return cell
        }

        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { swipes += 1 }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Do") { _, _, _ in }])
        }
    }

    private static func center(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Moves a finger or the pointer from the center of a view, in steps of 0.02 seconds.
    private func drag(
        _ stage: Stage, _ view: UIView, by distance: CGVector, steps: Int = 10, with device: PointingDevice = .finger
    ) {
        let start = Self.center(view)
        stage.down(device, at: start)
        var point = start
        for step in 1...steps {
            stage.advance(by: 0.02)
            let part = CGFloat(step) / CGFloat(steps)
            point = CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
            stage.move(device, to: point)
        }
        stage.up(device, at: point)
        stage.advance(by: 1)
    }

    @Test("A drag of the thumb in a row moves it, and does not swipe the row", arguments: PointingDevice.allCases)
    func inRow(device: PointingDevice) throws {
        let rows = Rows(style: .plain)
        try Stage.run(root: rows) { stage, _ in
            drag(stage, rows.slider, by: CGVector(dx: -60, dy: 4), with: device)
            drag(stage, rows.toggle, by: CGVector(dx: -60, dy: 4), with: device)

            expectEqual(rows.swipes, 0)
            #expect(rows.slider.value < 0.3)
            expectFalse(rows.toggle.isOn)
        }
    }

    @Test("A drag that is shorter than the delay of touches moves the thumb")
    func quick() throws {
        let rows = Rows(style: .plain)
        try Stage.run(root: rows) { stage, _ in
            drag(stage, rows.slider, by: CGVector(dx: -60, dy: 0), steps: 4)

            expectEqual(rows.swipes, 0)
            #expect(rows.slider.value < 0.3)
        }
    }

    @Test("A row is swiped beside the thumb of a slider, and on a disabled slider")
    func besideThumb() throws {
        let rows = Rows(style: .plain)
        try Stage.run(root: rows) { stage, _ in
            rows.slider.value = 0
            drag(stage, rows.slider, by: CGVector(dx: -100, dy: 0))
            expectEqual(rows.swipes, 1)
            rows.tableView.isEditing = true
            rows.tableView.isEditing = false
            stage.advance(by: 1)
            (rows.slider.value, rows.slider.isEnabled) = (0.5, false)

            drag(stage, rows.slider, by: CGVector(dx: -100, dy: 0))

            expectEqual(rows.swipes, 2)
            expectEqual(rows.slider.value, 0.5)
        }
    }

    /// Runs a page with a scroll view that contains a slider.
    private func inScrollView(
        _ contentSize: CGSize, _ body: (Stage, UIScrollView, UISlider) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 500)) { stage, root in
            let scrollView = UIScrollView(frame: root.view.bounds)
            scrollView.contentSize = contentSize
            root.view.addSubview(scrollView)
            let slider = UISlider(frame: CGRect(x: 50, y: 300, width: 200, height: 31))
            slider.value = 0.5
            scrollView.addSubview(slider)
            stage.advance(by: 0.1)
            try body(stage, scrollView, slider)
        }
    }

    @Test("A drag of the thumb does not scroll pages")
    func pages() throws {
        try inScrollView(CGSize(width: 900, height: 500)) { stage, scrollView, slider in
            scrollView.isPagingEnabled = true
            drag(stage, slider, by: CGVector(dx: -80, dy: 5))

            expectEqual(scrollView.contentOffset.x, 0)
            #expect(slider.value < 0.2)
        }
    }

    @Test("A drag across the slider scrolls, also from its thumb")
    func across() throws {
        try inScrollView(CGSize(width: 300, height: 2000)) { stage, scrollView, slider in
            drag(stage, slider, by: CGVector(dx: 5, dy: -150))

            #expect(scrollView.contentOffset.y > 100)
            expectEqual(slider.value, 0.5)
        }
    }

    @Test("A slider that is rotated to be vertical prevents vertical drags")
    func rotated() throws {
        try inScrollView(CGSize(width: 300, height: 2000)) { stage, scrollView, slider in
            slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
            drag(stage, slider, by: CGVector(dx: 5, dy: -80))

            expectEqual(scrollView.contentOffset.y, 0)
            #expect(slider.value > 0.8)
        }
    }

    private final class Canvas: UIView {
        var calls: [UIGestureRecognizer] = []

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            calls.append(gestureRecognizer)
            return false
        }
    }

    @Test("A view around the touched view prevents a recognizer of a view above it, and is called once")
    func permission() throws {
        try inScrollView(CGSize(width: 300, height: 2000)) { stage, scrollView, _ in
            let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 300, height: 150))
            let inside = UIView(frame: canvas.bounds)
            canvas.addSubview(inside)
            scrollView.addSubview(canvas)
            drag(stage, inside, by: CGVector(dx: 0, dy: -80))

            expectEqual(scrollView.contentOffset.y, 0)
            expectEqual(canvas.calls, [scrollView.panGestureRecognizer])
        }
    }
}
