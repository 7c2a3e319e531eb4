import CoreGraphics
import Foundation

/// A search field with buttons, a prompt and scopes around it.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Search"
///     bar.delegate = self
///     navigationItem.titleView = bar
///
/// While the cancel button is shown, Escape has the same effect as the button. A `UISearchController` creates its own
/// search bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbar>.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let parts = SearchBarParts()
    private let fieldDelegate = SearchBarFieldDelegate()
    /// The search controller of the bar.
    weak var controller: UISearchController?
    /// The placement of the bar: outside a navigation bar, stacked below its row, or inline in its row.
    enum Place { case alone, stacked, inline }
    var place = Place.alone { didSet { if place != oldValue { placeDidChange() } } }
    /// The height of the navigation bar's row, which contains the field of an inline search bar.
    var rowHeight: CGFloat = 0 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }

    // MARK: Creating a search bar

    /// Creates a search bar with an empty frame; `sizeToFit()` sets its height to 56 points.
    public convenience init() { self.init(frame: .zero) }

    /// Creates a search bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Decodes a search bar of a storyboard or nib. Any other coder creates an empty search bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder.ofDocument { decodeSearchBar(from: coder) }
    }

    private func setUp() {
        let field = parts.field
        fieldDelegate.bar = self
        field.searchBar = self
        field.delegate = fieldDelegate
        field.autocorrectionType = .no
        field.addTarget(self, action: UISearchBar.fieldChanged, for: .editingChanged)
        parts.cancel.addTarget(self, action: UISearchBar.cancelTapped, for: .touchUpInside)
        parts.bookmark.addTarget(self, action: UISearchBar.bookmarkTapped, for: .touchUpInside)
        parts.results.addTarget(self, action: UISearchBar.resultsTapped, for: .touchUpInside)
        parts.scope.addTarget(self, action: UISearchBar.scopeChosen, for: .valueChanged)
        for view in [parts.background, parts.backgroundImage, parts.prompt, parts.scopeBackground] { addSubview(view) }
        addSubview(field)
        updateCancel()
        updateBackground()
    }

    // MARK: Text

    /// The delegate, which is called when editing begins and ends, and when the text, the selected scope or a button
    /// changes or is tapped.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { OptionalMethods.searchBar.check(delegate) }
    }

    /// The text, which is empty if the user has not entered any. Setting it does not call the delegate.
    open var text: String? {
        get { parts.field.text }
        set {
            parts.field.text = newValue
            controller?.textDidChange()
        }
    }

    /// A line above the field, which adds 30 points to the height of the bar; `nil`, the default, for no prompt.
    open var prompt: String? {
        didSet {
            parts.prompt.text = prompt
            sizeDidChange()
        }
    }

    // Chosen (Search): A search controller's bar shows no placeholder unless the program sets one: the default of
    // `UISearchBar.placeholder` is `nil`.
    /// The text that is shown while the field is empty.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }

    /// The text field of the bar. The bar is the field's delegate. If you set a different delegate, the bar's delegate
    /// is no longer called for the field.
    open var searchTextField: UISearchTextField { parts.field }

    /// Whether the bar can be used. The default is `true`.
    open var isEnabled = true {
        didSet {
            parts.field.isEnabled = isEnabled
            for control in [parts.bookmark, parts.results] { control.isEnabled = isEnabled }
            parts.scope.isEnabled = isEnabled
            updateCancel()
        }
    }

    // MARK: Buttons

    private var showsCancel = false

    /// Whether the cancel button is shown. The default is `false`. Outside a search controller, the button is enabled
    /// only during editing. In a search controller, setting the property sets `automaticallyShowsCancelButton` to
    /// `false`.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. If `animated` is `true`, the width of the field is animated for 0.3 seconds.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.programShowsCancelButton()
        setCancel(showsCancelButton, animated: animated)
    }

    func setCancel(_ isShown: Bool, animated: Bool) {
        guard isShown != showsCancel else { return }
        showsCancel = isShown
        if isShown, parts.cancel.superview == nil {
            addSubview(parts.cancel)
            UIView.performWithoutAnimation { layOut(showsCancel: false) }
        }
        updateCancel()
        relayout(animated: animated)
    }

    /// Whether the field displays a bookmark button at its end while it is empty. The default is `false`.
    open var showsBookmarkButton = false { didSet { updateRightView() } }

    /// Whether a results button replaces the bookmark button. The default is `false`.
    open var showsSearchResultsButton = false { didSet { updateRightView() } }

    /// Whether the results button is selected. The default is `false`.
    open var isSearchResultsButtonSelected: Bool {
        get { parts.results.isSelected }
        set { parts.results.isSelected = newValue }
    }

    /// The icon at the end of the field.
    var rightIcon: Icon? { showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil }

    private func updateRightView() {
        let field = parts.field
        field.rightView = showsSearchResultsButton ? parts.results : showsBookmarkButton ? parts.bookmark : nil
        field.rightViewMode = field.rightView == nil ? .never : .always
    }

    // MARK: Scopes

    private var showsScope = false

    /// The titles of the scopes; `nil`, the default, for no scopes. The scope bar requires two or more titles.
    open var scopeButtonTitles: [String]? { didSet { updateScopes() } }

    /// The index of the selected scope. An index out of range is ignored. The default is 0.
    open var selectedScopeButtonIndex: Int {
        get { max(0, parts.scope.selectedSegmentIndex) }
        set {
            guard (scopeButtonTitles ?? []).indices.contains(newValue) else { return }
            let changes = newValue != selectedScopeButtonIndex
            parts.scope.selectedSegmentIndex = newValue
            if changes { controller?.update() }
        }
    }

    /// Whether scopes are shown below the field, which adds 44 points to the height of the bar. The default is
    /// `false`. In a search controller, setting the property sets `automaticallyShowsScopeBar` to `false`.
    open var showsScopeBar: Bool {
        get { showsScope }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        controller?.programShowsScopeBar()
        setScope(show, animated: animated)
    }

    func setScope(_ isShown: Bool, animated: Bool) {
        guard isShown != showsScope else { return }
        showsScope = isShown
        if animated, window != nil, UIView.areAnimationsEnabled { fadeScopes() } else { updateScopes() }
        relayout(animated: animated)
    }

    /// Shows or hides the scopes: they fade at their place.
    private func fadeScopes() {
        let (scope, background) = (parts.scope, parts.scopeBackground)
        let isShown = scopeHeight > 0
        guard isShown || scope.superview === self else { return updateScopes() }
        UIView.performWithoutAnimation {
            if isShown, scope.superview !== self {
                addSubview(scope)
                placeScopes(at: place == .alone ? bounds.height - scopeHeight : bounds.height)
                // `layoutIfNeeded()` would also lay out the bar, outside the animation.
                scope.layoutSubviews()
                (scope.alpha, background.alpha) = (0, 0)
            }
        }
        sizeDidChange()
        UIView.animate(withDuration: SearchBarMetrics.duration) {
            (scope.alpha, background.alpha) = isShown ? (1, 1) : (0, 0)
        } completion: { [weak self] _ in
            if self?.scopeHeight == 0 { scope.removeFromSuperview() }
        }
    }

    /// The height of the visible scope bar, in points; 0 if it is hidden.
    var scopeHeight: CGFloat {
        showsScope && (scopeButtonTitles?.count ?? 0) > 1 ? SearchBarMetrics.scope : 0
    }

    private func updateScopes() {
        let scope = parts.scope
        let titles = scopeButtonTitles ?? []
        let old = (0..<scope.numberOfSegments).map { scope.titleForSegment(at: $0) ?? "" }
        if old != titles {
            let selected = scope.selectedSegmentIndex
            scope.removeAllSegments()
            for (index, title) in titles.enumerated() {
                scope.insertSegment(withTitle: title, at: index, animated: false)
            }
            if !titles.isEmpty { scope.selectedSegmentIndex = titles.indices.contains(selected) ? selected : 0 }
        }
        let isShown = scopeHeight > 0
        if isShown { addSubview(scope) } else { scope.removeFromSuperview() }
        scope.alpha = 1
        parts.scopeBackground.alpha = isShown ? 1 : 0
        sizeDidChange()
    }

    // MARK: Looks

    /// The background style of the bar. The default is `default`.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }

    /// The style of the bar. The style `black` uses the dark user interface style. The default is `default`.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle.isBlack ? .dark : .unspecified }
    }

    /// The background color of the bar; `nil`, the default, for the system's color.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateBackground()
        }
    }

    /// Whether content is visible through the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            appearanceDidChange(\.isTranslucent, to: isTranslucent)
            updateBackground()
        }
    }

    /// The image that replaces the bar's background. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { images.background[.default] }
        set {
            appearanceDidChange(\.backgroundImage, to: newValue)
            images.background[.default] = newValue
            updateBackground()
        }
    }

    /// The image behind the scopes. The default is `nil`.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            appearanceDidChange(\.scopeBarBackgroundImage, to: scopeBarBackgroundImage)
            parts.scopeBackground.image = scopeBarBackgroundImage
        }
    }

    /// The offset of the field, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            appearanceDidChange(
                \.searchFieldBackgroundPositionAdjustment, to: searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }

    /// The offset of the text in the field, in points. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { parts.field.shift }
        set {
            appearanceDidChange(\.searchTextPositionAdjustment, to: newValue)
            parts.field.shift = newValue
        }
    }

    struct Images {
        var background: [UIBarMetrics: UIImage] = [:]
        var field: [UInt: UIImage] = [:]
        var icons: [Icon: [UInt: UIImage]] = [:]
    }
    var images = Images()
    /// The offsets of icons, in points.
    var iconShifts: [Icon: UIOffset] = [:]

    /// Sets the background image for bars of the given metrics. The position is ignored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images.background[barMetrics] = backgroundImage
        updateBackground()
    }

    /// Returns the background image for bars of the given metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background[barMetrics]
    }

    /// Sets the stretched background image of the field for a state; `nil` for the field's own background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        recordAppearance(Int(state.rawValue)) { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }
        images.field[state.rawValue] = backgroundImage
        let normal = images.field[UIControl.State.normal.rawValue]
        parts.field.borderStyle = normal == nil ? .roundedRect : .none
        parts.field.background = normal
        parts.field.disabledBackground = images.field[UIControl.State.disabled.rawValue]
    }

    /// Returns the background image of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.field[state.rawValue] }

    /// Sets an icon for a state; `nil` for the system's icon.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        recordAppearance(icon.rawValue, Int(state.rawValue)) { $0.setImage(iconImage, for: icon, state: state) }
        images.icons[icon, default: [:]][state.rawValue] = iconImage
        updateIcon(icon, state)
    }

    /// Returns the icon that was set for a state; `nil` for the system's icon.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images.icons[icon]?[state.rawValue] }

    /// Sets the offset of an icon, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        recordAppearance(icon.rawValue) { $0.setPositionAdjustment(adjustment, for: icon) }
        iconShifts[icon] = adjustment
        parts.field.setNeedsLayout()
    }

    /// Returns the offset of an icon, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconShifts[icon] ?? .zero }

    /// Sets the background image of scope buttons for a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background image of scope buttons for a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.scope.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scope buttons in the given states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        parts.scope.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the image between two scope buttons in the given states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        parts.scope.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the attributes of scope titles for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scope.setTitleTextAttributes(attributes, for: state) }

    /// Returns the attributes of scope titles for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scope.titleTextAttributes(for: state)
    }

    // MARK: Editing

    /// The accessory view above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }

    /// Whether the field is first responder.
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }

    /// Whether the field can become first responder.
    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

    /// Begins editing the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

    /// Ends editing the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

    /// Whether Escape cancels the search.
    private var isCancelledByEscape: Bool { showsCancel && canCancel || controller?.isActive == true }

    /// The key command for Escape while a search can be cancelled.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (isCancelledByEscape ? [SearchKeys.cancel] : [])
    }

    /// Cancels the search, as Escape does. Returns `false` if there is no search that can be cancelled.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        guard isCancelledByEscape else { return false }
        cancelTapped()
        return true
    }

    /// The named actions of search bars.
    open override class var namedActions: NamedActions { SearchKeys.adding(to: super.namedActions) }

    /// The named properties of search bars for storyboards, nibs and appearance proxies.
    open override class var namedProperties: NamedProperties { addSearchBarProperties(to: super.namedProperties) }

    // MARK: UITextInputTraits of the field

    /// The automatic capitalization of an on-screen keyboard. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    /// Whether misspelled words are replaced. The default is `no`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    /// Whether misspelled words are underlined.
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    /// The type of an on-screen keyboard.
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    /// The light or dark appearance of an on-screen keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    /// The type of the return key. The default is `search`.
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while the field is empty. The default is `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether dots replace the characters.
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    /// The semantic meaning of the text.
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }

    // MARK: Layout

    /// The position of the bar: at the top, unless its delegate returns a different position.
    open var barPosition: UIBarPosition { position }
    private var position = UIBarPosition.top

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let asked = delegate?.position(for: self) ?? .any
        position = asked == .any ? .top : asked
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut(showsCancel: showsCancel)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
