import Foundation
import IrekoTesting
import UIKit

/// A page view controller of numbered pages, which logs its calls to data source and delegate.
@MainActor
final class PageBook: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) var log: [String] = []
    /// The numbers of the first and the last page.
    var range = 0...9
    var spine: UIPageViewController.SpineLocation?
    var dots: (count: Int, index: Int)?

    static func scrolling(_ number: Int = 0, vertical: Bool = false, spacing: CGFloat = 0) -> PageBook {
        let book = PageBook(
            transitionStyle: .scroll, navigationOrientation: vertical ? .vertical : .horizontal,
            options: [.interPageSpacing: spacing])
        book.start([number])
        return book
    }

    static func curling(_ numbers: [Int] = [0], spine: UIPageViewController.SpineLocation = .min) -> PageBook {
        let book = PageBook(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        book.start(numbers)
        return book
    }

    func start(_ numbers: [Int]) {
        dataSource = self
        delegate = self
        setViewControllers(numbers.map(Self.page), direction: .forward, animated: false)
    }

    static func page(_ number: Int) -> UIViewController {
        let page = NumberedPage()
        page.title = "\(number)"
        page.number = number
        return page
    }

    /// The numbers of the visible pages.
    var numbers: [Int] { (viewControllers ?? []).compactMap { ($0 as? NumberedPage)?.number } }

    func clearLog() { log = [] }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1, "before") }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1, "after") }

    private func neighbor(of page: UIViewController, _ step: Int, _ question: String) -> UIViewController? {
        let number = (page as? NumberedPage)?.number ?? 0
        log.append("\(question) \(number)")
        return range.contains(number + step) ? Self.page(number + step) : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots?.count ?? Int.min }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { dots?.index ?? Int.min }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(pendingViewControllers.map { $0.title ?? "" }.joined(separator: " "))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.append(
            "did \(previousViewControllers.map { $0.title ?? "" }.joined(separator: " ")) "
                + (completed ? "completed" : "not completed"))
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        log.append("spine")
        guard let spine else { return pageViewController.spineLocation }
        let first = numbers.first ?? 0
        let pages = spine == .mid ? [Self.page(first), Self.page(first + 1)] : [Self.page(first)]
        setViewControllers(pages, direction: .forward, animated: false)
        if spine != .mid { isDoubleSided = false }
        return spine
    }
}

final class NumberedPage: UIViewController {
    var number = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [.systemTeal, .systemIndigo, .systemOrange, .systemPink][abs(number) % 4]
    }
}

extension Stage {
    /// Drags with a finger that rests before it is lifted.
    func dragAndHold(from start: CGPoint, by distance: CGFloat, vertical: Bool = false) {
        touchDown(at: start)
        for step in 1...10 {
            advance(by: 1 / 60)
            let part = distance * CGFloat(step) / 10
            touchMove(to: CGPoint(x: start.x + (vertical ? 0 : part), y: start.y + (vertical ? part : 0)))
        }
        advance(by: 0.3)
    }
}
