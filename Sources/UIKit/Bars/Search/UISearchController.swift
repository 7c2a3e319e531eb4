import CoreGraphics
import Foundation

/// A view controller that shows search results while the user types into a search bar.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// A tap on the search bar, or setting `isActive` to `true`, presents the search controller over the controller with
/// the searched content. The cancel button, Escape, or setting `isActive` to `false` dismisses it. The search bar
/// stays in the navigation bar, or in the view that the program has chosen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>; the order of calls is in the tests
/// (`SearchControllerTests`).
open class UISearchController: UIViewController {
    var phase = Phase.inactive
    let content = SearchContent()
    /// The item whose navigation bar contains the search bar.
    weak var navigationItemShowingBar: UINavigationItem?

    /// The phase of a search.
    ///
    ///     inactive ─▶ presenting ─▶ active ─▶ dismissing ─▶ inactive
    ///                     └──────────────────────▲
    enum Phase { case inactive, presenting, active, dismissing }

    // MARK: Creating a search controller

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results over the searched content; `nil` if
    ///   the content itself shows the results.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Creates a search controller without a results controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    /// Decodes a search controller, without a results controller. No other values are decoded.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() { bar.controller = self }

    // MARK: Searching

    /// The search bar. It has no superview unless it is in a navigation item or the program has added it to a view.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar(frame: .zero)

    /// The controller that shows the results; `nil` if the searched content shows them.
    open var searchResultsController: UIViewController? { results }
    private let results: UIViewController?

    /// The object that updates the results when the search changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate, which is called when the controller is presented and dismissed.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { OptionalMethods.searchController.check(delegate) }
    }

    /// Whether the search is active. Setting the property presents or dismisses the search controller with animation.
    /// `true` is ignored if the search bar is not in a window.
    open var isActive: Bool {
        get { phase == .presenting || phase == .active }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: Content

    /// Whether the searched content is dimmed while the results are not shown. A tap on the dimmed content cancels the
    /// search. The default is `false`, as for programs that were built with iOS 15 or later.
    open var obscuresBackgroundDuringPresentation = false { didSet { updateContent() } }

    /// The name of `obscuresBackgroundDuringPresentation` before iOS 9.1.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar shows only the stacked search bar during a search. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true { didSet { barHeightDidChange() } }

    /// Whether `searchResultsController` is shown automatically while the search field contains text or a token. The
    /// default is `true`.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    private var showsResults = false

    /// Whether `searchResultsController` is shown during a search. Setting the property sets
    /// `automaticallyShowsSearchResultsController` to `false`.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? isActive && searchBar.searchTextField.hasText : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the cancel button is shown automatically during a search. The default is `true`. Setting
    /// `showsCancelButton` of the search bar sets this property to `false`.
    open var automaticallyShowsCancelButton = true { didSet { updateBar(animated: false) } }

    /// Whether the scopes are shown automatically. The default is `true`. Setting `showsScopeBar` of the search bar
    /// sets this property to `false`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// The condition for showing the scopes. The default is `automatic`, which shows them during a search.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar(animated: false) } }

    /// The placement of the search bar in its navigation bar: `inline` or `stacked`.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        searchBar.place == .inline ? .inline : .stacked
    }

    // MARK: Suggestions

    /// The suggestions that are listed over the content during a search. The default is `nil`, for no suggestions.
    /// After the user has selected a suggestion, the value is `nil` again.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }

    /// Whether suggestions are hidden if the bar is stacked. The default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

    // MARK: The view

    /// Creates the view over the content.
    open override func loadView() { view = SearchView(self) }

    /// Cancels the search, as Escape does. Returns `false` if the search is not active.
    open override func accessibilityPerformEscape() -> Bool {
        if super.accessibilityPerformEscape() { return true }
        guard isActive else { return false }
        searchBar.cancelTapped()
        return true
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutContent()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        viewDidLeave()
        // Repeats the call after pending transitions, since this controller is removed only after its presenter has
        // left its parent.
        TransitionFlush.whenIdle { [weak self] in self?.viewDidLeave() }
    }
}
