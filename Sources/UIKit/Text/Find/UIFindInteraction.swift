import CoreGraphics
import Foundation
import QuartzCore

/// Gives a find interaction its sessions.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// The search for a panel that is about to be shown; `nil` shows none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The panel is shown. Nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The panel has closed. Nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Finds text in a view: shows a panel at the window's lower edge, above a keyboard, with a field, the number of results, buttons for the
/// next and the previous one, and what they are replaced with.
///
///     hidden ──present──▶ shown (activeFindSession) ──dismiss, Done, escape, the view leaves its window──▶ hidden
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteraction>. Where the panel stands is chosen.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// Gives the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The search that is shown.
    open private(set) var activeFindSession: UIFindSession?
    /// Whether the panel is shown.
    open var isFindNavigatorVisible: Bool { panel != nil }
    /// What is searched for. It stays when the panel has closed.
    open var searchText: String? {
        didSet {
            guard searchText != oldValue else { return }
            panel?.search.text = searchText
            search()
        }
    }
    /// What results are replaced with.
    open var replacementText: String? {
        didSet { if replacementText != panel?.replacement.text { panel?.replacement.text = replacementText } }
    }
    /// Changes the menu of options, which begins with the given elements; no menu for `nil`.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { panel?.update() }
    }

    private(set) var panel: FindPanel?
    private var isCaseSensitive = false
    private var method = UITextSearchOptions.WordMatchMethod.contains
    private weak var firstResponder: UIResponder?
    private var update: ScheduledWork?

    /// How long after a change of the text it is searched again.
    private static let delay = 0.2

    /// Makes an interaction whose sessions come from a delegate, which is kept weakly.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    nonisolated deinit {}

    /// Closes the panel of the old view.
    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }

    /// Is that view's now.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The panel

    /// Shows the panel, or what replaces results in the panel that is shown. Nothing without a window, or without a session.
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
        panel.stand(in: window)
        panel.search.becomeFirstResponder()
        panel.search.selectAll(nil)
        search()
        delegate?.findInteraction(self, didBegin: session)
    }

    /// Closes the panel: text looks as before. What was first responder is it again.
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

    /// Goes to the next result.
    open func findNext() { find(.forward) }

    /// Goes to the previous result.
    open func findPrevious() { find(.backward) }

    private func find(_ direction: UITextStorageDirection) {
        guard activeFindSession == nil else { return activeFindSession?.highlightNextResult(in: direction) ?? () }
        if searchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
    }

    /// Has the panel show the session's number of results.
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

    /// The text has changed: it is searched again, when nothing more changes for a moment.
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
