import CoreGraphics
import Foundation
import RenderServer
import TextLayout

// If text can be selected but not edited, the user can tap links, attachments and tagged text.
extension UITextView {
    func addLinkRecognizers() {
        let tap = UITapGestureRecognizer(target: self, action: UITextView.itemTapped(_:))
        let press = UILongPressGestureRecognizer(target: self, action: UITextView.itemPressed(_:))
        // The press must begin earlier than the long press that selects text.
        press.minimumPressDuration = 0.4
        for recognizer in [tap, press] {
            recognizer.delegate = LinkTaps.shared
            addGestureRecognizer(recognizer)
        }
    }

    /// Returns the item at a point.
    func item(at point: CGPoint) -> UITextItem? {
        let origin = textOrigin
        let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard !isEditable, isSelectable, let index = editor.lines.characterIndex(at: inText),
            let found = editor.text.document.attributes(at: index)
        else { return nil }
        let range = NSRange(location: found.range.lowerBound, length: found.range.count)
        if let tag = found.values[.uiTextItemTag] as? String { return UITextItem(.tag(tag), range) }
        let value = found.values[.link]
        if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) {
            return UITextItem(.link(url), range)
        }
        if let attachment = found.values[.attachment] as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), NSRange(location: index, length: 1))
        }
        guard let detected = editor.layout.overlays.first(where: { $0.range.contains(index) }),
            let url = detected.attributes[.link] as? URL
        else { return nil }
        return UITextItem(.link(url), NSRange(location: detected.range.lowerBound, length: detected.range.count))
    }

    // Chosen (Text): A finger that stays on a link or on detected data for 0.4 seconds shows the menu.
    /// Calls the delegate once for a tapped item. If the delegate returns no action, the menu of the item is
    /// displayed.
    private func itemTapped(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard let item = item(at: point) else { return }
        let action = defaultAction(of: item)
        guard let delegate else { return action.perform(sender: self) }
        parts.itemInteraction = .invokeDefaultAction
        if let chosen = delegate.textView(self, primaryActionFor: item, defaultAction: action) {
            chosen.perform(sender: self)
        } else {
            showMenu(of: item, at: point)
        }
    }

    private func defaultAction(of item: UITextItem) -> UIAction {
        UIAction(title: "Open") { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
    }

    /// Displays the menu of an item. The delegate is also called for the action (recorded).
    private func itemPressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard recognizer.state == .began, let item = item(at: point) else { return }
        parts.itemInteraction = .presentActions
        _ = delegate?.textView(self, primaryActionFor: item, defaultAction: defaultAction(of: item))
        showMenu(of: item, at: point)
    }

    /// Calls the deprecated methods of a delegate that does not implement `primaryActionFor`. A delegate that
    /// implements both receives the new method only (recorded).
    func action(for item: UITextItem, _ defaultAction: UIAction) -> UIAction? {
        // A long press calls them for the menu.
        guard parts.itemInteraction == .invokeDefaultAction, !permits(item, .invokeDefaultAction) else {
            return defaultAction
        }
        return UIAction { _ in }
    }

    /// Returns the menu of an item for a delegate that does not implement `menuConfigurationFor`; `nil` if its
    /// deprecated methods refuse the interaction.
    func menu(for item: UITextItem, _ defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        guard parts.itemInteraction == .invokeDefaultAction || permits(item, .presentActions) else { return nil }
        return UITextItem.MenuConfiguration(menu: defaultMenu)
    }

    private func permits(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        return switch item.content {
        case .link(let url):
            delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }

    private func showMenu(of item: UITextItem, at point: CGPoint) {
        var elements: [UIMenuElement] = []
        if case .link(let url) = item.content {
            elements = [
                UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
                UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
            ]
        }
        let standard = UIMenu(children: elements)
        let menu =
            if let delegate {
                delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)?.menu
            } else { standard }
        guard let menu, !menu.children.isEmpty else { return }
        let shown = parts.itemMenu ?? TextItemMenu()
        parts.itemMenu = shown
        if shown.interaction.view !== self { addInteraction(shown.interaction) }
        (shown.menu, shown.item, shown.textView) = (menu, item, self)
        shown.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    }

    // MARK: Data

    /// Requests that data is detected again when the text is displayed the next time.
    func setNeedsDetection() {
        guard !dataDetectorTypes.isEmpty || !editor.layout.overlays.isEmpty else { return }
        parts.needsDetection = true
        setNeedsLayout()
    }

    func detectData() {
        guard parts.needsDetection else { return }
        parts.needsDetection = false
        let found = isEditable || isSecureTextEntry ? [] : DataDetector.links(in: editor.string, dataDetectorTypes)
        // Links that the program has set are kept.
        let new = found.filter { editor.text.document.attributes(at: $0.range.lowerBound)?.values[.link] == nil }
        guard !new.isEmpty || !editor.layout.overlays.isEmpty else { return }
        editor.layout.overlays = new.map { ($0.range, [.link: $0.url]) }
        content.redraw()
    }
}

/// The menu of an item in a text.
@MainActor
final class TextItemMenu: NSObject, UIEditMenuInteractionDelegate {
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    var menu: UIMenu?
    /// The item of the displayed menu.
    var item: UITextItem?
    weak var textView: UITextView?

    nonisolated deinit {}

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        defer { menu = nil }
        return menu
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let textView, let item, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        textView.delegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let textView, let item, let animator = animator as? any UIContextMenuInteractionAnimating else { return }
        self.item = nil
        textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
    }
}

/// Restricts the recognizers of links to touches on items.
private final class LinkTaps: NSObject, UIGestureRecognizerDelegate {
    static let shared = LinkTaps()

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = gestureRecognizer.view as? UITextView else { return false }
        return view.item(at: gestureRecognizer.location(in: view)) != nil
    }

    /// Permits the recognizer of selections to recognize a press together with a tap on a link.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UITapGestureRecognizer && other is TextPressRecognizer }
}

extension UITextView: CursorProviding {
    /// Returns a hand over the links of a text that is not editable.
    package func cursor(at point: CGPoint) -> PointerCursor? {
        guard case .link? = item(at: point)?.content else { return nil }
        return .hand
    }
}
