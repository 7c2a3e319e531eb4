import Expectations
import Foundation
import IrekoTesting
import StateArchive
import TestSupport
import Testing
import UIKit

/// A scroll view that zooms and an image, each with an identifier.
private final class ViewsController: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let image = UIImageView(frame: CGRect(x: 10, y: 400, width: 100, height: 50))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))

    override func viewDidLoad() {
        super.viewDidLoad()
        restorationIdentifier = "views"
        scroll.restorationIdentifier = "scroll"
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.delegate) = (0.5, 3, self)
        view.addSubview(scroll)
        image.restorationIdentifier = "image"
        view.addSubview(image)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}

@MainActor
@Suite("Saved state of views", .serialized)
struct ViewStateTests {
    private func views() -> ViewsController {
        let controller = ViewsController()
        controller.restorationIdentifier = "views"
        return controller
    }

    /// Restores the saved state of a controller's views, with changed values for one view, in a new controller.
    private func restored(
        _ stage: Stage, _ identifier: String, _ values: [String: ArchivedValue] = [:]
    ) throws -> ViewsController {
        let later = views()
        try stage.restore(into: later) { state in
            for index in state.objects.indices where state.objects[index].path.last == identifier {
                state.objects[index].values.merge(values) { _, new in new }
            }
        }
        stage.settle()
        return later
    }

    // MARK: Scroll views

    @Test("A scroll view: zoom, inset, offset")
    func scrolling() throws {
        try Stage.run(root: views()) { stage, before in
            before.scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
            before.scroll.zoomScale = 2
            before.scroll.contentOffset = CGPoint(x: 150, y: 1000)
            stage.preserve()

            let after = try restored(stage, "scroll")

            expectEqual(after.scroll.zoomScale, 2)
            expectEqual(after.scroll.contentSize, CGSize(width: 1800, height: 1800))
            expectEqual(after.scroll.contentInset, UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5))
            expectEqual(after.scroll.contentOffset, CGPoint(x: 150, y: 1000))
        }
    }

    @Test("A scroll view that is not in a window yet scrolls when it is added")
    func scrollingLater() throws {
        @MainActor func tabs() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            let first = UIViewController()
            first.restorationIdentifier = "first"
            tabs.viewControllers = [first, views()]
            return tabs
        }
        try Stage.run(root: tabs()) { stage, before in
            before.selectedIndex = 1
            stage.settle()
            (before.selectedViewController as? ViewsController)?.scroll.contentOffset = CGPoint(x: 0, y: 321)
            before.selectedIndex = 0
            stage.settle()
            stage.preserve()
            let after = tabs()

            try stage.restore(into: after)
            stage.settle()
            after.selectedIndex = 1
            stage.settle()

            expectEqual((after.selectedViewController as? ViewsController)?.scroll.contentOffset, CGPoint(x: 0, y: 321))
        }
    }

    @Test(
        "An invalid zoom is ignored, and a zoom out of range is limited",
        arguments: [(0, 1), (-2, 1), (.nan, 1), (.infinity, 1), (1e300, 3), (0.001, 0.5)] as [(Double, Double)])
    func zoom(kept: Double, expected: Double) throws {
        try Stage.run(root: views()) { stage, _ in
            stage.preserve()

            let after = try restored(stage, "scroll", ["UIScrollView.zoomScale": .double(kept)])

            expectEqual(Double(after.scroll.zoomScale), expected)
        }
    }

    @Test(
        "An offset or inset that is not finite, or has a wrong type, is ignored",
        arguments: [
            .string("{nan, nan}"), .string("{inf, inf}"), .string("far"), .integer(7),
            .array([.double(1), .double(2)]),
            .null,
        ] as [ArchivedValue])
    func offset(value: ArchivedValue) throws {
        try Stage.run(root: views()) { stage, _ in
            stage.preserve()

            let after = try restored(
                stage, "scroll",
                [
                    "UIScrollView.contentOffset": value, "UIScrollView.contentInset": value,
                    "UIScrollView.isAtBeginning": .bool(false),
                ])

            expectEqual(after.scroll.contentOffset, .zero)
            expectEqual(after.scroll.contentInset, .zero)
        }
    }

    @Test("An offset beyond the content ends at the content")
    func farOffset() throws {
        try Stage.run(root: views()) { stage, _ in
            stage.preserve()

            let after = try restored(
                stage, "scroll",
                [
                    "UIScrollView.contentOffset": .string("{1000000, -1000000}"),
                    "UIScrollView.isAtBeginning": .bool(false),
                ])

            expectEqual(after.scroll.contentOffset, CGPoint(x: 600, y: 0))
        }
    }

    // MARK: Image views

    @Test("An image view: bounds, center, transform, anchor point")
    func image() throws {
        try Stage.run(root: views()) { stage, before in
            before.image.layer.anchorPoint = CGPoint(x: 0, y: 1)
            before.image.bounds = CGRect(x: 1, y: 2, width: 80, height: 40)
            before.image.center = CGPoint(x: 200, y: 300)
            before.image.transform = CGAffineTransform(rotationAngle: 0.5)
            stage.preserve()

            let after = try restored(stage, "image")

            expectEqual(after.image.bounds, CGRect(x: 1, y: 2, width: 80, height: 40))
            expectEqual(after.image.center, CGPoint(x: 200, y: 300))
            expectEqual(after.image.transform, CGAffineTransform(rotationAngle: 0.5))
            expectEqual(after.image.layer.anchorPoint, CGPoint(x: 0, y: 1))
        }
    }

    @Test(
        "An image view's geometry with numbers that are not finite, too few, or missing, is ignored",
        arguments: 0..<17)
    func damagedImage(index: Int) throws {
        try Stage.run(root: views()) { stage, before in
            stage.preserve()
            var numbers = Array(repeating: ArchivedValue.double(5), count: 14)
            if index < 14 { numbers[index] = .double(index.isMultiple(of: 2) ? .nan : .infinity) }
            if index == 14 { numbers.removeLast() }
            if index == 15 { numbers[3] = .string("5") }

            let after = try restored(
                stage, "image", ["UIImageView.place": index == 16 ? .string("5") : .array(numbers)])

            expectEqual(after.image.frame, before.image.frame)
            expectEqual(after.image.transform, .identity)
        }
    }
}
