import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page, of which one stands for the page that is shown.
///
/// A tap on one side of the middle leads one page there, and a finger that slides along the dots leads through them. People's
/// changes send `valueChanged` and `primaryActionTriggered`; a program's do not. Where there are more dots than room, those
/// around the current one are shown, smaller towards the ends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol>.
open class UIPageControl: UIControl, SingleTapControl {
    private let dots = PageDots()
    private var storedPages = 0
    private var storedPage = 0
    private var finger: PageFinger?

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control of a storyboard or nib; another coder says nothing.
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

    /// The page that is shown, from 0. Numbers beyond the pages stand for the first or the last one. Sends no event.
    open var currentPage: Int {
        get { storedPage }
        set { show(newValue, animated: window != nil) }
    }

    /// How many pages there are. The default is 0; negative numbers count as that.
    open var numberOfPages: Int {
        get { storedPages }
        set {
            storedPages = max(0, newValue)
            storedPage = min(storedPage, max(0, storedPages - 1))
            dots.forgetImages(from: storedPages)
            progress?.pageDidChange(to: storedPage, of: self)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether a single dot is not shown. The default is `false`.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }

    /// Shows another page. What is shown moves there if the control is on the screen.
    func show(_ page: Int, animated: Bool) {
        let page = min(max(page, 0), max(0, storedPages - 1))
        guard page != storedPage else { return }
        storedPage = page
        progress?.pageDidChange(to: page, of: self)
        if animated { dots.layoutAnimated(self) } else { setNeedsLayout() }
    }

    // MARK: - Handling touches

    /// Whether a finger that slides along the dots leads through the pages. The default is `true`.
    open var allowsContinuousInteraction = true

    /// What people are doing with the control now.
    open var interactionState: InteractionState { finger?.state ?? .none }

    // MARK: - Customizing the appearance

    /// When the dots have a background.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }

    /// In which direction pages go on.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the dots of other pages. `nil` for a pale white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.pageIndicatorTintColor, to: pageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The colour of the current page's dot. `nil` for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.currentPageIndicatorTintColor, to: currentPageIndicatorTintColor)
            setNeedsLayout()
        }
    }

    /// The image for all pages in place of dots, shown in one colour. `nil` for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet {
            appearanceDidChange(\.preferredIndicatorImage, to: preferredIndicatorImage)
            imagesDidChange()
        }
    }

    /// The image for the current page. `nil` for the same as for other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesDidChange() } }

    /// The image that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { dots.images[page] }

    /// Sets the image for a page; `nil` for that of all pages. A page that does not exist is refused with a log.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard exists(page) else { return }
        dots.images[page] = image
        imagesDidChange()
    }

    /// The image that was set for a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { dots.currentImages[page] }

    /// Sets the image for a page while it is the current one. A page that does not exist is refused with a log.
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

    /// What shows how far the current page has got, by a dot that is longer and fills; `nil` for none.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.pageControl = nil
            progress?.pageControl?.progress = nil
            progress?.pageControl = self
            progress?.pageDidChange(to: storedPage, of: self)
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: - Layout

    /// The size that a number of pages needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { dots.size(forPages: max(0, pageCount), of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dots.layout(self)
    }

    /// What all dots need.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPages) }

    /// What all dots need, whatever the size that is offered.
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

    /// An arrow key leads one page on or back.
    override func adjust(by steps: Int) -> Bool {
        change(to: storedPage + steps, with: nil)
        return true
    }

    /// Return and space lead to the next page.
    override func press(with event: UIEvent?) { change(to: storedPage + 1, with: event) }

    /// With the properties of page controls.
    open override class var namedProperties: NamedProperties { addPageProperties(to: super.namedProperties) }

    // MARK: Accessibility

    /// `true` unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// Which page of how many, unless set.
    open override var accessibilityValue: String? {
        get { accessibilityValues.value ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { accessibilityValues.value = newValue }
    }

    /// `adjustable` and `updatesFrequently` unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            accessibilityValues.traits ?? UIAccessibilityTraits([.adjustable, .updatesFrequently]).union(stateTraits)
        }
        set { accessibilityValues.traits = newValue }
    }
}

/// A finger on a page control.
struct PageFinger {
    /// How far it goes before it slides along the dots, in points.
    static let slop: CGFloat = 8
    let start: CGPoint
    let page: Int
    var state = UIPageControl.InteractionState.none
}

extension UIPageControl {
    /// What people are doing with a page control. Raw values are UIKit's.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// They have tapped it: it leads one page on or back.
        case discrete = 1
        /// They slide along the dots.
        case continuous = 2
    }

    /// When the dots have a background. Raw values are UIKit's.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger slides along them.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never, and the control does not react to sliding by its looks.
        case minimal = 2
    }

    /// In which direction pages go on. Raw values are UIKit's.
    public enum Direction: Int, Sendable {
        /// As text does.
        case natural = 0
        /// To the right.
        case leftToRight = 1
        /// To the left.
        case rightToLeft = 2
        /// Down.
        case topToBottom = 3
        /// Up.
        case bottomToTop = 4
    }
}
