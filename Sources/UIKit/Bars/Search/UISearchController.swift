import CoreGraphics
import Foundation

/// A view controller that shows search results while the user types into a search bar.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The controller is presented over the controller with the searched content when the bar is tapped or `isActive` is
/// set, and dismissed by the cancel button, Escape, or `isActive`. The bar stays in the navigation bar, or in the view
/// that the program has added it to.
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

    /// The object that is called when the search changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate, which is called when the controller is presented and dismissed.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { OptionalMethods.searchController.check(delegate) }
    }

    /// Whether the search is active. Setting it presents or dismisses the controller, animated; `true` has no effect
    /// if the bar is not in a window.
    open var isActive: Bool {
        get { phase == .presenting || phase == .active }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: Content

    /// Whether the searched content is dimmed while no results cover it; a tap there cancels the search. The default
    /// is `false`, as for programs that were built with iOS 15 or later.
    open var obscuresBackgroundDuringPresentation = false { didSet { updateContent() } }

    /// The name of `obscuresBackgroundDuringPresentation` before iOS 9.1.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar shows only the stacked search bar during a search. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true { didSet { barHeightDidChange() } }

    /// Whether `searchResultsController` is shown while there is text or a token. The default is `true`.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    private var showsResults = false

    /// Whether `searchResultsController` is shown during a search. Setting it ends the automatic behavior, which
    /// depends on the text.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? isActive && searchBar.searchTextField.hasText : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the cancel button is shown during a search. The default is `true`; setting `showsCancelButton` of the
    /// bar sets it to `false`.
    open var automaticallyShowsCancelButton = true { didSet { updateBar(animated: false) } }

    /// Whether the scopes are shown automatically. The default is `true`; setting `showsScopeBar` of the bar sets it
    /// to `false`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// The event that shows the scopes of the bar. The default is `automatic`: during a search.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar(animated: false) } }

    /// The placement of the bar in its navigation bar: `inline` or `stacked`.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        searchBar.place == .inline ? .inline : .stacked
    }

    // MARK: Suggestions

    /// The suggestions that are shown in a list over the content during a search. `nil`, the default, for no
    /// suggestions; it is `nil` again after one was selected.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }

    /// Whether suggestions are hidden if the bar is stacked. The default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

    // MARK: The view

    /// Creates the view over the content.
    open override func loadView() { view = SearchView(self) }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutContent()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        viewDidLeave()
        // A presented controller is removed after its presenter has left its parent.
        TransitionFlush.whenIdle { [weak self] in self?.viewDidLeave() }
    }
}
