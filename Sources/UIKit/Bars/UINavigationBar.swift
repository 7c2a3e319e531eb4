import CoreGraphics
import Foundation

/// A bar at the top of a screen, with the title and the actions of the current content, and a back button.
///
/// A navigation controller creates its navigation bar and fills it with the navigation items of its stack. A bar
/// without a navigation controller manages its own stack of items:
///
///     let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: view.bounds.width, height: 44))
///     bar.setItems([UINavigationItem(title: "Inbox")], animated: false)
///     view.addSubview(bar)
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbar>.
open class UINavigationBar: UIView, UIBarPositioning {
    /// The section of a Mac's toolbar that contains the bar.
    public enum NSToolbarSection: Int, Sendable {
        /// The bar is in its view, not in a toolbar.
        case none = 0
        /// The section over the sidebar.
        case sidebar = 1
        /// The section over the second column.
        case supplementary = 2
        /// The section over the content.
        case content = 3
    }

    /// The navigation controller of the bar.
    var controller: (any BarHost)? {
        get { host == nil ? nil : uncheckedController }
        set { (host, uncheckedController) = (newValue, newValue) }
    }
    @SharedWeak private var host: UIViewController?
    // The reference is unsafe only if `host` is deallocated, and it is read only while `host` exists.
    private unowned(unsafe) var uncheckedController: (any BarHost)?
    var ownItems: [UINavigationItem] = []
    var running: (transition: NavigationBarTransition, animator: UIViewPropertyAnimator?)?
    lazy var content = NavigationBarContent(nil, previous: nil, bar: self)
    /// Whether the displayed content must be updated because the item or an appearance has changed.
    var needsAppearanceUpdate = true
    let edgeBackground = BarBackground(hasLineAtTop: false)
    let standardBackground = BarBackground(hasLineAtTop: false)
    let refreshHost = BarRefreshHost()
    /// The scroll position of the content under the bar, which changes the background, the large title and the search
    /// bar.
    var scrollState = NavigationBarScrollState() { didSet { if scrollState != oldValue { scrollStateDidChange() } } }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar of a storyboard or nib. Any other coder creates an empty bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeNavigationBar(from: coder) }
    }

    private func setUp() {
        // Above the backgrounds, below the content of the items.
        addSubview(edgeBackground)
        addSubview(standardBackground)
        addSubview(content)
        appearances.standard.didChange = { [bar = SharedWeak(wrappedValue: self)] in
            bar.wrappedValue?.updateAppearance()
        }
        appearancesDidChange()
    }

    // MARK: Pushing and popping items

    private weak var delegateStorage: (any UINavigationBarDelegate)?

    /// The delegate of the bar. The delegate of a navigation controller's bar is the controller, and cannot be
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

    /// The items of the bar, the shown item last. A navigation controller's bar has the items of its controllers.
    open var items: [UINavigationItem]? {
        get { controller.map { $0.barStack.map(\.navigationItem) } ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// The shown item; `nil` without items.
    open var topItem: UINavigationItem? { controller.map { $0.barStack.last?.navigationItem } ?? ownItems.last }

    /// The item that the back button pops to; `nil` if the bar has fewer than two items.
    open var backItem: UINavigationItem? {
        if let controller { return controller.barStack.dropLast().last?.navigationItem }
        return ownItems.dropLast().last
    }

    /// Pushes an item if the delegate permits it. The delegate is notified before the method returns, even if the push
    /// is animated (recorded on iOS 26.1).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Pops the top item if the delegate permits it. The delegate is notified before the method returns.
    ///
    /// - Returns: The top item, even if the delegate refuses the pop (recorded on iOS 26.1); `nil` if the bar has
    ///   fewer than
    ///   two items.
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items. An animated change is a pop if the new top item was already in the stack, and a push if it
    /// is new. The delegate is notified of the pop or push before the method returns, but `shouldPush` and `shouldPop`
    /// are not called.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? [], animated: animated) }

    // MARK: Managing the layout

    // Chosen (Controllers): The error about `translatesAutoresizingMaskIntoConstraints` of a navigation controller's
    // bar is reported when the property is set.
    /// Whether the frame determines the position of the bar. A navigation controller places its bar itself, and
    /// constraints cannot replace that: setting `false` for such a bar is an error. (The text of UIKit's message is
    /// recorded.)
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

    /// Whether titles are shown large, below the row. The default is `false`. Each item can override it.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { geometryDidChange() } } }

    /// The style of the bar: `black` makes it dark. The default is `default`. Appearances replace this property.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle.isBlack ? .dark : .unspecified }
    }

    /// Whether content is visible through the bar, and extends under it. The default is `true`, unless an opaque
    /// background image is set.
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

    /// Whether no opaque background image is set. It is stored, since each layout of a page reads it.
    private var hasTranslucentImage = true

    /// Called after a change of the standard appearance.
    func updateTranslucency() {
        hasTranslucentImage = appearances.standard.backgroundImage?.cgImage?.bitmap.isOpaque != true
    }

    /// The color of the background; `nil`, the default, for the system's color.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateAppearance()
        }
    }

    /// The appearances of the bar. The bar stores copies, which a program can change in place.
    var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { appearancesDidChange() } }

    /// The appearance of the bar if no other appearance applies; never `nil`.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            appearances.standard = kept(newValue)
        }
    }

    /// The appearance in a compact height; `nil`, the default, for the standard appearance.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearanceDidChange(\.compactAppearance, to: newValue)
            appearances.compact = newValue.map(kept)
        }
    }

    /// The appearance while the content is at its top edge; `nil`, the default, for the standard appearance without a
    /// background. It is used only in a navigation controller.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            appearances.scrollEdge = newValue.map(kept)
        }
    }

    /// The appearance while the content is at its top edge, in a compact height; `nil`, the default, for
    /// `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearanceDidChange(\.compactScrollEdgeAppearance, to: newValue)
            appearances.compactScrollEdge = newValue.map(kept)
        }
    }

    private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        UIBarAppearance.kept(appearance) { [bar = SharedWeak(wrappedValue: self)] in
            bar.wrappedValue?.updateAppearance()
        }
    }

    private func appearancesDidChange() {
        updateTranslucency()
        if window == nil { setNeedsAppearanceUpdate() } else { updateAppearance() }
    }

    // MARK: Customizing parts of the standard appearance

    /// The attributes of the title, in addition to the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.titleTextAttributes.isEmpty ? nil : appearances.standard.titleTextAttributes }
        set {
            appearanceDidChange(\.titleTextAttributes, to: newValue)
            appearances.standard.titleTextAttributes = newValue ?? [:]
        }
    }

    /// The attributes of the large title, in addition to the system's.
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

    /// The image beside the back title. It is used only if `backIndicatorTransitionMaskImage` is also set.
    open var backIndicatorImage: UIImage? {
        get { ownBackIndicator.image }
        set {
            ownBackIndicator.image = newValue
            appearances.standard.setBackIndicatorImage(newValue, transitionMaskImage: ownBackIndicator.mask)
        }
    }

    /// The image that masks the back title while the title moves under the back indicator.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { ownBackIndicator.mask }
        set {
            ownBackIndicator.mask = newValue
            appearances.standard.setBackIndicatorImage(ownBackIndicator.image, transitionMaskImage: newValue)
        }
    }

    /// The image that replaces the line at the edge. It is used only with a background image.
    open var shadowImage: UIImage? {
        didSet { if appearances.standard.backgroundImage != nil { appearances.standard.shadowImage = shadowImage } }
    }

    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var titleShifts: [UIBarMetrics: CGFloat] = [:]

    /// Sets the background image for bars of the given metrics.
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

    /// Returns the background image for bars of the given metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Sets the background image for bars of the given metrics. A navigation bar ignores the position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// Returns the background image for bars of the given metrics, whatever the position is.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Sets the vertical offset of the title, in points; positive values move it down.
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

    /// Returns the vertical offset of the title, in points; positive values move it down.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

    /// The section of a Mac's toolbar that contains the bar. The value is always `none`.
    open var currentNSToolbarSection: NSToolbarSection { .none }

    /// The preferred behavioral style. The default is `automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioral style. It is always `pad`, the style of a touch screen, as in UIKit on all devices except Macs.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The named properties of a view and of a navigation bar.
    open override class var namedProperties: NamedProperties { addNavigationBarProperties(to: super.namedProperties) }

    // MARK: Layout

    /// The position of the bar: at the top, unless its delegate returns a different position.
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
