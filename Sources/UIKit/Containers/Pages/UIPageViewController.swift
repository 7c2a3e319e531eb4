import Foundation
import UIFoundation
import UIKitCore

/// A container of pages that the user or the program turns, and that are created on demand.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// The pages scroll beside each other, or curl over like paper. If the spine is in the middle, two pages are visible.
/// The controller retains only the visible pages and their neighbors, so the number of pages is unlimited in both
/// directions.
///
/// The user can drag the pages with a mouse, or turn them with the mouse wheel or the arrow keys.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller>.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    // MARK: Creating a page view controller

    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - style: The visual style of page turns.
    ///   - navigationOrientation: The direction of the sequence of pages.
    ///   - options: The spine location or the distance between pages. An option that does not apply to the style, or
    ///     that
    ///     has an unexpected type, is ignored.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        styleStorage = style
        orientationStorage = navigationOrientation
        spineLocation = style == .scroll ? .none : Self.spine(options) ?? .min
        interPageSpacing = style == .scroll ? Self.spacing(options) : 0
        isDoubleSidedStorage = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose pages curl horizontally, with the spine at the leading edge.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Decodes a controller without pages from a storyboard or nib. With any other coder, its pages curl horizontally.
    public required init?(coder: NSCoder) {
        let options = DocumentOptions(coder)
        (styleStorage, orientationStorage) = (options.style, options.orientation)
        (spineLocation, interPageSpacing) = (options.spine, options.spacing)
        isDoubleSidedStorage = options.isDoubleSided
        super.init(coder: coder)
    }

    private static func spine(_ options: [OptionsKey: Any]?) -> SpineLocation? {
        let value = options?[.spineLocation]
        let spine = value as? SpineLocation ?? (value as? Int).flatMap(SpineLocation.init)
        return spine == SpineLocation.none ? nil : spine
    }

    private static func spacing(_ options: [OptionsKey: Any]?) -> CGFloat {
        let value = options?[.interPageSpacing]
        let spacing =
            value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
            ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
        guard let spacing, spacing.isFinite, spacing > 0 else { return 0 }
        return spacing
    }

    // MARK: Stored state

    private let styleStorage: TransitionStyle
    private let orientationStorage: NavigationOrientation
    let interPageSpacing: CGFloat
    /// The requested turn, which begins after the callbacks of the previous turn.
    var requestedTurn: PageTurn?
    private(set) lazy var stage = ChildStage(self, .whenShown)
    var isDoubleSidedStorage: Bool
    var spineDecision: SpineDecision?
    private(set) lazy var pages: any PageStyle =
        transitionStyle == .scroll ? ScrollingPages(self) : CurlingPages(self)
    let indicator = PageIndicator()

    // MARK: Configuring

    /// The visual style of page turns.
    open var transitionStyle: TransitionStyle { styleStorage }

    /// The direction of the sequence of pages.
    open var navigationOrientation: NavigationOrientation { orientationStorage }

    /// The spine location of curling pages; `none` for scrolling pages. It changes only when the interface rotates, to
    /// the value that the delegate returns.
    open internal(set) var spineLocation: SpineLocation

    /// Whether the back of a sheet displays a different controller. If `false`, the default, the page is faintly
    /// visible from behind. While the spine is in the middle, the value is always `true`, and setting `false` is an
    /// error.
    open var isDoubleSided: Bool {
        get { isDoubleSidedStorage }
        set {
            guard spineDecision == nil else {
                spineDecision?.isDoubleSided = newValue
                return
            }
            guard newValue || spineLocation != .mid else {
                Diagnostics.raise(
                    .page,
                    "The page view controller \(Diagnostics.name(self)) has its spine in the middle and must be "
                        + "double-sided: isDoubleSided cannot be false")
                return
            }
            isDoubleSidedStorage = newValue
        }
    }

    /// The data source of the pages. It is referenced weakly. Without a data source, the user cannot turn pages.
    /// Setting it discards the known neighbors.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            OptionalMethods.pageData.check(dataSource)
            pages.discardNeighbors()
            if dataSource == nil || viewControllers?.isEmpty == false { updateIndicator() }
        }
    }

    /// The delegate of the controller. It is referenced weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { OptionalMethods.pages.check(delegate) }
    }

    // MARK: Pages

    /// The visible pages: one page, or two if the spine is in the middle. Empty until pages are set (recorded on iOS
    /// 26.1).
    ///
    /// The value changes as soon as the program sets pages, even if they are animated (recorded on iOS 26.1). While
    /// the user turns pages, the value is the new pages if the pages curl, and the old pages if they scroll
    /// (recorded).
    open var viewControllers: [UIViewController]? {
        let isNew = transitionStyle == .pageCurl || turn?.isByGesture == false
        return (isNew ? turn?.new : nil) ?? shown
    }

    /// Shows different pages.
    ///
    /// A running turn ends at once, with the pages that it moves to. The argument of its completion handler is `false`
    /// (recorded on iOS 26.1).
    ///
    /// - Parameters:
    ///   - viewControllers: As many pages as are visible. An animated turn of double-sided pages that are bound at an
    ///     edge
    ///     requires two pages: the front of the new sheet and the back of the turned sheet. Any other number is an
    ///     error.
    ///   - direction: The direction of the turn.
    ///   - animated: Whether the turn is animated.
    ///   - completion: Called after all callbacks, without an animation before the method returns. The argument is
    ///     `true` if the animation ran to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { setPages(viewControllers ?? [], direction, animated: animated, completion) }

    /// The pan and tap recognizers that turn curling pages. The array is empty for scrolling pages, which use the
    /// recognizers of their scroll view.
    open var gestureRecognizers: [UIGestureRecognizer] { pages.gestureRecognizers }

    /// The named properties of page view controllers.
    open override class var namedProperties: NamedProperties { addPageControllerProperties(to: super.namedProperties) }

    // MARK: View

    open override func loadView() {
        let view = PageContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        view.clipsToBounds = true
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        keepsContentScrollView = transitionStyle == .scroll
        view.addSubview(pages.view)
        view.addSubview(indicator.control)
        indicator.control.addAction(UIAction { [weak self] _ in self?.indicatorDidChange() }, for: .valueChanged)
        layOut()
        pages.showPages()
    }

    // Chosen (Controllers): The bars of a container ignore the scroll view that turns the pages of a page view
    // controller.
    /// Returns the scroll view that was set. The scroll view that turns the pages does not affect bars.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let scrollView = super.contentScrollView(for: edge)
        return scrollView === pages.view ? nil : scrollView
    }

    /// Turns pages with arrow keys, Page Up and Page Down, unless a subview handles these keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !turnPage(with: presses) { super.pressesBegan(presses, with: event) }
    }

    /// Turns a page for an assistive technology. Returns `false` if there is no page in the direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction) || scrollPage(direction)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { pages.pageSize(in: contentFrame(in: CGRect(origin: .zero, size: parentSize)).size) }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        settleTurn()
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        requestSpine(in: toInterfaceOrientation)
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    /// The orientations that the delegate returns, otherwise the default orientations. The pages are ignored.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// The orientation that the delegate returns, otherwise the default orientation.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? ownPreferredInterfaceOrientation
    }

    var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    var ownPreferredInterfaceOrientation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
}

/// The view of a page view controller: the pages, and below them the page control.
final class PageContainerView: UIView {
    weak var controller: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut()
    }
}
