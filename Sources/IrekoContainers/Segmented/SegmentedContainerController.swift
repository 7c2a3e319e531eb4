import UIKit

/// Receives the user's choices in a segmented container.
@MainActor
public protocol SegmentedContainerControllerDelegate: AnyObject {
    /// The user chose another segment; the exchange of the controllers begins.
    func segmentedContainer(_ container: SegmentedContainerController, didChoose index: Int)
}

/// A container with a bar of titles on top, which shows the controller of the selected one.
///
/// Only the selected controller is a child. The first one is at the start. Choosing another fades from one to the other through
/// `transition(from:to:duration:options:animations:completion:)` in 0.2 seconds; choosing the selected one has no
/// effect. A choice made during an exchange is carried out after it (the last one counts). An exchange that does not
/// finish leaves the old controller.
open class SegmentedContainerController: UIViewController, SegmentBarDelegate {
    /// How long an exchange takes, in seconds.
    public static let transitionDuration: TimeInterval = 0.2

    /// The controllers, in the order of the titles.
    public let viewControllers: [UIViewController]

    /// The bar on top.
    public let segmentBar: SegmentBar

    /// Receives the user's choices.
    public weak var delegate: SegmentedContainerControllerDelegate?

    /// The selected segment; -1 when there are none. Setting it exchanges without sliding; an index out of range is refused.
    ///
    /// The controller that is shown follows: after the exchange that runs, if there is one.
    public var selectedIndex: Int {
        get { viewControllers.isEmpty ? -1 : segmentBar.selectedIndex }
        set { select(newValue, animated: false) }
    }

    /// The controller that is shown, during an exchange still the old one; `nil` before the view is loaded, and when
    /// other code has removed the controller.
    public var currentViewController: UIViewController? { current?.parent === self ? current : nil }

    private var current: UIViewController?
    private var isExchanging = false

    // MARK: Creating a container

    /// Makes a container of titles and their controllers, in the same order. Those without a counterpart are not shown.
    public init(titles: [String], viewControllers: [UIViewController]) {
        let count = min(titles.count, viewControllers.count)
        self.viewControllers = Array(viewControllers.prefix(count))
        segmentBar = SegmentBar(titles: Array(titles.prefix(count)))
        super.init(nibName: nil, bundle: nil)
        segmentBar.delegate = self
    }

    /// Containers are made in code; a document cannot give one its controllers.
    public required init?(coder: NSCoder) { nil }

    // MARK: Preserving and restoring state

    private static let selectedKey = "SegmentedContainerController.selectedIndex"
    private static let childrenKey = "SegmentedContainerController.children"

    /// Writes the selected segment, and references to the controllers that are shown.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selectedIndex, forKey: Self.selectedKey)
        coder.encode(children, forKey: Self.childrenKey)
    }

    /// Selects the segment. The state of a controller is restored where it is shown by then already. The others are no children yet, and
    /// are found where the application's delegate returns them for their paths.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: Self.selectedKey) else { return }
        select(coder.decodeInteger(forKey: Self.selectedKey), animated: false)
    }

    // MARK: Showing

    /// Puts the bar in place and shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(segmentBar)
        showSelected(animated: false)
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
    /// - Parameters:
    ///   - index: The controller's index in ``viewControllers``.
    ///   - animated: Whether it takes time and the underline slides.
    open func select(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index) else { return }
        segmentBar.select(index, animated: animated)
        if isViewLoaded { showSelected(animated: animated) }
    }

    /// Shows the selected controller in place of the one that is shown, again and again until they are the same: while an
    /// exchange runs another one may be selected.
    private func showSelected(animated: Bool) {
        guard !isExchanging, viewControllers.indices.contains(selectedIndex) else { return }
        let new = viewControllers[selectedIndex]
        guard new !== currentViewController else { return }
        isExchanging = true
        addChild(new)
        if new.parent === self { new.loadViewIfNeeded() }
        guard new.parent === self else {
            // It is the child of another container; that has been reported.
            isExchanging = false
            return selectCurrent(insteadOf: new)
        }
        new.view.frame = contentFrame
        // Without an old view in place there is nothing to exchange it with.
        guard let old = currentViewController, old.viewIfLoaded?.superview === view else {
            let old = current === new ? nil : current
            view.insertSubview(new.view, belowSubview: segmentBar)
            return end(with: new, replacing: old, animated: animated)
        }
        transition(
            from: old, to: new, duration: animated ? Self.transitionDuration : 0,
            options: [.layoutSubviews, .transitionCrossDissolve],
            animations: nil
        ) { [weak self] finished in
            guard let self else { return }
            if finished {
                end(with: new, replacing: old, animated: animated)
            } else {
                remove(new)
                selectCurrent(insteadOf: new)
                isExchanging = false
                showSelected(animated: animated)
            }
        }
        view.bringSubviewToFront(segmentBar)
    }

    private func end(with new: UIViewController, replacing old: UIViewController? = nil, animated: Bool) {
        current = new
        if new.parent === self { new.didMove(toParent: self) }
        if let old { remove(old) }
        isExchanging = false
        // One that other code has removed meanwhile stays removed.
        if viewControllers[selectedIndex] !== new { showSelected(animated: animated) }
    }

    private func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        // Not always a subview: what the child presents over itself may hold it.
        if let inner = child.viewIfLoaded, inner.isDescendant(of: view) { inner.removeFromSuperview() }
        child.removeFromParent()
    }

    /// An exchange did not take place: the bar selects the old segment, unless another has been selected meanwhile.
    private func selectCurrent(insteadOf new: UIViewController) {
        guard viewControllers[selectedIndex] === new,
            let index = viewControllers.firstIndex(where: { $0 === current })
        else { return }
        segmentBar.select(index, animated: false)
    }

    // MARK: Following the bar

    /// Exchanges the controllers and calls the delegate, unless the segment is selected already.
    open func segmentBar(_ bar: SegmentBar, didChoose index: Int) {
        guard index != selectedIndex else { return }
        select(index, animated: true)
        delegate?.segmentedContainer(self, didChoose: index)
    }
}

extension UIViewController {
    /// The nearest segmented container above this controller; `nil` where there is none.
    public var segmentedContainerController: SegmentedContainerController? { nearestAncestor() }
}
