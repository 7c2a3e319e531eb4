import Foundation

/// The header or the footer of a section of a table: content, like a cell's, and a background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>.
open class UITableViewHeaderFooterView: UIView {
    /// Called with a header and its state to configure it.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// What the view is in its table.
    struct Role: Equatable {
        var style = UITableView.Style.plain
        var isFooter = false
        var isFirst = false
        var margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }

    /// The name of what a nib has made is the one that the nib is registered for.
    var identifier: String?
    weak var table: UITableView?
    var role = Role() {
        didSet { if role != oldValue { roleDidChange() } }
    }
    /// Whether the view stays at the edge while rows go under it.
    var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }
    private var content = UIView()
    private var ownContentConfiguration: (any UIContentConfiguration)?
    private var ownBackgroundConfiguration: UIBackgroundConfiguration?
    private var system: SystemBackgroundView?
    private var text: UILabel?
    private var detail: UILabel?
    private var needsUpdate = true
    private var isUpdating = false
    /// Whether a document has views in this one, beside the content view.
    private var hasOwnContent = false

    // MARK: - Initializing the view

    /// Makes a view, with the name under which it is used again; without one it is not.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view without a name.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view of a storyboard or nib; another coder says nothing.
    public required init?(coder: NSCoder) {
        identifier = coder.ofDocument.flatMap(Self.identifier(of:))
        super.init(coder: coder)
        hasOwnContent = !subviews.isEmpty
        setUp()
        if let coder = coder.ofDocument { decodeHeader(content, from: coder) }
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        prepare(content)
        // Below what a document has in the view itself, as in a nib with a plain view.
        insertSubview(content, at: 0)
    }

    private func prepare(_ content: UIView) {
        content.isOpaque = false
        content.preservesSuperviewLayoutMargins = true
        content.insetsLayoutMarginsFromSafeArea = false
    }

    private func roleDidChange() {
        layoutMargins = UIEdgeInsets(top: 8, left: role.margins.left, bottom: 8, right: role.margins.right)
        styleLabels()
        setNeedsUpdateConfiguration()
    }

    // MARK: - Reusing the view

    /// The name under which the view is used again.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is used for another section. Overrides call `super`.
    open func prepareForReuse() {}

    // MARK: - Managing the content

    /// The view for the content.
    open var contentView: UIView { content }

    /// What the view shows; takes the place of `textLabel`. `nil` by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContentConfiguration }
        set { setContent(newValue) }
    }

    /// A configuration with the defaults for headers or footers of the table's style, to be filled and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (role.style, role.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// Whether `contentConfiguration` follows the view's state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true

    /// The label of the title, made when it is asked for; `nil` where a configuration says what is shown.
    open var textLabel: UILabel? {
        if text == nil, ownContentConfiguration == nil {
            let label = UILabel()
            text = label
            content.addSubview(label)
            styleLabels()
        }
        return text
    }

    /// The label of a second text; `nil` in plain tables, and where a configuration says what is shown.
    open var detailTextLabel: UILabel? {
        guard role.style != .plain, ownContentConfiguration == nil else { return nil }
        if detail == nil {
            let label = UILabel()
            detail = label
            content.addSubview(label)
            styleLabels()
        }
        return detail
    }

    private func styleLabels() {
        let defaults = defaultContentConfiguration()
        for (label, properties) in [(text, defaults.textProperties), (detail, defaults.secondaryTextProperties)] {
            label?.font = properties.font(for: traitCollection)
            label?.textColor = properties.color
            label?.numberOfLines = 0
        }
    }

    // MARK: - Managing the background

    /// A view behind the content, for views without `backgroundConfiguration`; none by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What lies behind the content; takes the place of `backgroundView`. `nil` by default: then a header of a plain table has the
    /// table's background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { ownBackgroundConfiguration }
        set {
            ownBackgroundConfiguration = newValue
            setNeedsUpdateConfiguration()
            updateBackground()
        }
    }

    /// The background that the table's style gives its headers and footers.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Whether `backgroundConfiguration` follows the view's state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true

    private func updateBackground() {
        let wanted =
            ownBackgroundConfiguration
            ?? (role.style == .plain && backgroundView == nil && backgroundColor == nil
                ? .listPlainHeaderFooter() : nil)
        guard let wanted else {
            system?.removeFromSuperview()
            system = nil
            return
        }
        if let system {
            system.configuration = wanted
        } else {
            let view = SystemBackgroundView(wanted)
            view.frame = bounds
            system = view
            insertSubview(view, at: 0)
        }
    }

    // MARK: - Managing the state

    /// The state of which configurations are made.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the view's state has changed, and before it is shown first. The default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called to configure the view for its state; setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdate, !isUpdating else { return }
        needsUpdate = false
        isUpdating = true
        let state = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let configuration = ownContentConfiguration {
            setContent(configuration.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = ownBackgroundConfiguration {
            ownBackgroundConfiguration = configuration.updated(for: state)
        }
        updateBackground()
        isUpdating = false
        needsUpdate = false
    }

    private func setContent(_ configuration: (any UIContentConfiguration)?) {
        ownContentConfiguration = configuration
        setNeedsUpdateConfiguration()
        guard let configuration else {
            if content is any UIContentView { replaceContent(with: UIView()) }
            return
        }
        if let view = content as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContent(with: configuration.makeContentView())
        }
    }

    private func replaceContent(with view: UIView) {
        (text, detail) = (nil, nil)
        let old = content
        content = view
        if !(view is any UIContentView) { prepare(view) }
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// With the properties of headers and footers.
    open override class var namedProperties: NamedProperties { addHeaderProperties(to: super.namedProperties) }

    // MARK: - Layout

    private var arrangement: ListContentLayout {
        var layout = ListContentLayout()
        let defaults = defaultContentConfiguration()
        layout.text = text?.text?.isEmpty == false ? text : nil
        layout.secondary = detail?.text?.isEmpty == false ? detail : nil
        let own = defaults.directionalLayoutMargins
        layout.margins = UIEdgeInsets(
            top: own.top, left: role.margins.left, bottom: own.bottom, right: role.margins.right)
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return layout
    }

    /// Updates configurations that are due, and lays the content out.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        system?.frame = bounds
        content.frame = bounds
        guard ownContentConfiguration == nil, text != nil || detail != nil else { return }
        var layout = arrangement
        let spare = bounds.height - layout.height(forWidth: bounds.width)
        // A grouped header that is higher than its text has that at its bottom.
        if spare > 0, role.style != .plain {
            if role.isFooter { layout.margins.bottom += spare } else { layout.margins.top += spare }
        }
        let frames = layout.frames(in: bounds.size, scale: max(1, traitCollection.displayScale))
        text?.frame = frames.text ?? .zero
        detail?.frame = frames.secondary ?? .zero
    }

    /// The height of the content in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(forWidth: size.width))
    }

    /// The size that fits the content, by its constraints where it has such.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = targetSize.width > 0 && targetSize.width.isFinite ? targetSize.width : bounds.width
        return CGSize(width: width, height: contentHeight(forWidth: width))
    }

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        if ownContentConfiguration == nil, text != nil || detail != nil { return arrangement.height(forWidth: width) }
        if hasOwnContent, ownContentConfiguration == nil {
            return super.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let isConstrained = content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard ownContentConfiguration != nil || isConstrained else {
            return defaultContentConfiguration().directionalLayoutMargins.top
                + defaultContentConfiguration().directionalLayoutMargins.bottom
                + defaultContentConfiguration().textProperties.font(for: traitCollection).lineHeight.rounded(.up)
        }
        return content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            styleLabels()
        }
        setNeedsUpdateConfiguration()
    }
}
