import Foundation

/// A reusable view for the header or footer of a table section, with content and a background.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>.
open class UITableViewHeaderFooterView: UIView {
    /// A closure that configures a header or footer for its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// The role of the view in its table.
    struct Role: Equatable {
        var style = UITableView.Style.plain
        var isFooter = false
        var isFirst = false
        var margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }

    /// For a view from a nib, the identifier that the nib is registered for.
    var identifier: String?
    weak var table: UITableView?
    var role = Role() {
        didSet { if role != oldValue { roleDidChange() } }
    }
    /// Whether the view is pinned to the edge while the rows scroll beneath it.
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
    /// Whether a storyboard or nib adds subviews to this view besides the content view.
    private var hasOwnContent = false

    // MARK: - Initializing the view

    /// Creates a view with a reuse identifier. A view without an identifier is not reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Decodes a view of a storyboard or nib. Any other coder creates a view without a reuse identifier.
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
        // The content view is below subviews that a storyboard or nib adds to the view itself, as in a nib with a
        // plain view.
        insertSubview(content, at: 0)
    }

    private func prepare(_ content: UIView) {
        // The content view is as wide as the header before the first layout, so that constraints inside it can be
        // satisfied.
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.isOpaque = false
        content.preservesSuperviewLayoutMargins = true
        content.insetsLayoutMarginsFromSafeArea = false
    }

    private func roleDidChange() {
        setRowMargins(
            UIEdgeInsets(top: 8, left: role.margins.left, bottom: 8, right: role.margins.right), in: table)
        styleLabels()
        setNeedsUpdateConfiguration()
    }

    // MARK: - Reusing the view

    /// The identifier for reuse; `nil` if the view is not reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the view is used for a different section. Overrides call `super`.
    open func prepareForReuse() {}

    // MARK: - Managing the content

    /// The view that contains the content.
    open var contentView: UIView { content }

    /// The content of the view, which replaces `textLabel`. The default is `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { ownContentConfiguration }
        set { setContent(newValue) }
    }

    /// Returns a content configuration with the defaults for headers or footers of the table's style. Change it and
    /// assign it to `contentConfiguration`.
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

    /// The label of the title, created on first access; `nil` if the view has a content configuration.
    open var textLabel: UILabel? {
        if text == nil, ownContentConfiguration == nil {
            let label = UILabel()
            text = label
            content.addSubview(label)
            styleLabels()
        }
        return text
    }

    /// The label of the secondary text; `nil` in plain tables and if the view has a content configuration.
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

    /// A view behind the content of a view without `backgroundConfiguration`. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The background of the view, which replaces `backgroundView`. The default is `nil`: a header of a plain table
    /// then has the table's background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { ownBackgroundConfiguration }
        set {
            ownBackgroundConfiguration = newValue
            setNeedsUpdateConfiguration()
            updateBackground()
        }
    }

    /// Returns the background configuration for headers and footers of the table's style.
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

    /// The current state of the view. Its configurations are updated for this state.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Schedules a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }

    /// Called when the view's state changes, and before the view is first shown. The default implementation calls
    /// `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// A closure that configures the view for its state. Setting it schedules an update.
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

    /// The properties that storyboards and nibs can set by name, with user-defined runtime attributes and outlets.
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

    /// Updates configurations that are due, and lays out the content.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        system?.frame = bounds
        content.frame = bounds
        guard ownContentConfiguration == nil, text != nil || detail != nil else { return }
        var layout = arrangement
        let spare = bounds.height - layout.height(forWidth: bounds.width)
        // In a grouped table, the text is at the bottom of a header, or at the top of a footer, that is higher than
        // its text.
        if spare > 0, role.style != .plain {
            if role.isFooter { layout.margins.bottom += spare } else { layout.margins.top += spare }
        }
        let frames = layout.frames(in: bounds.size, scale: max(1, traitCollection.displayScale))
        text?.frame = frames.text ?? .zero
        detail?.frame = frames.secondary ?? .zero
    }

    /// Returns the size that fits the content in the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: contentHeight(forWidth: size.width))
    }

    /// Returns the size that fits the content. Constraints in the content view determine the height if it has
    /// constraints.
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
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight
        {
            styleLabels()
        }
        setNeedsUpdateConfiguration()
    }
}
