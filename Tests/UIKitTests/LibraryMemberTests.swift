import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Members that were missing although public programs and libraries use them.
@MainActor @Suite("Members that libraries use")
struct LibraryMemberTests {
    // MARK: Patterns

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    private var checks: UIImage { UIImage.make([[red, blue], [blue, red]]) }

    @Test("A view's background repeats a pattern from its corner")
    func patternBackground() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 20, height: 20), scale: 1) { stage, root in
            let view = UIView(frame: CGRect(x: 3, y: 5, width: 7, height: 7))
            view.backgroundColor = UIColor(patternImage: checks)
            root.view.addSubview(view)

            let picture = stage.snapshot()

            expectEqual(picture.pixel(3, 5), red)
            expectEqual(picture.pixel(4, 5), blue)
            expectEqual(picture.pixel(3, 6), blue)
            expectEqual(picture.pixel(9, 11), red, "the last pixel of an odd number")
        }
    }

    @Test("A context fills with a pattern whose tiles start at the context's origin, whatever moved since")
    func patternFill() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
            context.cgContext.translateBy(x: 1, y: 0)
            UIColor(patternImage: checks).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 8))
        }

        expectEqual(picture.pixel(1, 0), blue)
        expectEqual(picture.pixel(2, 0), red)
        expectEqual(picture.pixel(1, 1), red)
    }

    @Test("A pattern color keeps its image, equals a color of the same image, and is the mean as a plain color")
    func patternColor() {
        let color = UIColor(patternImage: checks)
        let again = UIColor(cgColor: color.cgColor)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

        let hasComponents = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)

        expectEqual(again, color)
        expectNotEqual(color, .red)
        expectTrue(hasComponents && (red, green, blue, alpha) == (0.5, 0, 0.5, 1))
        expectEqual(UIColor(patternImage: UIImage()).cgColor.alpha, 0)
    }

    // MARK: Layers

    @Test("A layer that is rasterized at scale 1 has the pixels of scale 1 on a display of scale 2")
    func rasterized() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 20, height: 20), scale: 2) { stage, root in
            let view = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 10))
            let half = UIView(frame: CGRect(x: 0.5, y: 0, width: 4, height: 4))
            half.backgroundColor = .black
            view.addSubview(half)
            root.view.backgroundColor = .white
            root.view.addSubview(view)
            let sharp = stage.snapshot()

            view.layer.shouldRasterize = true
            let coarse = stage.snapshot()
            view.layer.rasterizationScale = 2
            let fine = stage.snapshot()
            view.layer.rasterizationScale = -1
            let refused = stage.snapshot()

            expectEqual(sharp.pixel(5, 6), 0xFF00_0000)
            expectEqual(sharp.pixel(4, 6), 0xFFFF_FFFF)
            expectNotEqual(coarse.pixel(5, 6), 0xFF00_0000, "half a pixel is mixed")
            expectEqual(fine.pixel(5, 6), 0xFF00_0000)
            expectEqual(fine.pixel(4, 6), 0xFFFF_FFFF)
            expectEqual(refused.pixel(5, 6), 0xFF00_0000)
        }
    }

    /// Draws a bar whose length is the progress.
    private final class BarLayer: CALayer {
        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.black)
            ctx.fill(CGRect(x: 0, y: 0, width: progress, height: bounds.height))
        }
    }

    @Test("A custom property of a layer class is drawn when it changes, and for each frame of its animation")
    func ownProperty() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 20, height: 20), scale: 1) { stage, root in
            let layer = BarLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 20, height: 2)
            root.view.backgroundColor = .white
            root.view.layer.addSublayer(layer)
            layer.progress = 4
            let changed = stage.snapshot()

            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(20), 1)
            layer.add(animation, forKey: nil)
            stage.advance(by: 0.5)
            let middle = stage.snapshot()
            let shown = (layer.presentation() as? BarLayer)?.progress ?? .nan
            stage.advance(by: 1)
            let after = stage.snapshot()

            expectEqual(changed.pixel(3, 0), 0xFF00_0000)
            expectEqual(changed.pixel(4, 0), 0xFFFF_FFFF)
            expectEqual(middle.pixel(8, 0), 0xFF00_0000)
            expectEqual(middle.pixel(11, 0), 0xFFFF_FFFF)
            #expect(abs(shown - 10) < 0.5)
            expectEqual(after.pixel(3, 0), 0xFF00_0000)
            expectEqual(after.pixel(4, 0), 0xFFFF_FFFF)
        }
    }

    @Test("A text layer draws its text in its color, wraps if enabled, and draws no text at size 0")
    func textLayer() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 100, height: 60), scale: 1) { stage, root in
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            (layer.string, layer.fontSize, layer.foregroundColor) = ("Hill Hill Hill Hill", 20, UIColor.black.cgColor)
            root.view.backgroundColor = .white
            root.view.layer.addSublayer(layer)
            @MainActor func isDrawn(_ rows: Range<Int>) -> Bool {
                let picture = stage.snapshot()
                for y in rows where (0..<100).contains(where: { picture.pixel($0, y) != 0xFFFF_FFFF }) { return true }
                return false
            }

            let (firstLine, secondLine) = (isDrawn(0..<24), isDrawn(28..<48))
            layer.isWrapped = true
            let wrapped = isDrawn(28..<48)
            layer.fontSize = 0

            expectTrue(firstLine)
            expectFalse(secondLine)
            expectTrue(wrapped)
            expectFalse(isDrawn(0..<60))
        }
    }

    // MARK: Links, recognizers, touches

    private final class Target: UIResponder {
        var calls = 0
        func tick(_ link: CADisplayLink) { calls += 1 }
        func tapped(_ recognizer: UIGestureRecognizer) { calls += 1 }
        override class var namedActions: NamedActions {
            super.namedActions.adding("tick:", Target.tick(_:)).adding("tapped:", Target.tapped(_:))
        }
    }

    @Test("A display link calls a method by name")
    func displayLink() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let target = Target()
            let link = CADisplayLink(target: target, selector: Selector("tick:"))
            link.add(to: .main, forMode: .common)

            stage.advance(by: 0.5)
            link.invalidate()
            let calls = target.calls
            stage.advance(by: 0.5)

            #expect((29...31).contains(calls))
            expectEqual(target.calls, calls)
        }
    }

    private final class WrappingTap: UITapGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            numberOfTapsRequired = 2
        }
    }

    private final class TitledControl: UISegmentedControl {
        override init(items: [Any]?) {
            super.init(items: items)
            selectedSegmentIndex = 1
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Subclasses override the designated initializers of recognizers and segmented controls")
    func designatedInitializers() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let target = Target()
            let tap = WrappingTap(target: target, action: Selector("tapped:"))
            root.view.addGestureRecognizer(tap)

            stage.tap(at: CGPoint(x: 50, y: 50))
            stage.tap(at: CGPoint(x: 50, y: 50))
            let twice = target.calls
            tap.removeTarget(target, action: Selector("tapped:"))
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 50, y: 50))
            stage.tap(at: CGPoint(x: 50, y: 50))

            expectEqual(twice, 1)
            expectEqual(target.calls, 1)
            expectEqual(TitledControl(items: ["A", "B"]).selectedSegmentIndex, 1)
        }
    }

    @Test("A touch that is not from a finger is at zero, outside a window")
    func touch() {
        let touch = UITouch()

        expectEqual(touch.location(in: nil), .zero)
        expectNil(touch.window)
        expectNil(touch.view)
    }

    // MARK: Screens, system elements, indicators

    @Test("The screen's fixed space stays upright when the interface turns")
    func fixedSpace() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 400, height: 800)) { stage, root in
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            root.view.addSubview(view)
            let fixed = UIScreen.main.fixedCoordinateSpace
            let before = view.convert(view.bounds, to: fixed)

            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)
            let corner = fixed.convert(CGPoint.zero, from: root.view)

            expectEqual(before, CGRect(x: 10, y: 20, width: 30, height: 40))
            expectEqual(fixed.bounds, CGRect(x: 0, y: 0, width: 400, height: 800))
            expectEqual(corner, CGPoint(x: 400, y: 0))
            expectEqual(fixed.convert(corner, to: root.view), .zero)
        }
    }

    private final class FullController: UIViewController {
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }

    @Test(
        "The home indicator and the edges follow the top page, the selected tab, and full-screen presentations"
    )
    func systemElements() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, FullController()]
        try Stage.run(root: tabs) { stage, tabs in
            let first = stage.isHomeIndicatorAutoHidden

            stack.pushViewController(FullController(), animated: false)
            let (pushed, edges) = (stage.isHomeIndicatorAutoHidden, stage.deferredScreenEdges)
            stack.popViewController(animated: false)
            tabs.selectedIndex = 1
            let selected = stage.isHomeIndicatorAutoHidden
            let plain = UIViewController()
            plain.modalPresentationStyle = .fullScreen
            tabs.present(plain, animated: false)
            stage.advance(by: 1)

            expectTrue(!first && pushed && edges == .bottom && selected && !stage.isHomeIndicatorAutoHidden)
        }
    }

    @available(*, deprecated)
    @Test("The old styles of activity indicators have their sizes and colors")
    func oldIndicators() {
        let sizes = [UIActivityIndicatorView.Style.whiteLarge, .white, .gray].map {
            UIActivityIndicatorView(style: $0).intrinsicContentSize.width
        }

        expectEqual(sizes, [37, 20, 20])
        expectEqual(UIActivityIndicatorView(style: .white).color, .white)
        expectNotEqual(UIActivityIndicatorView(style: .gray).color, .white)
    }

    // MARK: Text

    @Test("Letter spacing is tightened before text is truncated, if the label allows it")
    func tightening() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 100), scale: 2) { stage, root in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
            label.text = "Letters that stand closer"
            label.sizeToFit()
            label.frame.size.width -= 4
            root.view.backgroundColor = .white
            root.view.addSubview(label)
            let truncated = stage.snapshot().pngData()

            label.allowsDefaultTighteningForTruncation = true
            let tightened = stage.snapshot().pngData()
            label.frame.size.width = 40
            let short = stage.snapshot().pngData()
            label.allowsDefaultTighteningForTruncation = false

            expectNotEqual(truncated, tightened)
            expectEqual(short, stage.snapshot().pngData(), "where it does not help, nothing is closer")
        }
    }

    // MARK: Transitions, rows

    @available(*, deprecated)
    private final class RowActions: UITableViewController {
        var chosen: [IndexPath] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            let action = UITableViewRowAction(style: .normal, title: "Mark") { [weak self] _, path in
                self?.chosen.append(path)
            }
            action.backgroundColor = .orange
            return [action]
        }
    }

    @available(*, deprecated)
    @Test("A row's old swipe actions are revealed and pass the row to their handler")
    func rowActions() throws {
        try Stage.run(root: RowActions()) { stage, root in
            stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 200, y: 66))
            stage.advance(by: 1)

            stage.find("Mark").tap()
            stage.advance(by: 1)

            expectEqual(root.chosen, [IndexPath(row: 1, section: 0)])
        }
    }
}
