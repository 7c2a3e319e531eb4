import CoreGraphics
import Foundation

/// A delegate that determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the bottom of a screen or over the keyboard.
///
///     let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
///     bar.items = [cancel, .flexibleSpace(), done]
///     textField.inputAccessoryView = bar
///
/// A navigation controller creates its own toolbar, and fills it with the `toolbarItems` of the top view controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitoolbar>.
open class UIToolbar: UIView, UIBarPositioning {
    /// The controller of the bar.
    weak var controller: UIViewController?
    private let edgeBackground: BarBackground
    private let standardBackground: BarBackground
    private var buttons: [BarButton] = []
    private var itemStorage: [UIBarButtonItem]?
    /// The opacity of the background: 0 while the content is at its bottom edge. It changes only in a navigation
    /// controller.
    var backgroundFraction: CGFloat = 1 { didSet { if backgroundFraction != oldValue { updateBackground() } } }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        edgeBackground = BarBackground(hasLineAtTop: true)
        standardBackground = BarBackground(hasLineAtTop: true)
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a bar of a storyboard or nib. Any other coder creates an empty bar.
    public required init?(coder: NSCoder) {
        edgeBackground = BarBackground(hasLineAtTop: true)
        standardBackground = BarBackground(hasLineAtTop: true)
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeToolbar(from: coder) }
    }

    private func setUp() {
        addSubview(edgeBackground)
        addSubview(standardBackground)
        appearances.standard.didChange = { [bar = SharedWeak(wrappedValue: self)] in
            bar.wrappedValue?.updateAppearance()
        }
        appearancesDidChange()
    }

    // MARK: Configuring toolbar items

    /// The items, in reading order. The default is `nil`.
    open var items: [UIBarButtonItem]? {
        get { itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. If `animated` is `true`, new items fade in, and existing items move to their new positions.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        itemStorage = items
        let old = buttons
        buttons = (items ?? []).compactMap { item in
            if item.systemItem == .flexibleSpace { return nil }
            return old.first { $0.item === item } ?? BarButton(item, in: self)
        }
        let isSeen = animated && window != nil && bounds.width > 0
        let coming = buttons.filter { button in !old.contains { $0 === button } }
        let going = old.filter { button in !buttons.contains { $0 === button } }
        for button in coming {
            addSubview(button)
            button.apply(look)
        }
        guard isSeen else {
            for button in going { button.removeFromSuperview() }
            return setNeedsLayout()
        }
        UIView.performWithoutAnimation {
            for button in coming { button.alpha = 0 }
            arrange(coming)
        }
        UIView.animate(withDuration: 0.25) { [self] in
            for button in going { button.alpha = 0 }
            for button in coming { button.alpha = 1 }
            arrange(buttons)
        } completion: { _ in
            for button in going { button.removeFromSuperview() }
        }
    }

    // MARK: Customizing the bar

    private weak var delegateStorage: (any UIToolbarDelegate)?

    /// The delegate that determines the position of the bar. The delegate of a navigation controller's toolbar cannot
    /// be set.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { delegateStorage }
        set {
            guard controller == nil else {
                return Diagnostics.raise(
                    .bar, "Cannot manually set the delegate on a UIToolbar managed by a controller.")
            }
            delegateStorage = newValue
        }
    }

    /// The style of the bar: `black` makes it dark. The default is `default`. Appearances replace this property.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle.isBlack ? .dark : .unspecified }
    }

    /// Whether content is visible through the bar, and extends under it. The default is `true`.
    open var isTranslucent = true {
        didSet {
            updateAppearance()
            controller?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The color of the background; `nil`, the default, for the system's color.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateAppearance()
        }
    }

    private var appearances = BarAppearances<UIToolbarAppearance>() { didSet { appearancesDidChange() } }

    /// The appearance of the bar if no other appearance applies. The bar stores copies of appearances, which a program
    /// can change in place.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set {
            appearanceDidChange(\.standardAppearance, to: newValue)
            appearances.standard = kept(newValue)
        }
    }

    /// The appearance in a compact height; `nil`, the default, for the standard appearance.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set {
            appearanceDidChange(\.compactAppearance, to: newValue)
            appearances.compact = newValue.map(kept)
        }
    }

    /// The appearance while the content of the navigation controller is scrolled to its bottom edge; `nil`, the
    /// default, for the standard appearance.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearanceDidChange(\.scrollEdgeAppearance, to: newValue)
            appearances.scrollEdge = newValue.map(kept)
        }
    }

    /// The appearance while the content is scrolled to its bottom edge, in a compact height; `nil`, the default, for
    /// `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearanceDidChange(\.compactScrollEdgeAppearance, to: newValue)
            appearances.compactScrollEdge = newValue.map(kept)
        }
    }

    private func kept(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        UIBarAppearance.kept(appearance) { [bar = SharedWeak(wrappedValue: self)] in
            bar.wrappedValue?.updateAppearance()
        }
    }

    private func appearancesDidChange() {
        updateAppearance()
    }

    /// The named properties of a view and of a toolbar.
    open override class var namedProperties: NamedProperties { addToolbarProperties(to: super.namedProperties) }

    private struct ImageKey: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics?
    }

    private var images: [ImageKey: UIImage] = [:]

    /// Sets the background image for a position and metrics of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images[ImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateAppearance()
    }

    /// Returns the background image for a position and metrics of the bar.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images[ImageKey(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image that replaces the line at the edge, for a position of the bar. It is used only with a background
    /// image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images[ImageKey(position: topOrBottom, metrics: nil)] = shadowImage
        updateAppearance()
    }

    /// Returns the image that replaces the line at the edge, for a position of the bar.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        images[ImageKey(position: topOrBottom, metrics: nil)]
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var standardInUse: UIToolbarAppearance { appearances.standard(isCompact: isCompact) }

    private var scrollEdgeInUse: UIToolbarAppearance? { appearances.scrollEdge(isCompact: isCompact) }

    private var look: BarButton.Look {
        BarButton.Look(
            plain: standardInUse.buttonAppearance, done: standardInUse.doneButtonAppearance, isCompact: isCompact)
    }

    private func updateAppearance() {
        let color = barTintColor.map { isTranslucent ? $0.withAlphaComponent(0.85) : $0 }
        var standard = standardInUse
        if let image = image(isCompact ? .compact : .default) {
            standard = standard.copy()
            standard.backgroundImage = image
            standard.shadowImage =
                images[ImageKey(position: position, metrics: nil)]
                ?? images[
                    ImageKey(position: .any, metrics: nil)]
        }
        for (background, appearance) in [(standardBackground, standard), (edgeBackground, scrollEdgeInUse)] {
            background.show(appearance, barTint: color, plain: BarColors.bottomBar, isOpaque: !isTranslucent)
        }
        for button in buttons { button.apply(look) }
        updateBackground()
        setNeedsLayout()
    }

    private func image(_ metrics: UIBarMetrics) -> UIImage? {
        images[ImageKey(position: position, metrics: metrics)] ?? images[ImageKey(position: .any, metrics: metrics)]
    }

    private func updateBackground() {
        let hasEdge = controller != nil && scrollEdgeInUse != nil
        edgeBackground.alpha = hasEdge ? 1 : 0
        standardBackground.alpha = hasEdge ? backgroundFraction : 1
    }

    // MARK: Layout

    /// The position of the bar: at the bottom, unless its delegate returns a different position.
    open var barPosition: UIBarPosition { position }
    private var position = UIBarPosition.bottom

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let asked = delegateStorage?.position(for: self) ?? .any
        position = asked == .any ? .bottom : asked
        updateAppearance()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.toolbarHeight(traits: traitCollection))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight(traits: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A toolbar at the bottom of a controller's view extends its background to the bottom edge of the view.
        let below = controller.flatMap { $0.viewIfLoaded }.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
        let behind = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        for view in [edgeBackground, standardBackground] { view.frame = behind }
        arrange(buttons)
    }

    /// Places the given buttons; the layout includes all items.
    private func arrange(_ placed: [BarButton]) {
        let margin = BarMetrics.margin(width: bounds.width)
        let left = safeAreaInsets.left + margin
        let room = max(0, bounds.width - left - safeAreaInsets.right - margin)
        let shown = (itemStorage ?? []).filter { !$0.isHidden }
        var widths: [CGFloat] = []
        var total: CGFloat = 0
        var flexible = 0
        for (index, item) in shown.enumerated() {
            var width: CGFloat = 0
            if item.systemItem == .flexibleSpace {
                flexible += 1
            } else {
                width = button(of: item)?.preferredWidth(height: bounds.height) ?? 0
            }
            widths.append(width)
            total += width + spacing(after: index, in: shown)
        }
        let share = flexible > 0 ? max(0, room - total) / CGFloat(flexible) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(traitCollection.displayScale, 1)
        var x: CGFloat = 0
        for (index, item) in shown.enumerated() {
            let width = item.systemItem == .flexibleSpace ? share : widths[index]
            if let button = button(of: item), placed.contains(where: { $0 === button }) {
                let start = isMirrored ? bounds.width - left - x - width : left + x
                button.isHidden = x > room
                button.frame = CGRect(
                    x: (start * scale).rounded() / scale, y: 0, width: width, height: bounds.height)
            }
            x += width + spacing(after: index, in: shown)
        }
        for button in placed where button.item.isHidden { button.isHidden = true }
    }

    private func button(of item: UIBarButtonItem) -> BarButton? { buttons.first { $0.item === item } }

    /// Returns the spacing between two adjacent items that are not spaces.
    private func spacing(after index: Int, in items: [UIBarButtonItem]) -> CGFloat {
        guard index + 1 < items.count else { return 0 }
        let areButtons = items[index...index + 1].allSatisfy {
            $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace
        }
        return areButtons ? BarMetrics.itemSpacing : 0
    }
}
