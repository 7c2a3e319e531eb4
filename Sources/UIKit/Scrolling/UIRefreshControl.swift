import Foundation
import QuartzCore

/// A control at the top of a scroll view that the user pulls down to refresh the content.
///
///     scrollView.refreshControl = UIRefreshControl()
///     scrollView.refreshControl?.addTarget(self, action: Controller.reload, for: .valueChanged)
///
/// It is hidden while it is neither pulled nor refreshing. Pulled far enough it sends `valueChanged`, and stays in sight above
/// the content until `endRefreshing()`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirefreshcontrol>.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // MARK: Initializing a refresh control

    /// Makes a control that is not refreshing. It is 60 points high (measured), and as wide as its scroll view.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        setUp()
    }

    /// Makes a control; of the frame nothing is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
        setUp()
    }

    /// Makes a control of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = Self.height
        setUp()
        if let coder = coder.ofDocument { decodeRefreshControl(from: coder) }
    }

    // Neither does a document say otherwise: the control is seen while it is pulled, and touches are the scroll view's.
    private func setUp() {
        isHidden = true
        isUserInteractionEnabled = false
        layer.addSublayer(spinner.layer)
        _ = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (control: UIRefreshControl, _) in
            control.setNeedsLayout()
        }
    }

    nonisolated deinit {}

    // MARK: Accessing the control attributes

    /// The colour of the spinner and of a title without colour; that of labels until it is set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            setNeedsLayout()
        }
    }

    /// A text below the spinner; `nil` by default.
    open var attributedTitle: NSAttributedString? {
        didSet { setNeedsLayout() }
    }

    // MARK: Managing the refresh status

    /// Whether the content is being refreshed.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// Shows that the program has begun to refresh by itself. It neither scrolls nor sends an event.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        isRefreshingStorage = true
        spinner.start()
        followScrollView()
        scrollView?.setRefreshInset(Self.height, animated: false)
    }

    /// Shows that the content is fresh: the space that the control took goes away.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        scrollView?.setRefreshInset(0, animated: window != nil)
        // The spinner turns until the content has covered it.
        let spinner = spinner
        UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }) { [weak self] _ in
            guard let self, !isRefreshingStorage else { return }
            alpha = 1
            spinner.stop()
            followScrollView()
        }
    }

    /// With the properties of refresh controls.
    open override class var namedProperties: NamedProperties { addRefreshProperties(to: super.namedProperties) }

    /// The methods that actions call by name: see `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("beginRefreshing", UIRefreshControl.beginRefreshing)
            .adding("endRefreshing", UIRefreshControl.endRefreshing)
    }

    // MARK: Following the scroll view

    /// Measured.
    static let height: CGFloat = 60
    /// How far the content is pulled down when it begins to refresh. Chosen: the control's own height is seen then.
    private static let trigger: CGFloat = height

    private let spinner = RefreshSpinner()
    private var title: UILabel?
    private var isRefreshingStorage = false
    /// Whether this pull has refreshed already.
    private var isSpent = false
    private weak var scrollView: UIScrollView?

    /// Begins to follow the scroll view that it was added to.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let new = superview as? UIScrollView
        guard new !== scrollView else { return }
        scrollView?.removeObserver(self)
        scrollView?.setRefreshInset(0, animated: false)
        scrollView = new
        new?.addObserver(self)
        if isRefreshingStorage { new?.setRefreshInset(Self.height, animated: false) }
        followScrollView()
    }

    /// As wide as the superview, and 60 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Arranges the spinner and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let color = tint ?? UIColor.label.withAlphaComponent(0.847)
        spinner.layer.position = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : 24)
        spinner.setColor(color.resolvedColor(with: traitCollection).cgColor)
        guard let attributedTitle else {
            title?.removeFromSuperview()
            title = nil
            return
        }
        let label = title ?? UILabel()
        if title == nil {
            title = label
            label.font = .systemFont(ofSize: 12)
            label.textAlignment = .center
            addSubview(label)
        }
        label.textColor = color
        label.attributedText = attributedTitle
        let height = label.sizeThatFits(CGSize(width: bounds.width - 20, height: Self.height)).height
        label.frame = CGRect(x: 10, y: 48.5 - height / 2, width: max(bounds.width - 20, 0), height: height)
    }

    private func followScrollView() {
        guard let scrollView else { return isHidden = true }
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshInset
        // What is seen of it above the content.
        let pulled = -top
        isHidden = pulled <= 0 && !(isRefreshingStorage && pulled > -Self.height) && alpha == 1
        guard !isHidden else { return }
        let frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        if !isRefreshingStorage, alpha == 1 { spinner.show(pulled / Self.trigger) }
    }

    private func refreshIfPulled() {
        guard let scrollView, scrollView.isTracking, scrollView.isDragging, isEnabled, !isRefreshingStorage, !isSpent,
            -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) >= Self.trigger
        else { return }
        isSpent = true
        isRefreshingStorage = true
        spinner.start()
        sendActions(for: .valueChanged)
    }
}

extension UIRefreshControl: ScrollObserver {
    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        refreshIfPulled()
        followScrollView()
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isSpent = false }

    // Only now, so that the content does not jump under the finger.
    package func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard isRefreshingStorage, scrollView.refreshInset == 0 else { return }
        scrollView.setRefreshInset(Self.height, animated: false)
    }
}

extension UIScrollView {
    /// The control that the user pulls down to refresh the content; `nil` by default. It is the first of the subviews.
    public var refreshControl: UIRefreshControl? {
        get { refreshView as? UIRefreshControl }
        set {
            guard newValue !== refreshView else { return }
            refreshView?.removeFromSuperview()
            refreshView = newValue
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }
}
