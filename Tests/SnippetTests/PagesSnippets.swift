import IrekoTesting
import UIKit

enum PagesSnippets {
    private final class PageController: UIViewController {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Reader: UIViewController, UIPageViewControllerDataSource {
        override func viewDidLoad() {
            super.viewDidLoad()
            let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            pages.dataSource = self
            pages.setViewControllers([PageController(number: 1)], direction: .forward, animated: false)
            addChild(pages)
            pages.view.frame = view.bounds
            view.addSubview(pages.view)
            pages.didMove(toParent: self)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page((viewController as? PageController).map { $0.number - 1 }) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page((viewController as? PageController).map { $0.number + 1 }) }

        private func page(_ number: Int?) -> UIViewController? {
            guard let number, number > 0 else { return nil }
            return PageController(number: number)
        }
    }

    private final class Spine: NSObject, UIPageViewControllerDelegate {
        let (left, right) = (UIViewController(), UIViewController())

        func pageViewController(
            _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            guard orientation.isLandscape else {
                pageViewController.isDoubleSided = false
                pageViewController.setViewControllers([left], direction: .forward, animated: false)
                return .min
            }
            pageViewController.setViewControllers([left, right], direction: .forward, animated: false)
            return .mid
        }
    }

    @MainActor static func run() throws {
        let reader = Reader()
        try Stage.run(rootViewController: reader) { stage in
            stage.advance(by: 0)
            stage.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 20, y: 400), duration: 0.3)
            stage.advance(by: 2)
            let pages = reader.children.first as? UIPageViewController
            try check((pages?.viewControllers?.first as? PageController)?.number == 2)
        }
        let spine = Spine()
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        book.delegate = spine
        book.setViewControllers([spine.left], direction: .forward, animated: false)
        try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: book) { stage in
            stage.advance(by: 0)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            try check(book.viewControllers == [spine.left, spine.right])
        }
    }
}
