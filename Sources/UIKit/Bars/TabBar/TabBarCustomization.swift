import UIKitCore

/// A user's customization of a tab bar without a tab bar controller. It exists from `beginCustomizingItems(_:)` until
/// the sheet is removed.
@MainActor
final class TabBarCustomization {
    private weak var bar: UITabBar?
    private let sheet: any TabBarSheet
    /// The presented controller, which contains the sheet.
    private let presented: UIViewController
    private let original: [UITabBarItem]
    /// Whether the sheet is being removed.
    private(set) var isEnding = false

    init(_ bar: UITabBar, _ movable: [UITabBarItem]) {
        self.bar = bar
        let shown = bar.items ?? []
        original = shown
        let others = movable.filter { item in !shown.contains { $0 === item } }
        let maker: any TabBarSheetMaking.Type = UITabBar.self
        let (sheet, presented) = maker.makeSheet(
            items: shown + others, movable: Set(movable.map(ObjectIdentifier.init)), count: shown.count)
        (self.sheet, self.presented) = (sheet, presented)
        sheet.finish = { [weak bar, weak sheet] _ in
            guard let bar else { return sheet?.dismiss(animated: true) ?? () }
            _ = bar.endCustomization(animated: true)
        }
        sheet.wasRemoved = { [weak bar] in bar?.customizationWasRemoved() }
    }

    func present(from controller: UIViewController, completion: @escaping () -> Void) {
        controller.present(presented, animated: true, completion: completion)
    }

    /// Whether the sheet is presented. The presentation may have been refused.
    var isPresented: Bool { presented.presentingViewController != nil }

    /// The current items of the bar.
    var items: [UITabBarItem] { Array(sheet.items.prefix(original.count)) }
    var hasChanges: Bool { !items.elementsEqual(original, by: ===) }

    func willEnd() { isEnding = true }

    func end(animated: Bool, completion: @escaping () -> Void) {
        sheet.done()
        guard let presenting = presented.presentingViewController else { return completion() }
        presenting.dismiss(animated: animated, completion: completion)
    }
}

extension UITabBar {
    func beginCustomization(_ items: [UITabBarItem]) {
        guard customization == nil, let presenter = controllerToPresent else { return }
        let made = TabBarCustomization(self, items)
        customization = made
        delegate?.tabBar(self, willBeginCustomizing: items)
        guard customization === made, !made.isEnding else { return }
        made.present(from: presenter) { [weak self, weak made] in
            guard let self, let made, customization === made, !made.isEnding else { return }
            delegate?.tabBar(self, didBeginCustomizing: items)
        }
        if !made.isPresented { customization = nil }
    }

    func endCustomization(animated: Bool) -> Bool {
        guard let customization, !customization.isEnding else { return false }
        let (items, hasChanges) = (customization.items, customization.hasChanges)
        customization.willEnd()
        delegate?.tabBar(self, willEndCustomizing: items, changed: hasChanges)
        if hasChanges { replaceItems(items, animated: animated) }
        customization.end(animated: animated) { [weak self] in self?.didEnd(customization, items, hasChanges) }
        return hasChanges
    }

    /// Called when the sheet was removed without `endCustomizing(animated:)`, for example together with its presenter.
    /// The items do not change.
    func customizationWasRemoved() {
        guard let customization, !customization.isEnding else { return }
        customization.willEnd()
        let items = items ?? []
        delegate?.tabBar(self, willEndCustomizing: items, changed: false)
        didEnd(customization, items, false)
    }

    private func didEnd(_ ended: TabBarCustomization, _ items: [UITabBarItem], _ hasChanges: Bool) {
        guard customization === ended else { return }
        customization = nil
        delegate?.tabBar(self, didEndCustomizing: items, changed: hasChanges)
    }

    /// The controller that presents the sheet: the root controller of the bar's window, or the topmost controller
    /// presented over it.
    private var controllerToPresent: UIViewController? {
        guard var controller = window?.rootViewController else { return nil }
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}
