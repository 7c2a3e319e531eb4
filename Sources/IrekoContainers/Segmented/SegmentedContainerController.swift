import UIKit

/// Receives the user's choices in a segmented container.
@MainActor
public protocol SegmentedContainerControllerDelegate: AnyObject {
    /// Called when the user has chosen a different segment and the transition of the controllers begins.
    func segmentedContainer(_ container: SegmentedContainerController, didChoose index: Int)
}

/// A container with a bar of titles at the top, which shows the controller of the selected title.
///
/// Only the selected controller is a child. Initially, this is the first controller. When the user chooses a different
/// title, the controllers cross-fade in 0.2 seconds, with
/// `transition(from:to:duration:options:animations:completion:)`. Choosing the selected title has no effect. A choice
/// during a transition takes effect when the transition has ended; of several choices, the last one is used. If a
/// transition does not finish, the old controller remains.
open class SegmentedContainerController: UIViewController, SegmentBarDelegate {
    /// The duration of a transition, in seconds.
    public static let transitionDuration: TimeInterval = 0.2

    /// The controllers, in the order of the titles.
    public let viewControllers: [UIViewController]

    /// The bar at the top.
    public let segmentBar: SegmentBar

    /// The delegate, which is called when the user chooses a segment.
    public weak var delegate: SegmentedContainerControllerDelegate?

    /// The index of the selected segment, or -1 if there are no segments. Setting it replaces the controller without
    /// animation. An index out of range is ignored.
    ///
    /// During a transition, `currentViewController` changes after the transition has ended.
    public var selectedIndex: Int {
        get { viewControllers.isEmpty ? -1 : segmentBar.selectedIndex }
        set { select(newValue, animated: false) }
    }

    /// The displayed controller. During a transition it is the old controller. It is `nil` before the view is loaded,
    /// and if other code has removed the controller.
    public var currentViewController: UIViewController? { current?.parent === self ? current : nil }

    private var current: UIViewController?
    private var isExchanging = false

    // MARK: Creating a container

    /// Creates a container with titles and their controllers, in the same order. Excess titles or controllers are
    /// ignored.
    public init(titles: [String], viewControllers: [UIViewController]) {
        let count = min(titles.count, viewControllers.count)
        self.viewControllers = Array(viewControllers.prefix(count))
        segmentBar = SegmentBar(titles: Array(titles.prefix(count)))
        super.init(nibName: nil, bundle: nil)
        segmentBar.delegate = self
    }

    /// Always returns `nil`: containers are created in code, since a document cannot specify the controllers.
    public required init?(coder: NSCoder) { nil }

    // MARK: Preserving and restoring state

    private static let selectedKey = "SegmentedContainerController.selectedIndex"
    private static let childrenKey = "SegmentedContainerController.children"

    /// Encodes the selected segment, and references to the displayed controllers.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(selectedIndex, forKey: Self.selectedKey)
        coder.encode(children, forKey: Self.childrenKey)
    }

    /// Selects the preserved segment. The state of a controller is also restored if the controller is displayed by
    /// then. The other controllers are not children yet: their state is restored only if the application's delegate
    /// returns them for their restoration identifier paths.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: Self.selectedKey) else { return }
        select(coder.decodeInteger(forKey: Self.selectedKey), animated: false)
    }

    // MARK: Showing

    /// Adds the bar and shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(segmentBar)
        showSelected(animated: false)
    }

    /// Places the bar, 40 points high, below the top of the safe area, and the current controller in the remaining
    /// area.
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

    /// Selects a controller. The call has no effect if the index is already selected or out of range.
    ///
    /// - Parameters:
    ///   - index: The controller's index in ``viewControllers``.
    ///   - animated: Whether the controllers cross-fade and the underline slides.
    open func select(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index) else { return }
        segmentBar.select(index, animated: animated)
        if isViewLoaded { showSelected(animated: animated) }
    }

    /// Replaces the current controller with the selected controller. It is repeated until both are the same, since the
    /// selection may change during a transition.
    private func showSelected(animated: Bool) {
        guard !isExchanging, viewControllers.indices.contains(selectedIndex) else { return }
        let new = viewControllers[selectedIndex]
        guard new !== currentViewController else { return }
        isExchanging = true
        addChild(new)
        if new.parent === self { new.loadViewIfNeeded() }
        guard new.parent === self else {
            // The controller is the child of a different container; this has been reported.
            isExchanging = false
            return selectCurrent(insteadOf: new)
        }
        new.view.frame = contentFrame
        // Without an old view, there is no transition.
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
        // A controller that other code has removed meanwhile stays removed.
        if viewControllers[selectedIndex] !== new { showSelected(animated: animated) }
    }

    private func remove(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        // The view may be outside of the container's view: a controller that the child presents over itself may
        // contain it.
        if let inner = child.viewIfLoaded, inner.isDescendant(of: view) { inner.removeFromSuperview() }
        child.removeFromParent()
    }

    /// Selects the segment of the current controller after a transition failed, unless the selection has changed
    /// meanwhile.
    private func selectCurrent(insteadOf new: UIViewController) {
        guard viewControllers[selectedIndex] === new,
            let index = viewControllers.firstIndex(where: { $0 === current })
        else { return }
        segmentBar.select(index, animated: false)
    }

    // MARK: Following the bar

    /// Selects the segment and calls the delegate, unless the segment is already selected.
    open func segmentBar(_ bar: SegmentBar, didChoose index: Int) {
        guard index != selectedIndex else { return }
        select(index, animated: true)
        delegate?.segmentedContainer(self, didChoose: index)
    }
}

extension UIViewController {
    /// The nearest ancestor that is a segmented container, or `nil` if no ancestor is.
    public var segmentedContainerController: SegmentedContainerController? { nearestAncestor() }
}
