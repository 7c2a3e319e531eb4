import Foundation
import QuartzCore

/// A control at the top of a scroll view. The user pulls it down to refresh the content.
///
///     scrollView.refreshControl = UIRefreshControl()
///     scrollView.refreshControl?.addTarget(self, action: Controller.reload, for: .valueChanged)
///
/// The control is hidden unless it is pulled or refreshing. When the user has pulled it far enough, it sends
/// `valueChanged`, and it stays visible above the content until `endRefreshing()` is called.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirefreshcontrol>.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // MARK: Initializing a refresh control

    /// Creates a control that is not refreshing. It is 60 points high (measured) and as wide as its scroll view.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        setUp()
    }

    /// Creates a control with a frame. The height of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
        setUp()
    }

    /// Decodes a control from a storyboard or nib. Any other coder creates a control with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size.height = Self.height
        setUp()
        if let coder = coder.ofDocument { decodeRefreshControl(from: coder) }
    }

    // A storyboard or nib cannot change these values: the control is visible only while it is pulled, and the scroll
    // view receives the touches.
    private func setUp() {
        isHidden = true
        isUserInteractionEnabled = false
        contentView.isUserInteractionEnabled = false
        contentView.clipsToBounds = true
        contentView.layer.addSublayer(spinner.layer)
        addSubview(contentView)
        _ = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (control: UIRefreshControl, _) in
            control.setNeedsLayout()
        }
    }

    nonisolated deinit {}

    // MARK: Accessing the control attributes

    /// The color of the spinner, and of a title without a color attribute. The default is the label color.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            setNeedsLayout()
        }
    }

    /// A text below the spinner. The default is `nil`.
    open var attributedTitle: NSAttributedString? {
        didSet { setNeedsLayout() }
    }

    // MARK: Managing the refresh status

    /// Whether the content is being refreshed.
    open var isRefreshing: Bool { isRefreshingStorage }

    /// Begins refreshing because the program has started it. The method neither scrolls nor sends an event.
    open func beginRefreshing() {
        guard !isRefreshingStorage else { return }
        start()
        followScrollView()
        scrollView?.setRefreshInset(Self.height, animated: false)
    }

    /// Ends refreshing, and removes the additional space at the top of the content.
    open func endRefreshing() {
        guard isRefreshingStorage else { return }
        isRefreshingStorage = false
        // The spinner rotates until the content covers it.
        isEnding = true
        scrollView?.setRefreshInset(0, animated: window != nil)
        let (spinner, content) = (spinner, contentView)
        UIView.animate(withDuration: 0.3, animations: { content.alpha = 0 }) { [weak self] _ in
            guard let self, isEnding else { return }
            isEnding = false
            contentView.alpha = 1
            spinner.stop()
            followScrollView()
        }
    }

    /// The named properties of refresh controls.
    open override class var namedProperties: NamedProperties { addRefreshProperties(to: super.namedProperties) }

    /// The named actions of refresh controls. See `NamedActions`.
    open override class var namedActions: NamedActions {
        super.namedActions
            .adding("beginRefreshing", UIRefreshControl.beginRefreshing)
            .adding("endRefreshing", UIRefreshControl.endRefreshing)
    }

    // MARK: Following the scroll view

    /// The height of the control (measured).
    static let height: CGFloat = 60
    // Chosen (Lists): A pull starts refreshing when the refresh control is completely visible.
    /// The length of a pull that starts refreshing. It is the height of the control, so that it is completely visible.
    private static let trigger: CGFloat = height

    private let spinner = RefreshSpinner()
    private var title: UILabel?
    /// The spinner and the title. The view is in the control, or in the host.
    private let contentView = UIView()
    private var isRefreshingStorage = false
    /// Whether refreshing has ended and the content is being faded out.
    private var isEnding = false
    /// Whether the current pull has already started refreshing.
    private var isSpent = false
    private weak var scrollView: UIScrollView?

    /// Observes the scroll view that contains the control.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let new = superview as? UIScrollView
        guard new !== scrollView else { return }
        scrollView?.removeObserver(self)
        scrollView?.setRefreshInset(0, animated: false)
        setHost(nil)
        scrollView = new
        new?.addObserver(self)
        if isRefreshingStorage { new?.setRefreshInset(Self.height, animated: false) }
        followScrollView()
    }

    /// Returns the width of the superview and a height of 60 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Moves the spinner and the title to a view at the top of the visible content, or back to the control if the view
    /// is `nil`. A navigation bar hosts them above its large title.
    package func setHost(_ view: UIView?) {
        guard contentView.superview !== (view ?? self) else { return }
        (view ?? self).addSubview(contentView)
    }

    private func start() {
        isRefreshingStorage = true
        isEnding = false
        contentView.alpha = 1
        spinner.start()
    }

    /// Lays out the spinner and the title.
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
            contentView.addSubview(label)
        }
        label.textColor = color
        label.attributedText = attributedTitle
        let height = label.sizeThatFits(CGSize(width: bounds.width - 20, height: Self.height)).height
        label.frame = CGRect(x: 10, y: 48.5 - height / 2, width: max(bounds.width - 20, 0), height: height)
    }

    private func followScrollView() {
        guard let scrollView else { return isHidden = true }
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshInset
        // The height of the part of the control that is visible above the content.
        let pulled = -top
        isHidden = pulled <= 0 && !isEnding
        contentView.isHidden = isHidden
        guard !isHidden else { return }
        let frame = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        // Rows without a background do not cover the content.
        contentView.frame = CGRect(x: 0, y: 0, width: frame.width, height: min(max(pulled, 0), Self.height))
        if !isRefreshingStorage, !isEnding { spinner.show(pulled / Self.trigger) }
    }

    private func refreshIfPulled() {
        guard let scrollView, scrollView.isTracking, scrollView.isDragging, isEnabled, !isRefreshingStorage, !isSpent,
            -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) >= Self.trigger
        else { return }
        isSpent = true
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

extension UIRefreshControl: ScrollObserver {
    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        refreshIfPulled()
        followScrollView()
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isSpent = false }

    // The inset changes only at the end of the drag, so that the content does not jump under the finger.
    package func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard isRefreshingStorage, scrollView.refreshInset == 0 else { return }
        scrollView.setRefreshInset(Self.height, animated: false)
    }
}

extension UIScrollView {
    /// The refresh control of the scroll view, which is its first subview. The default is `nil`.
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
