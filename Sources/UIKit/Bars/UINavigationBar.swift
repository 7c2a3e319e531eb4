import CoreGraphics
import Foundation

/// The bar at the top of a screen: what one sees, what one can do there, and the way back.
///
/// A navigation controller has one and fills it from the `navigationItem`s of its stack. Alone, a bar has a stack of items
/// of its own:
///
///     let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: view.bounds.width, height: 44))
///     bar.setItems([UINavigationItem(title: "Inbox")], animated: false)
///     view.addSubview(bar)
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbar>.
open class UINavigationBar: UIView, UIBarPositioning {
    /// The part of a Mac's toolbar that a bar is in.
    public enum NSToolbarSection: Int, Sendable {
        /// None: the bar is in its view.
        case none = 0
        /// Over the sidebar.
        case sidebar = 1
        /// Over the second column.
        case supplementary = 2
        /// Over the content.
        case content = 3
    }

    /// The controller whose bar this is.
    var controller: (any BarHost)? {
        get { host == nil ? nil : uncheckedController }
        set { (host, uncheckedController) = (newValue, newValue) }
    }
    @SharedWeak private var host: UIViewController?
    // Unsafe only because it is read while `host` says that it is there.
    private unowned(unsafe) var uncheckedController: (any BarHost)?
    var ownItems: [UINavigationItem] = []
    var running: (transition: NavigationBarTransition, animator: UIViewPropertyAnimator?)?
    lazy var content = NavigationBarContent(nil, previous: nil, bar: self)
    /// The item or an appearance says something else than what is shown.
    var needsAppearanceUpdate = true
    let edgeBackground = BarBackground(hasLineAtTop: false)
    let standardBackground = BarBackground(hasLineAtTop: false)
    /// What the content that scrolls under the bar says.
    var scrollState = NavigationBarScrollState() { didSet { if scrollState != oldValue { scrollStateDidChange() } } }

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeNavigationBar(from: coder) }
    }

    private func setUp() {
        // Above what lies behind, below what the items show.
        addSubview(edgeBackground)
        addSubview(standardBackground)
        addSubview(content)
        appearances.standard.didChange = { [weak self] in self?.updateAppearance() }
        appearancesDidChange()
    }

    // MARK: Pushing and popping items

    private weak var delegateStorage: (any UINavigationBarDelegate)?

    /// Is asked and told about the items. The delegate of a navigation controller's bar is the controller, and cannot be
    /// replaced.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { controller.map { $0 as? any UINavigationBarDelegate } ?? delegateStorage }
        set {
            guard controller == nil else {
                return Diagnostics.raise(
                    .bar, "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            }
            delegateStorage = newValue
            OptionalMethods.navigationBar.check(newValue)
        }
    }

    /// The items, the one that is shown last. Those of a navigation controller's bar are its controllers'.
    open var items: [UINavigationItem]? {
        get { controller.map { $0.barStack.map(\.navigationItem) } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { controller.map { $0.barStack.last?.navigationItem } ?? ownItems.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? {
        if let controller { return controller.barStack.dropLast().last?.navigationItem }
        return ownItems.dropLast().last
    }

    /// Pushes an item if the delegate permits it. The delegate is notified in the call, also of an animated push
    /// (recorded on iOS 26.1).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Pops the top item if the delegate permits it, and notifies the delegate in the call.
    ///
    /// - Returns: The top item, also if the delegate refuses (recorded on iOS 26.1); `nil` if there is no item below
    ///   it.
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items. An animated change is a pop if the last item was below the top one, and a push if it is
    /// new; the delegate is notified of it in the call, without being asked.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }

    // MARK: Being laid out

    /// Whether the bar stands at its frame. A navigation controller places its bar, which constraints cannot do instead:
    /// there `false` is an error. (UIKit's sentence is recorded; that it comes here is chosen.)
    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            guard newValue || controller == nil else {
                return Diagnostics.raise(
                    .bar, "Cannot modify constraints for UINavigationBar managed by a controller")
            }
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    // MARK: Customizing the bar

    /// Whether titles are shown large, below the row. The default is `false`. Each item can say otherwise.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { geometryDidChange() } } }

    /// The look before there were appearances: `black` makes the bar dark. The default is `default`.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether content can be seen through the bar, and goes under it; `true` unless set, or an opaque background image is.
    open var isTranslucent: Bool {
        get { translucency ?? hasTranslucentImage }
        set {
            appearanceDidChange(\.isTranslucent, to: newValue)
            translucency = newValue
            updateAppearance()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }
    private var translucency: Bool?

    private var hasTranslucentImage: Bool {
        guard let image = appearances.standard.backgroundImage?.cgImage else { return true }
        return !image.bitmap.isOpaque
    }

    /// The colour of the background; `nil`, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateAppearance()
        }
    }

    /// The appearances of the bar. Each is kept as a copy, which can be changed in place.
    var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { appearancesDidChange() } }

    /// How the bar looks where nothing else is said. Never `nil`.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            appearances.standard = kept(newValue)
        }
    }

    /// How it looks where the height is compact; `nil`, the default, for as standard.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearanceDidChange(\.compactAppearance, to: newValue)
            appearances.compact = newValue.map(kept)
        }
    }

    /// How it looks while the content is at its top edge; `nil`, the default, for as standard without a background. Only in a
    /// navigation controller.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            appearances.scrollEdge = newValue.map(kept)
        }
    }

    /// The same where the height is compact.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearanceDidChange(\.compactScrollEdgeAppearance, to: newValue)
            appearances.compactScrollEdge = newValue.map(kept)
        }
    }

    private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        UIBarAppearance.kept(appearance) { [weak self] in self?.updateAppearance() }
    }

    private func appearancesDidChange() {
        if window == nil { setNeedsAppearanceUpdate() } else { updateAppearance() }
    }

    // MARK: Customizing the bar before there were appearances: parts of the standard one

    /// How the title looks, beyond what the system says.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.titleTextAttributes.isEmpty ? nil : appearances.standard.titleTextAttributes }
        set {
            appearanceDidChange(\.titleTextAttributes, to: newValue)
            appearances.standard.titleTextAttributes = newValue ?? [:]
        }
    }

    /// How the large title looks, beyond what the system says.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get {
            let attributes = appearances.standard.largeTitleTextAttributes
            return attributes.isEmpty ? nil : attributes
        }
        set {
            appearanceDidChange(\.largeTitleTextAttributes, to: newValue)
            appearances.standard.largeTitleTextAttributes = newValue ?? [:]
        }
    }

    private var ownBackIndicator: (image: UIImage?, mask: UIImage?)

    /// The image beside the back title. It counts once `backIndicatorTransitionMaskImage` is set, too.
    open var backIndicatorImage: UIImage? {
        get { ownBackIndicator.image }
        set {
            ownBackIndicator.image = newValue
            appearances.standard.setBackIndicatorImage(newValue, transitionMaskImage: ownBackIndicator.mask)
        }
    }

    /// Where the back title can be seen while it moves into the indicator.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { ownBackIndicator.mask }
        set {
            ownBackIndicator.mask = newValue
            appearances.standard.setBackIndicatorImage(ownBackIndicator.image, transitionMaskImage: newValue)
        }
    }

    /// The image in place of the line at the edge. It counts beside a background image only.
    open var shadowImage: UIImage? {
        didSet { if appearances.standard.backgroundImage != nil { appearances.standard.shadowImage = shadowImage } }
    }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var titleShifts: [UIBarMetrics: CGFloat] = [:]

    /// Sets an image behind the items, for bars of some metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        switch barMetrics {
        case .default, .defaultPrompt:
            appearances.standard.backgroundImage = backgroundImages[.default] ?? backgroundImages[.defaultPrompt]
            if shadowImage != nil { appearances.standard.shadowImage = backgroundImage == nil ? nil : shadowImage }
        case .compact, .compactPrompt:
            let compact = appearances.compact ?? appearances.standard.copy()
            compact.backgroundImage = backgroundImages[.compact] ?? backgroundImages[.compactPrompt]
            compactAppearance = compact
        }
    }

    /// The image behind the items, for bars of some metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Sets an image behind the items; the position says nothing for a navigation bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// The image behind the items, whatever the position is.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Sets how far down the title is moved.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
        if barMetrics == .default {
            appearances.standard.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: adjustment)
        } else if barMetrics == .compact {
            let compact = appearances.compact ?? appearances.standard.copy()
            compact.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: adjustment)
            compactAppearance = compact
        }
    }

    /// How far down the title is moved.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

    /// The part of a Mac's toolbar that the bar is in: none.
    open var currentNSToolbarSection: NSToolbarSection { .none }

    /// The behaviour that the app prefers. The default is `automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// How the bar behaves: as on a touch screen, whatever the app prefers (as UIKit's does outside of Macs).
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// With the properties of navigation bars.
    open override class var namedProperties: NamedProperties { addNavigationBarProperties(to: super.namedProperties) }

    // MARK: Layout

    /// Where the bar is: at the top, unless its delegate says otherwise.
    open var barPosition: UIBarPosition { position }
    private var position = UIBarPosition.top

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        if controller != nil {
            position = .topAttached
        } else {
            let asked = delegateStorage?.position(for: self) ?? .any
            position = asked == .any ? .top : asked
        }
        setNeedsAppearanceUpdate()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(for: topItem))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(for: topItem))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsAppearanceUpdate()
    }
}
