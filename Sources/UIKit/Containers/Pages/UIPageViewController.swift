import Foundation
import UIFoundation
import UIKitCore

/// A container of pages that are turned with a finger or by the program, and made when they are needed.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.dataSource = self
///     pages.setViewControllers([first], direction: .forward, animated: false)
///
/// Pages lie beside each other and scroll, or curl over as paper does. Two are shown where the spine is in the middle. It
/// holds no more pages than it shows and their neighbours, so that there is no end in either direction.
///
/// With a mouse the pages are dragged, or turned with the wheel; the arrow keys turn them too.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipageviewcontroller>.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    // MARK: Creating a page view controller

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: What turning a page looks like.
    ///   - navigationOrientation: In which direction the pages follow one another.
    ///   - options: The place of the spine or the distance between pages. What does not fit the style, or is no number, is
    ///     ignored.
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

    /// Makes a controller whose pages curl horizontally, bound at the leading edge.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Makes a controller without pages as a storyboard or nib describes it; of another coder one whose pages curl horizontally.
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
    /// The turn that waits for the callbacks of the one before.
    var asked: PageTurn?
    private(set) lazy var stage = ChildStage(self, .whenShown)
    var isDoubleSidedStorage: Bool
    var spineAnswer: SpineAnswer?
    private(set) lazy var pages: any PageStyle =
        transitionStyle == .scroll ? ScrollingPages(self) : CurlingPages(self)
    let indicator = PageIndicator()

    // MARK: Configuring

    /// What turning a page looks like.
    open var transitionStyle: TransitionStyle { styleStorage }

    /// In which direction the pages follow one another.
    open var navigationOrientation: NavigationOrientation { orientationStorage }

    /// Where pages that curl are bound; `none` for pages that scroll. It changes only by the delegate's answer when the
    /// interface turns.
    open internal(set) var spineLocation: SpineLocation

    /// Whether the back of a page shows another controller, rather than the page itself in faint colours. `false` at first,
    /// and `true` by itself while the spine is in the middle, where `false` is an error.
    open var isDoubleSided: Bool {
        get { isDoubleSidedStorage }
        set {
            guard spineAnswer == nil else {
                spineAnswer?.isDoubleSided = newValue
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

    /// Gives the pages. Weak; without one a finger cannot turn pages. Setting it forgets the neighbours that were known.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            OptionalMethods.pageData.check(dataSource)
            pages.forgetNeighbors()
            if dataSource == nil || viewControllers?.isEmpty == false { updateIndicator() }
        }
    }

    /// Is asked and notified. Weak.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { OptionalMethods.pages.check(delegate) }
    }

    // MARK: Pages

    /// The visible pages: one, or two with the spine in the middle; empty before pages are set (recorded on iOS 26.1).
    ///
    /// Pages that were set are returned at once, also during their animation (recorded on iOS 26.1). During a turn by the
    /// user, pages that curl are the new pages, and pages that scroll are the old ones (recorded).
    open var viewControllers: [UIViewController]? {
        let isNew = transitionStyle == .pageCurl || turn?.isByGesture == false
        return (isNew ? turn?.new : nil) ?? shown
    }

    /// Shows other pages.
    ///
    /// A turn that runs ends at once, where it is heading, and its completion says whether that was at its pages.
    ///
    /// - Parameters:
    ///   - viewControllers: As many as are shown; with an animation of pages that are double-sided and bound at an edge two, the
    ///     front of the new page and the back of the one that is turned. Another number is an error.
    ///   - direction: From which side the new pages come.
    ///   - animated: Whether they are seen to be turned.
    ///   - completion: Called after all callbacks, with whether the animation ran to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { setPages(viewControllers ?? [], direction, animated: animated, completion) }

    /// What turns the pages: a pan and a tap for pages that curl. Those of pages that scroll belong to the scroll view inside.
    open var gestureRecognizers: [UIGestureRecognizer] { pages.gestureRecognizers }

    /// With the properties of page view controllers.
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
        view.addSubview(pages.view)
        view.addSubview(indicator.control)
        indicator.control.addAction(UIAction { [weak self] _ in self?.indicatorDidChange() }, for: .valueChanged)
        layOut()
        pages.showPages()
    }

    /// Arrow keys, and page up and down, turn pages where no view inside handles them.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !turnPage(with: presses) { super.pressesBegan(presses, with: event) }
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
        askForSpine(in: toInterfaceOrientation)
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    /// What the delegate says, else the default; the pages are not asked.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? ownSupportedInterfaceOrientations
    }

    /// What the delegate says, else the default.
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
