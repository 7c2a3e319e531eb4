import CoreGraphics
import Foundation
import QuartzCore

/// The methods that provide the sessions of a find interaction.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns a session for the panel. Called before the panel is presented. If it returns `nil`, the panel is not
    /// presented.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after the panel was presented. The default implementation is empty.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after the panel was dismissed. The default implementation is empty.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// The default implementation is empty.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// The default implementation is empty.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction for finding text in a view. It presents a panel at the lower edge of the window, or above an
/// on-screen keyboard. The panel has a search field, the number of results, buttons for the next and the previous
/// result, and a field for replacements.
///
///     hidden ──present──▶ shown (activeFindSession) ──dismiss, Done, escape, the view leaves its window──▶ hidden
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteraction>. The documentation does not specify the
/// position of the panel.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// The delegate, which provides the sessions. It is referenced weakly.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session of the visible panel; `nil` if the panel is not visible.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the panel is visible.
    open var isFindNavigatorVisible: Bool { panel != nil }
    /// The text to find. It is kept when the panel is dismissed.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue else { return }
            panel?.search.text = searchText
            search()
        }
    }
    /// The text that replaces results.
    open var replacementText: String? {
        didSet { if replacementText != panel?.replacement.text { panel?.replacement.text = replacementText } }
    }
    /// A closure that returns the options menu. It receives the first elements of the menu. If it returns `nil`, the
    /// panel has no options menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { panel?.update() }
    }

    private(set) var panel: FindPanel?
    private var isCaseSensitive = false
    private var method = UITextSearchOptions.WordMatchMethod.contains
    private weak var firstResponder: UIResponder?
    private var update: ScheduledWork?

    // Chosen (Text): The find panel searches from the selection on, ignoring case, and again 0.2 seconds after the
    // text has changed.
    /// The delay between a change of the text and the next search, in seconds.
    private static let delay = 0.2

    /// Creates an interaction with a delegate that provides the sessions. The delegate is referenced weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    nonisolated deinit {}

    /// Dismisses the panel of the previous view.
    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }

    /// Stores the new view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The panel

    /// Presents the panel. If the panel is already visible, shows or hides the field for replacements. The call is
    /// ignored if the view is not in a window, or if the delegate provides no session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let panel {
            panel.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            panel.search.becomeFirstResponder()
            panel.search.selectAll(nil)
            return
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        firstResponder = window.firstResponder
        activeFindSession = session
        let panel = FindPanel(self)
        self.panel = panel
        panel.showsReplacement = showingReplace && session.supportsReplacement
        session.resultsChanged = { [weak self] in self?.updateResultCount() }
        panel.search.text = searchText
        panel.replacement.text = replacementText
        panel.place(in: window)
        panel.search.becomeFirstResponder()
        panel.search.selectAll(nil)
        search()
        delegate?.findInteraction(self, didBegin: session)
    }

    // Chosen (Text): When the find panel closes, the highlighted text is selected.
    /// Dismisses the panel, removes the highlights, and restores the first responder.
    open func dismissFindNavigator() {
        guard let panel, let session = activeFindSession else { return }
        let hadFocus = panel.search.isFirstResponder || panel.replacement.isFirstResponder
        self.panel = nil
        activeFindSession = nil
        update?.cancel()
        session.resultsChanged = {}
        let found = (session as? UITextSearchingFindSession)?.highlightedRange
        session.end()
        if let found, let input = view as? any UITextInput { input.selectedTextRange = found }
        if hadFocus {
            if let firstResponder, firstResponder.canBecomeFirstResponder {
                firstResponder.becomeFirstResponder()
            } else {
                panel.endEditing(true)
            }
        }
        panel.leave()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next result.
    open func findNext() { find(.forward) }

    /// Highlights the previous result.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        guard activeFindSession == nil else { return activeFindSession?.highlightNextResult(in: direction) ?? () }
        if searchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
    }

    /// Updates the number of results in the panel.
    open func updateResultCount() { panel?.update() }

    // MARK: Searching

    private var options: UITextSearchOptions { UITextSearchOptions(method, isCaseSensitive ? [] : .caseInsensitive) }

    private func search() {
        update?.cancel()
        activeFindSession?.performSearch(query: searchText ?? "", options: options)
        updateResultCount()
    }

    func replace() {
        activeFindSession?.performSingleReplacement(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    }

    func replaceAll() {
        activeFindSession?.replaceAll(
            query: searchText ?? "", replacementString: replacementText ?? "", options: options)
    }

    /// Searches again, after a short delay without changes of the text. Called after the text has changed.
    func textDidChange() {
        guard panel != nil else { return }
        update?.cancel()
        update = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.delay) { [weak self] in self?.search() }
    }

    var optionsMenu: UIMenu? {
        let elements: [UIMenuElement] = [
            UIAction(title: "Match Case", state: isCaseSensitive ? .on : .off) { [weak self] _ in
                self?.isCaseSensitive.toggle()
                self?.search()
            },
            UIAction(title: "Whole Words", state: method == .fullWord ? .on : .off) { [weak self] _ in
                guard let self else { return }
                method = method == .fullWord ? .contains : .fullWord
                search()
            },
        ]
        return optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
    }
}
