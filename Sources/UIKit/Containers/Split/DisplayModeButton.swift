import Foundation
import UIKitCore

/// The button that changes the display mode: a bar button item that a program adds in a classic split view, or that
/// the split view adds to the bar of the first visible column.
///
/// With tiled columns it toggles a sidebar. Otherwise it is a chevron that shows one more column: from the content
/// alone to one column over it, and then to two (Apple's documentation).
@MainActor
final class DisplayModeButton {
    private unowned let container: UISplitViewController
    let item: UIBarButtonItem
    private let secondaryOnlyItem: UIBarButtonItem
    var visibility = UISplitViewController.DisplayModeButtonVisibility.automatic { didSet { update() } }
    var showsSecondaryOnly = false { didSet { update() } }

    init(_ container: UISplitViewController) {
        self.container = container
        item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
        secondaryOnlyItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak container] _ in
            container?.performDisplayModeAction()
        }
        secondaryOnlyItem.primaryAction = UIAction(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        ) { [weak container] _ in container?.toggleSecondaryOnly() }
        // Chosen (Controllers): The buttons of a split view have the accessibility labels "Back", "Sidebar" and "Full
        // Screen".
        item.accessibilityLabel = "Sidebar"
        secondaryOnlyItem.accessibilityLabel = "Full Screen"
        update()
    }

    /// The next mode; `nil` if the button has no effect.
    var target: UISplitViewController.DisplayMode? {
        guard !container.isCollapsed else { return nil }
        let mode = container.displayMode
        if container.style == .unspecified {
            let asked = container.delegate?.targetDisplayModeForAction(in: container) ?? .automatic
            if asked != .automatic { return asked == mode ? nil : asked }
            switch mode {
            case .secondaryOnly: return container.state.behavior == .tile ? .oneBesideSecondary : .oneOverSecondary
            default: return .secondaryOnly
            }
        }
        let hasThree = container.style == .tripleColumn
        switch (container.state.behavior, mode) {
        case (.tile, .secondaryOnly): return hasThree ? nil : .oneBesideSecondary
        case (.tile, .oneBesideSecondary): return hasThree ? .twoBesideSecondary : .secondaryOnly
        case (.tile, _): return .oneBesideSecondary
        case (.displace, .oneBesideSecondary): return .twoDisplaceSecondary
        case (.displace, .secondaryOnly): return .oneBesideSecondary
        case (_, .secondaryOnly): return .oneOverSecondary
        case (_, .oneOverSecondary): return hasThree ? .twoOverSecondary : nil
        default: return nil
        }
    }

    private var isWanted: Bool {
        switch visibility {
        case .automatic: container.presentsWithGesture
        case .always: true
        case .never: false
        }
    }

    /// Adds the button to the bar where it is needed.
    func update() {
        let target = target
        item.isHidden = target == nil
        guard container.style != .unspecified else { return }
        let leadsOn = container.state.behavior != .tile
        let name = leadsOn ? "chevron.backward" : "sidebar.leading"
        if shownSymbol != name {
            shownSymbol = name
            item.image = UIImage(systemName: name)
            item.accessibilityLabel = leadsOn ? "Back" : "Sidebar"
        }
        let columns = SplitArrangement.expanded(container.displayMode).columns(of: container.style)
        let isExpanded = !container.isCollapsed && container.isArranged
        for column in SplitColumns.stacked {
            guard let navigation = container.columns[column].child as? UINavigationController else { continue }
            var items: [UIBarButtonItem] = []
            if isExpanded, isWanted, target != nil, column == columns.first { items.append(item) }
            if isExpanded, showsSecondaryOnly, container.style == .tripleColumn, column == .secondary {
                items.append(secondaryOnlyItem)
            }
            if navigation.leadingBarItems != items { navigation.leadingBarItems = items }
        }
    }

    private var shownSymbol = "sidebar.leading"
}

extension UISplitViewController {
    /// Performs the action of the display mode button.
    func performDisplayModeAction() {
        guard let target = modeButton.target else { return }
        changeMode(to: target)
    }

    func toggleSecondaryOnly() { show(displayMode == .secondaryOnly ? (style == .tripleColumn ? 2 : 1) : 0) }

    private func changeMode(to mode: DisplayMode) {
        guard rearrangement == nil else { return }
        state.request(mode)
        setMode(mode, animated: true)
    }

    // MARK: Keys

    package var columnCommands: [UIKeyCommand] {
        guard !isCollapsed, isArranged else { return [] }
        var commands = [
            UIKeyCommand(input: UIKeyCommand.f9, modifierFlags: [], action: "_toggleFirstColumn:"),
            UIKeyCommand(input: "s", modifierFlags: [.control, .command], action: "_toggleFirstColumn:"),
        ]
        if displayMode.dimsSecondary {
            commands.append(
                UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "_hideCoveringColumns:"))
        }
        return commands
    }

    /// Hides columns that cover the content. Returns whether there are any.
    @discardableResult
    package func hideCoveringColumns() -> Bool {
        guard !isCollapsed, isArranged, displayMode.dimsSecondary else { return false }
        show(displayMode == .twoDisplaceSecondary ? 1 : 0)
        return true
    }

    /// Shows or hides the columns beside the content.
    package func toggleFirstColumn() {
        guard !isCollapsed else { return }
        show(displayMode == .secondaryOnly ? 1 : 0)
    }
}
