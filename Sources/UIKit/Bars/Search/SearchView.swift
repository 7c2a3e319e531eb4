import CoreGraphics
import UIKitCore

// Chosen (Search): The content is dimmed by 0.2 (0.48 in dark mode), as behind alerts. A search bar that is part of
// the content remains above the results.
/// The view of a search controller, which covers the content during a search. Touches outside its subviews pass
/// through.
final class SearchView: UIView {
    @SharedWeak private var controller: UISearchController?

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && subviews.contains { !$0.isHidden && $0.alpha > 0.01 && $0.frame.contains(point) }
    }
}

/// The views that a search controller shows over the content.
@MainActor
final class SearchContent {
    let dimming = UIView()
    var suggestions: SearchSuggestionsController?

    init() {
        dimming.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.accessibilityIdentifier = "SearchDimming"
    }

    nonisolated deinit {}
}

/// The list of suggestions.
final class SearchSuggestionsController: UITableViewController {
    var suggestions: [any UISearchSuggestion] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    private let choose: (any UISearchSuggestion) -> Void

    init(choose: @escaping (any UISearchSuggestion) -> Void) {
        self.choose = choose
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Suggestion")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Suggestion", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = suggestions[indexPath.row].localizedSuggestion
        content.image = suggestions[indexPath.row].iconImage
        cell.contentConfiguration = content
        cell.accessibilityHint = suggestions[indexPath.row].localizedDescription
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if suggestions.indices.contains(indexPath.row) { choose(suggestions[indexPath.row]) }
    }
}
