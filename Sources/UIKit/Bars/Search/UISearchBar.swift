import CoreGraphics
import Foundation

/// A field for what is searched for, with buttons, a prompt and scopes around it.
///
///     let bar = UISearchBar()
///     bar.placeholder = "Search"
///     bar.delegate = self
///     navigationItem.titleView = bar
///
/// Escape does what the cancel button does, while that is shown. A `UISearchController` has a bar of its own.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchbar>.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let parts = SearchBarParts()
    private let fieldDelegate = SearchBarFieldDelegate()
    /// Whose bar it is.
    weak var controller: UISearchController?
    /// Where the bar is laid out.
    enum Place { case alone, stacked, inline }
    var place = Place.alone { didSet { if place != oldValue { placeDidChange() } } }

    // MARK: Creating a search bar

    /// Makes a search bar without a size; `sizeToFit()` makes it 56 points high.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a search bar of a storyboard or nib; another coder says nothing.
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

    /// Decides about editing, and is called when text, scopes and buttons change or are tapped.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { OptionalMethods.searchBar.check(delegate) }
    }

    /// The text; empty where there is none. Setting it does not call the delegate.
    open var text: String? {
        get { parts.field.text }
        set {
            parts.field.text = newValue
            controller?.textDidChange()
        }
    }

    /// A line above the field, which makes the bar 30 points higher; `nil`, the default, for none.
    open var prompt: String? {
        didSet {
            parts.prompt.text = prompt
            sizeDidChange()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }

    /// The field. It is the bar that is its delegate; one of your own takes that place.
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

    /// Whether the cancel button is shown. Outside of a search controller it can be tapped only while one types. The default is `false`.
    /// In a search controller, setting it ends that the controller does so.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows the cancel button, or hides it, the field making room for it in 0.3 seconds.
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

    /// Whether a bookmark button is at the field's end while there is no text. The default is `false`.
    open var showsBookmarkButton = false { didSet { updateRightView() } }

    /// Whether a button for results is there, in place of the bookmark button. The default is `false`.
    open var showsSearchResultsButton = false { didSet { updateRightView() } }

    /// Whether that one is selected. The default is `false`.
    open var isSearchResultsButtonSelected: Bool {
        get { parts.results.isSelected }
        set { parts.results.isSelected = newValue }
    }

    /// The icon at the field's end.
    var rightIcon: Icon? { showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil }

    private func updateRightView() {
        let field = parts.field
        field.rightView = showsSearchResultsButton ? parts.results : showsBookmarkButton ? parts.bookmark : nil
        field.rightViewMode = field.rightView == nil ? .never : .always
    }

    // MARK: Scopes

    private var showsScope = false

    /// The names of the scopes; `nil`, the default, for none. The scope bar has two or more.
    open var scopeButtonTitles: [String]? { didSet { updateScopes() } }

    /// The chosen scope. An index that is not there is not taken. The default is 0.
    open var selectedScopeButtonIndex: Int {
        get { max(0, parts.scope.selectedSegmentIndex) }
        set {
            guard (scopeButtonTitles ?? []).indices.contains(newValue) else { return }
            let changes = newValue != selectedScopeButtonIndex
            parts.scope.selectedSegmentIndex = newValue
            if changes { controller?.update() }
        }
    }

    /// Whether scopes are shown below the field; then the bar is 44 points higher. The default is `false`. In a search controller,
    /// setting it ends that the controller does so.
    open var showsScopeBar: Bool {
        get { showsScope }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows the scopes, or hides them.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        controller?.programShowsScopeBar()
        setScope(show, animated: animated)
    }

    func setScope(_ isShown: Bool, animated: Bool) {
        guard isShown != showsScope else { return }
        showsScope = isShown
        updateScopes()
        relayout(animated: animated)
    }

    /// The height in points of the scope bar that is shown; 0 without.
    var scopeHeight: CGFloat {
        showsScope && (scopeButtonTitles?.count ?? 0) > 1 && place != .inline ? SearchBarMetrics.scope : 0
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
        if scopeHeight > 0 { addSubview(scope) } else { scope.removeFromSuperview() }
        sizeDidChange()
    }

    // MARK: Looks

    /// What is behind the field. The default is `default`.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }

    /// `black` makes the bar dark. The default is `default`.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// The colour of the bar; `nil`, the default, for the system's.
    open var barTintColor: UIColor? {
        didSet {
            appearanceDidChange(\.barTintColor, to: barTintColor)
            updateBackground()
        }
    }

    /// Whether content can be seen through the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            appearanceDidChange(\.isTranslucent, to: isTranslucent)
            updateBackground()
        }
    }

    /// An image in place of the bar's background. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { images.background[.default] }
        set {
            appearanceDidChange(\.backgroundImage, to: newValue)
            images.background[.default] = newValue
            updateBackground()
        }
    }

    /// An image behind the scopes. The default is `nil`.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            appearanceDidChange(\.scopeBarBackgroundImage, to: scopeBarBackgroundImage)
            parts.scopeBackground.image = scopeBarBackgroundImage
        }
    }

    /// How far the field is moved. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            appearanceDidChange(
                \.searchFieldBackgroundPositionAdjustment, to: searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }

    /// How far the text is moved in the field. The default is zero.
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

    /// Sets the image behind the bar, for bars of some metrics; the position says nothing.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images.background[barMetrics] = backgroundImage
        updateBackground()
    }

    /// The image behind the bar, for bars of some metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.background[barMetrics]
    }

    /// Sets the image behind the field, stretched, in place of its own background; `nil` for that.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        recordAppearance(Int(state.rawValue)) { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }
        images.field[state.rawValue] = backgroundImage
        let normal = images.field[UIControl.State.normal.rawValue]
        parts.field.borderStyle = normal == nil ? .roundedRect : .none
        parts.field.background = normal
        parts.field.disabledBackground = images.field[UIControl.State.disabled.rawValue]
    }

    /// The image behind the field.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.field[state.rawValue] }

    /// Sets an icon; `nil` for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        recordAppearance(icon.rawValue, Int(state.rawValue)) { $0.setImage(iconImage, for: icon, state: state) }
        images.icons[icon, default: [:]][state.rawValue] = iconImage
        updateIcon(icon, state)
    }

    /// The icon that was set; `nil` for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images.icons[icon]?[state.rawValue] }

    /// Sets how far an icon is moved.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        recordAppearance(icon.rawValue) { $0.setPositionAdjustment(adjustment, for: icon) }
        parts.field.iconShifts[icon] = adjustment
    }

    /// How far an icon is moved.
    open func positionAdjustment(for icon: Icon) -> UIOffset { parts.field.iconShifts[icon] ?? .zero }

    /// Sets the image behind a scope.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.scope.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// The image behind a scope.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.scope.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scopes.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        parts.scope.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// The image between two scopes.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        parts.scope.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets how the names of scopes look.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scope.setTitleTextAttributes(attributes, for: state) }

    /// How the names of scopes look.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scope.titleTextAttributes(for: state)
    }

    // MARK: Editing

    /// Shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }

    /// Whether the field is first responder.
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }

    /// Whether the field can be.
    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

    /// Begins editing the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

    /// Ends editing the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

    /// Escape, while there is something to cancel.
    open override var keyCommands: [UIKeyCommand]? {
        let own = showsCancel && canCancel || controller?.isActive == true ? [SearchKeys.cancel] : []
        return (super.keyCommands ?? []) + own
    }

    /// The actions that search bars offer by name.
    open override class var namedActions: NamedActions { SearchKeys.adding(to: super.namedActions) }

    /// The properties of search bars that documents and appearances name.
    open override class var namedProperties: NamedProperties { addSearchBarProperties(to: super.namedProperties) }

    // MARK: UITextInputTraits: the field's

    /// Which letters an on-screen keyboard makes capitals by itself. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    /// Whether misspelled words are to be replaced. The default is `no`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    /// Whether misspelled words are to be underlined.
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    /// Which keys an on-screen keyboard has.
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    /// Whether an on-screen keyboard is light or dark.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    /// What an on-screen keyboard's return key says. The default is `search`.
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    /// Whether the return key does nothing while there is no text. The default is `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether dots are shown for the characters.
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    /// What the text means.
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }

    // MARK: Layout

    /// Where the bar is: at the top, unless its delegate says otherwise.
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
