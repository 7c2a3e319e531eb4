import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Page view controllers that are pushed by a zoom")
struct ZoomedPagesTests {
    private static let size = CGSize(width: 390, height: 844)

    /// A scrolled page below a large title, with a square source view for zooms.
    private final class Below: UIViewController {
        let scrollView = UIScrollView()
        let square = UIView(frame: CGRect(x: 40, y: 1500, width: 100, height: 100))

        private let isScrolledAtFirst: Bool

        init(isScrolledAtFirst: Bool) {
            self.isScrolledAtFirst = isScrolledAtFirst
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Below"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 390, height: 4000)
            scrollView.addSubview(square)
            if isScrolledAtFirst { scrollView.contentOffset.y = 1000 }
            view.addSubview(scrollView)
        }
    }

    private func run(
        _ pages: @autoclosure () -> PageBook, isScrolledAtFirst: Bool = false,
        _ body: (Stage, UINavigationController, PageBook) throws -> Void
    ) throws {
        try Stage.run(
            root: UINavigationController(rootViewController: Below(isScrolledAtFirst: isScrolledAtFirst)),
            size: Self.size
        ) { stage, stack in
            stack.navigationBar.prefersLargeTitles = true
            stage.advance(by: 0.5)
            let below = try #require(stack.topViewController as? Below)
            below.scrollView.contentOffset.y = 1000
            stage.advance(by: 0.5)
            let pages = pages()
            pages.navigationItem.largeTitleDisplayMode = .never
            pages.preferredTransition = .zoom { [weak below] _ in below?.square }
            stack.pushViewController(pages, animated: true)
            stage.advance(by: 1)
            try body(stage, stack, pages)
        }
    }

    private func pull(_ stage: Stage, by distance: CGFloat) {
        stage.touchDown(at: CGPoint(x: 200, y: 300))
        for step in 1...20 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(to: CGPoint(x: 200, y: 300 + distance * CGFloat(step) / 20))
        }
        stage.advance(by: 0.3)
    }

    /// The vertical centers of the visible labels with a text in a view.
    private func middles(of text: String, in view: UIView) -> [CGFloat] {
        var found: [CGFloat] = []
        func look(_ current: UIView) {
            guard let shown = current.layer.presentation(), shown.opacity > 0, !current.isHidden else { return }
            if (current as? UILabel)?.text == text {
                let bounds = shown.bounds
                found.append(shown.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view.layer.presentation()).y)
            }
            for subview in current.subviews { look(subview) }
        }
        look(view)
        return found
    }

    @Test("Pulled down they are popped; the bar matches the scrolled page below", arguments: [true, false])
    func pulled(isScrolledAtFirst: Bool) throws {
        try run(.scrolling(5), isScrolledAtFirst: isScrolledAtFirst) { stage, stack, pages in
            let collapsed = stack.navigationBar.frame.height

            pull(stage, by: 150)
            let isGoing = stack.viewControllers.count == 1
            let titles = middles(of: "Below", in: stack.view)
            let isShown = pages.view.window != nil
            stage.touchUp(at: CGPoint(x: 200, y: 450))
            stage.advance(by: 1)

            expectTrue(isGoing)
            expectTrue(isShown)
            // Neither grows into a large title on its way.
            expectTrue(!titles.isEmpty && titles.allSatisfy { abs($0 - 22) < 1 }, "\(titles)")
            expectEqual(stack.viewControllers.count, 1)
            expectNil(pages.view.window)
            expectEqual(stack.navigationBar.frame.height, collapsed)
        }
    }

    @Test("With a short pull they stay, and still turn; sideways they only turn")
    func kept() throws {
        try run(.scrolling(5)) { stage, stack, pages in
            pull(stage, by: 30)
            stage.touchUp(at: CGPoint(x: 200, y: 330))
            stage.advance(by: 1)
            let isKept = stack.topViewController === pages && pages.numbers == [5]
            stage.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 60, y: 420), duration: 0.2)
            stage.advance(by: 1)

            expectTrue(isKept)
            expectIdentical(stack.topViewController, pages)
            expectEqual(pages.numbers, [6])
        }
    }

    @Test("Pages that curl are popped as well")
    func curling() throws {
        try run(.curling([5])) { stage, stack, pages in
            pull(stage, by: 200)
            stage.touchUp(at: CGPoint(x: 200, y: 500))
            stage.advance(by: 1)

            expectEqual(stack.viewControllers.count, 1)
            expectNil(pages.view.window)
        }
    }
}
