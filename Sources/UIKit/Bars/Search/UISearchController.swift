import CoreGraphics
import Foundation

/// Shows what is found while one types into a search bar.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// It is presented over the controller whose content is searched, when the bar is tapped or `isActive` set, and dismissed by the cancel
/// button, Escape, or `isActive`. The bar stays in the navigation bar, or where the program has put it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchcontroller>; the order of calls is in the tests (`SearchControllerTests`).
open class UISearchController: UIViewController {
    var phase = Phase.inactive
    let content = SearchContent()
    /// The item whose navigation bar has the search bar.
    weak var navigationItemShowingBar: UINavigationItem?

    /// How far a search has come.
    ///
    ///     inactive ─▶ presenting ─▶ active ─▶ dismissing ─▶ inactive
    ///                     └──────────────────────▲
    enum Phase { case inactive, presenting, active, dismissing }

    // MARK: Creating a search controller

    /// Makes a search controller.
    ///
    /// - Parameter searchResultsController: Shows what is found, over the content that is searched; `nil` where that shows it itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Makes a search controller without a controller for results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    /// Makes a search controller without a controller for results; a coder says nothing else.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() { bar.controller = self }

    // MARK: Searching

    /// The bar, which is not in a view unless it is in a navigation item or the program has put it in one.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar(frame: .zero)

    /// Shows what is found; `nil` for the content that is searched itself.
    open var searchResultsController: UIViewController? { results }
    private let results: UIViewController?

    /// Is called when what is searched for changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears of the coming and going of the search.
    open weak var delegate: (any UISearchControllerDelegate)? {
        didSet { OptionalMethods.searchController.check(delegate) }
    }

    /// Whether one searches. Setting it presents or dismisses the controller, animated; to `true` it has no effect while the bar is in no
    /// window.
    open var isActive: Bool {
        get { phase == .presenting || phase == .active }
        set { newValue ? activate() : deactivate() }
    }

    // MARK: What is shown

    /// Whether the content that is searched is darkened as long as nothing lies over it; a tap there cancels. The default is `false`, as
    /// for programs made with iOS 15 and later.
    open var obscuresBackgroundDuringPresentation = false { didSet { updateContent() } }

    /// The same, by its name from before iOS 9.1.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar shows the stacked search bar only, while one searches. The default is `true`.
    open var hidesNavigationBarDuringPresentation = true { didSet { barHeightDidChange() } }

    /// Whether `searchResultsController` is shown while there is text or a token. The default is `true`.
    open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }

    private var showsResults = false

    /// Whether `searchResultsController` is shown while one searches. Setting it ends that this follows the text.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? isActive && searchBar.searchTextField.hasText : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    /// Whether the cancel button is shown while one searches. The default is `true`; `showsCancelButton` of the bar makes it `false`.
    open var automaticallyShowsCancelButton = true { didSet { updateBar(animated: false) } }

    /// Whether the scopes are shown without the program. The default is `true`; `showsScopeBar` of the bar makes it `false`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// When the scopes of the bar are shown. The default is `automatic`: while one searches.
    open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateBar(animated: false) } }

    /// The place of the bar in its navigation bar: `inline` or `stacked`.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        searchBar.place == .inline ? .inline : .stacked
    }

    // MARK: Suggestions

    /// What is proposed, in a list over the content, while one searches. `nil`, the default, for nothing; also after one was chosen.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.searchTextField.searchSuggestions }
        set { searchBar.searchTextField.searchSuggestions = newValue }
    }

    /// Whether suggestions are not shown where the bar is stacked. The default is `false`.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { updateContent() } }

    // MARK: The view

    /// Makes the view, which lies over the content.
    open override func loadView() { view = SearchView(self) }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutContent()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        viewDidLeave()
        // What is presented goes after its presenter has left its parent.
        TransitionFlush.whenIdle { [weak self] in self?.viewDidLeave() }
    }
}
