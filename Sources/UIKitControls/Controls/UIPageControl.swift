import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page. The dot of the current page is highlighted.
///
/// A tap at one side of the center changes the page by one. A finger that slides along the dots moves through the
/// pages. If the user changes the page, `valueChanged` and `primaryActionTriggered` are sent; if the program changes
/// it, no event is sent. If not all dots fit, only dots around the current page are visible, and the dots near the
/// ends are smaller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol>.
open class UIPageControl: UIControl, SingleTapControl {
    private let dots = PageDots()
    private var storedPages = 0
    private var storedPage = -1
    private var finger: PageFinger?

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a page control from a storyboard or nib. Any other coder creates a page control with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp(coder)
        if let coder = coder.ofDocument { decodePages(from: coder) }
    }

    private func setUp(_ coder: NSCoder? = nil) {
        setDefaults(opaque: false, coder: coder)
        dots.add(to: self)
    }

    // MARK: - Managing the page navigation

    /// The current page, counted from 0; -1 if the control has no pages. A value out of range is replaced by the
    /// nearest valid value. Setting the property sends no event.
    open var currentPage: Int {
        get { storedPage }
        set { show(newValue, animated: window != nil) }
    }

    /// The number of pages. The default is 0. Negative values are treated as 0.
    open var numberOfPages: Int {
        get { storedPages }
        set {
            storedPages = max(0, newValue)
            storedPage = nearestPage(to: storedPage)
            dots.forgetImages(from: storedPages)
            notifyProgress()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether the control is invisible if it has only one page. The default is `false`.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

    /// Displays a page as the current page. The change is animated if the control is in a window.
    func show(_ page: Int, animated: Bool) {
        let page = nearestPage(to: page)
        guard page != storedPage else { return }
        storedPage = page
        notifyProgress()
        if animated { dots.layoutAnimated(self) } else { setNeedsLayout() }
    }

    /// Returns the valid page that is nearest to a page; -1 without pages.
    private func nearestPage(to page: Int) -> Int { min(max(page, 0), storedPages - 1) }

    /// Notifies the progress of the current page, or that no page is left.
    private func notifyProgress() {
        if storedPage < 0 { progress?.visibilityDidChange() } else { progress?.pageDidChange(to: storedPage, of: self) }
    }

    // MARK: - Handling touches

    /// Whether a finger can slide along the dots to move through the pages. The default is `true`.
    open var allowsContinuousInteraction = true

    /// The current interaction of the user with the control.
    open var interactionState: InteractionState { finger?.state ?? .none }

    // MARK: - Customizing the appearance

    /// The condition for a background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }

    /// The direction of the row of pages.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The color of the dots, except that of the current page; `nil` for a pale white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.pageIndicatorTintColor, to: pageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The color of the current page's dot; `nil` for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.currentPageIndicatorTintColor, to: currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The image that replaces the dots of all pages. It is displayed as a template. `nil` displays dots.
    open var preferredIndicatorImage: UIImage? {
        didSet {
            appearanceDidChange(\.preferredIndicatorImage, to: preferredIndicatorImage)
            imagesDidChange()
        }
    }

    /// The image for the current page; `nil` for the same image as for other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    /// Returns the image that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { dots.images[page] }

    /// Sets the image for a page; `nil` for the image that all pages have in common. A page that does not exist is
    /// ignored, and a message is logged.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard exists(page) else { return }
        dots.images[page] = image
        imagesDidChange()
    }

    /// Returns the image that was set for a page and is displayed while it is the current page.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { dots.currentImages[page] }

    /// Sets the image that is displayed for a page while it is the current page. A page that does not exist is
    /// ignored, and a message is logged.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard exists(page) else { return }
        dots.currentImages[page] = image
        imagesDidChange()
    }

    private func exists(_ page: Int) -> Bool {
        if (0..<storedPages).contains(page) { return true }
        Diagnostics.warn(.control, "\(Diagnostics.name(self)): there is no page \(page), only \(storedPages) pages")
        return false
    }

    private func imagesDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Showing progress

    /// The progress of the current page, which a longer dot displays by being filled; `nil` for no progress.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.pageControl = nil
            progress?.pageControl?.progress = nil
            progress?.pageControl = self
            notifyProgress()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: - Layout

    /// Returns the size that a control with a number of pages needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { dots.size(forPages: max(0, pageCount), of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dots.layout(self)
    }

    /// The size of the control with all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPages) }

    /// Returns the size of the control with all dots, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        progress?.visibilityDidChange()
    }

    // MARK: - Tracking touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard storedPages > 1 else { return false }
        finger = PageFinger(start: touch.location(in: self), page: storedPage)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let started = finger, allowsContinuousInteraction else { return true }
        let place = touch.location(in: self)
        if started.state == .none {
            guard place.distance(to: started.start) > PageFinger.slop else { return true }
            finger?.state = .continuous
            dots.layoutAnimated(self)
        }
        guard finger?.state == .continuous else { return true }
        change(to: dots.page(at: place, from: started, of: self), with: event)
        return finger != nil
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let finger else { return }
        if finger.state == .none, let touch, bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) {
            self.finger?.state = .discrete
            change(to: storedPage + dots.steps(at: touch.location(in: self), of: self), with: event)
        }
        self.finger = nil
        dots.layoutAnimated(self)
    }

    open override func cancelTracking(with event: UIEvent?) {
        finger = nil
        dots.layoutAnimated(self)
    }

    private func change(to page: Int, with event: UIEvent?) {
        let old = storedPage
        show(page, animated: window != nil)
        if storedPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    override var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, min(bounds.height, bounds.width) / 2) }

    /// Changes the page by one because of an arrow key.
    override func adjust(by steps: Int) -> Bool {
        change(to: storedPage + steps, with: nil)
        return true
    }

    /// Changes to the next page because of Return or Space.
    override func press(with event: UIEvent?) { change(to: storedPage + 1, with: event) }

    /// The named properties of page controls.
    open override class var namedProperties: NamedProperties { addPageProperties(to: super.namedProperties) }

    // MARK: Accessibility

    /// Whether the control is an accessibility element. The default is `true`.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The accessibility value. The default is the current page and the number of pages.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { accessibilityValues.value = newValue }
    }

    /// The accessibility traits. The default is `adjustable` and `updatesFrequently`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            accessibilityValues.traits ?? UIAccessibilityTraits([.adjustable, .updatesFrequently]).union(stateTraits)
        }
        set { accessibilityValues.traits = newValue }
    }
}

/// A touch on a page control.
struct PageFinger {
    /// The distance that a touch must move to slide along the dots, in points.
    static let slop: CGFloat = 8
    let start: CGPoint
    let page: Int
    var state = UIPageControl.InteractionState.none
}

extension UIPageControl {
    /// The interaction of the user with a page control. The raw values match UIKit.
    public enum InteractionState: Int, Sendable {
        /// The user does not interact with the control.
        case none = 0
        /// A tap, which changes the page by one.
        case discrete = 1
        /// A touch that slides along the dots.
        case continuous = 2
    }

    /// The condition for a background behind the dots. The raw values match UIKit.
    public enum BackgroundStyle: Int, Sendable {
        /// The background is visible while a touch slides along the dots.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// The background is never visible, and the appearance does not change while a touch slides along the dots.
        case minimal = 2
    }

    /// The direction of the row of pages. The raw values match UIKit.
    public enum Direction: Int, Sendable {
        /// The layout direction of the user interface.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// From top to bottom.
        case topToBottom = 3
        /// From bottom to top.
        case bottomToTop = 4
    }
}
