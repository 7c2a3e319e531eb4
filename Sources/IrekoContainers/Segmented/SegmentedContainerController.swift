import UIKit

/// Hears which segment of a container the user chose.
@MainActor
public protocol SegmentedContainerControllerDelegate: AnyObject {
    /// The user chose another segment; the exchange of the controllers begins.
    func segmentedContainer(_ container: SegmentedContainerController, didChoose index: Int)
}

/// A container with a bar of titles on top, which shows the controller of the selected one: the segmented container of
/// seed 002.
///
/// Only the selected controller is a child. The first one is at the start. Choosing another exchanges them through
/// `transition(from:to:duration:options:animations:completion:)` in 0.2 seconds; choosing the selected one does nothing. A
/// choice made during an exchange is carried out after it (the last one counts). An exchange that does not finish leaves the
/// old controller.
open class SegmentedContainerController: UIViewController, SegmentBarDelegate {
    /// How long an exchange takes, in seconds.
    public static let transitionDuration: TimeInterval = 0.2

    /// The controllers, in the order of the titles.
    public let viewControllers: [UIViewController]

    /// The bar on top.
    public let segmentBar: SegmentBar

    /// Hears of the user's choices.
    public weak var delegate: SegmentedContainerControllerDelegate?

    /// The selected segment; -1 when there are none. Setting it exchanges without sliding; an index out of range is refused.
    public var selectedIndex: Int {
        get { viewControllers.isEmpty ? -1 : segmentBar.selectedIndex }
        set { select(newValue, animated: false) }
    }

    /// The controller that is shown: during an exchange still the old one.
    public private(set) var currentViewController: UIViewController?

    private var isExchanging = false
    private var waitingIndex: Int?

    // MARK: Creating a container

    /// Makes a container of titles and their controllers, in the same order. What one of them has more is not shown.
    public init(titles: [String], viewControllers: [UIViewController]) {
        let count = min(titles.count, viewControllers.count)
        self.viewControllers = Array(viewControllers.prefix(count))
        segmentBar = SegmentBar(titles: Array(titles.prefix(count)))
        super.init(nibName: nil, bundle: nil)
        segmentBar.delegate = self
    }

    /// Containers are made in code; a document cannot give one its controllers.
    public required init?(coder: NSCoder) { nil }

    // MARK: Showing

    /// Puts the bar in place and shows the first controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(segmentBar)
        guard let first = viewControllers.first else { return }
        addChild(first)
        first.view.frame = contentFrame
        view.insertSubview(first.view, belowSubview: segmentBar)
        first.didMove(toParent: self)
        currentViewController = first
    }

    /// Gives the bar its 40 points below the safe area's top, and the current controller the rest.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = view.safeAreaInsets.top
        segmentBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: SegmentBar.height)
        for child in children { child.viewIfLoaded?.frame = contentFrame }
    }

    private var contentFrame: CGRect {
        let top = view.safeAreaInsets.top + SegmentBar.height
        return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    // MARK: Selecting

    /// Exchanges the controller that is shown for another. The selected one, and an index out of range, change nothing.
    ///
    /// - Parameter animated: Whether it takes time and the underline slides.
    open func select(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index) else { return }
        guard isViewLoaded, let old = currentViewController else {
            loadViewIfNeeded()
            if currentViewController != nil { select(index, animated: animated) }
            return
        }
        if isExchanging {
            waitingIndex = index
            return
        }
        let new = viewControllers[index]
        guard new !== old else { return }
        exchange(old, for: new, at: index, animated: animated)
    }

    private func exchange(_ old: UIViewController, for new: UIViewController, at index: Int, animated: Bool) {
        isExchanging = true
        let oldIndex = segmentBar.selectedIndex
        segmentBar.select(index, animated: animated)
        addChild(new)
        new.view.frame = contentFrame
        transition(
            from: old, to: new, duration: animated ? Self.transitionDuration : 0, options: .layoutSubviews,
            animations: nil
        ) { [weak self] finished in
            guard let self else { return }
            if finished {
                currentViewController = new
                new.didMove(toParent: self)
                old.willMove(toParent: nil)
                old.removeFromParent()
            } else {
                new.willMove(toParent: nil)
                new.removeFromParent()
                segmentBar.select(oldIndex, animated: false)
            }
            isExchanging = false
            if let waiting = waitingIndex {
                waitingIndex = nil
                select(waiting, animated: animated)
            }
        }
        view.bringSubviewToFront(segmentBar)
    }

    // MARK: Following the bar

    /// Exchanges the controllers and tells the delegate, unless the segment is selected already.
    open func segmentBar(_ bar: SegmentBar, didChoose index: Int) {
        let target = waitingIndex ?? selectedIndex
        guard index != target else { return }
        select(index, animated: true)
        delegate?.segmentedContainer(self, didChoose: index)
    }
}

extension UIViewController {
    /// The nearest segmented container above this controller; `nil` where there is none.
    public var segmentedContainerController: SegmentedContainerController? { nearestAncestor() }
}
