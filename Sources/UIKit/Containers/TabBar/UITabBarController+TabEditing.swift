import Foundation
import UIFoundation
import UIKitCore

/// Editing of tabs by the user: hiding and showing tabs, and changing the order of the tabs in a group.
extension UITabBarController {
    /// Whether the mode permits editing, and at least one tab can be edited.
    var canEditTabs: Bool {
        switch mode {
        case .tabBar: return false
        case .automatic: guard tabList.contains(where: { $0 is UITabGroup }) else { return false }
        case .tabSidebar: break
        }
        return allTabs.contains { $0.canBeHiddenByUser || ($0 as? UITabGroup)?.allowsReordering == true }
    }

    /// The tabs at the root and in groups, each group before its children.
    var allTabs: [UITab] {
        func below(_ tab: UITab) -> [UITab] { [tab] + ((tab as? UITabGroup)?.displayOrder.flatMap(below) ?? []) }
        return tabList.flatMap(below)
    }

    func editTabs(_ press: UILongPressGestureRecognizer) {
        if press.state == .began, isBarAtTop { editTabs() }
    }

    /// Presents the sheet for editing tabs.
    func editTabs() {
        guard canEditTabs, presentedViewController == nil, viewIfLoaded?.window != nil else { return }
        delegate?.tabBarControllerWillBeginEditing(self)
        let list = TabEditingController(allTabs) { [weak self] in self?.endEditingTabs($0) }
        let navigation = UINavigationController(rootViewController: list)
        navigation.modalPresentationStyle = .formSheet
        navigation.isModalInPresentation = true
        present(navigation, animated: true)
    }

    private func endEditingTabs(_ edit: TabEdit) {
        let changed = allTabs.filter { edit.hidden.contains($0.identifier) != $0.isHidden && $0.canBeHiddenByUser }
        for tab in changed { tab.isHidden.toggle() }
        if !changed.isEmpty { delegate?.tabBarController(self, visibilityDidChangeFor: changed) }
        for case let group as UITabGroup in allTabs {
            guard let order = edit.orders[group.identifier], order != group.displayOrder.map(\.identifier) else {
                continue
            }
            group.displayOrderIdentifiers = order
            delegate?.tabBarController(self, displayOrderDidChangeFor: group)
        }
        saveCustomization()
        showTabs()
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.tabBarControllerDidEndEditing(self)
        }
    }

    // MARK: Keeping it

    private var customizationKey: String? { customizationIdentifier.map { "UITabBarController.customization.\($0)" } }

    private func saveCustomization() {
        guard let customizationKey else { return }
        var edit = TabEdit()
        for tab in allTabs where tab.isHidden { edit.hidden.insert(tab.identifier) }
        for case let group as UITabGroup in allTabs where !group.displayOrderIdentifiers.isEmpty {
            edit.orders[group.identifier] = group.displayOrderIdentifiers
        }
        edit.known = Set(allTabs.map(\.identifier))
        UserDefaults.standard.set(try? JSONEncoder().encode(edit), forKey: customizationKey)
    }

    /// Restores the hidden tabs and the order of the tabs. A tab that the user has never seen is hidden if
    /// `isHiddenByDefault` is `true`.
    func restoreCustomization() {
        let data = customizationKey.flatMap { UserDefaults.standard.data(forKey: $0) }
        let kept = data.flatMap { try? JSONDecoder().decode(TabEdit.self, from: $0) }
        for tab in allTabs where tab.canBeHiddenByUser {
            if let kept, kept.known.contains(tab.identifier) {
                tab.isHidden = kept.hidden.contains(tab.identifier)
            } else if tab.isHiddenByDefault, !tab.hasBeenShown {
                tab.isHidden = true
            }
            tab.hasBeenShown = true
        }
        for case let group as UITabGroup in allTabs where group.allowsReordering {
            if let order = kept?.orders[group.identifier] { group.displayOrderIdentifiers = order }
        }
    }
}

/// The user's changes, which refer to tabs by their identifiers.
struct TabEdit: Codable, Equatable {
    var hidden: Set<String> = []
    /// The order of the children of each group.
    var orders: [String: [String]] = [:]
    /// The identifiers of all tabs that existed when the changes were saved.
    var known: Set<String> = []
}

extension UITab {
    /// Whether the user may hide the tab. Fixed and pinned tabs are always shown.
    var canBeHiddenByUser: Bool { allowsHiding && preferredPlacement != .fixed && preferredPlacement != .pinned }
}
