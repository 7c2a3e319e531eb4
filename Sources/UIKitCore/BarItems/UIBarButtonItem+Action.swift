import Foundation

extension UIBarButtonItem {
    // MARK: Creating items with typed references

    /// Creates an item with a title that calls a method of a target. The target is not retained.
    public convenience init<T: AnyObject>(
        title: String?, style: Style, target: T?, action: @escaping @MainActor (T) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        setTarget(target) { target, _, _ in action(target)() }
    }

    /// Creates an item with a title that calls a method of a target with the item.
    public convenience init<T: AnyObject, Sender>(
        title: String?, style: Style, target: T?, action: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        setTarget(target) { target, item, _ in if let item = item as? Sender { action(target)(item) } }
    }

    /// Creates an item with an image that calls a method of a target. The target is not retained.
    public convenience init<T: AnyObject>(
        image: UIImage?, style: Style, target: T?, action: @escaping @MainActor (T) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        setTarget(target) { target, _, _ in action(target)() }
    }

    /// Creates an item with an image that calls a method of a target with the item.
    public convenience init<T: AnyObject, Sender>(
        image: UIImage?, style: Style, target: T?, action: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: nil, action: nil)
        setTarget(target) { target, item, _ in if let item = item as? Sender { action(target)(item) } }
    }

    /// Creates an item with two images, the second for bars of compact height, that calls a method of a target.
    public convenience init<T: AnyObject>(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: T?,
        action: @escaping @MainActor (T) -> @MainActor () -> Void
    ) {
        self.init(
            image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: nil, action: nil)
        setTarget(target) { target, _, _ in action(target)() }
    }

    /// Creates an item with two images, the second for bars of compact height, that calls a method of a target with
    /// the item.
    public convenience init<T: AnyObject, Sender>(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: T?,
        action: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
    ) {
        self.init(
            image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: nil, action: nil)
        setTarget(target) { target, item, _ in if let item = item as? Sender { action(target)(item) } }
    }

    /// Creates a system item that calls a method of a target. The target is not retained.
    public convenience init<T: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: T?,
        action: @escaping @MainActor (T) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        setTarget(target) { target, _, _ in action(target)() }
    }

    /// Creates a system item that calls a method of a target with the item.
    public convenience init<T: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: T?,
        action: @escaping @MainActor (T) -> @MainActor (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        setTarget(target) { target, item, _ in if let item = item as? Sender { action(target)(item) } }
    }

    /// Creates an item with a title, an image and a menu that calls a method of a target. The target is not retained.
    public convenience init<T: AnyObject>(
        title: String? = nil, image: UIImage? = nil, target: T?,
        action: @escaping @MainActor (T) -> @MainActor () -> Void, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, target: nil, action: nil, menu: menu)
        setTarget(target) { target, _, _ in action(target)() }
    }

    /// Creates an item with a title, an image and a menu that calls a method of a target with the item.
    public convenience init<T: AnyObject, Sender>(
        title: String? = nil, image: UIImage? = nil, target: T?,
        action: @escaping @MainActor (T) -> @MainActor (Sender) -> Void, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, target: nil, action: nil, menu: menu)
        setTarget(target) { target, item, _ in if let item = item as? Sender { action(target)(item) } }
    }

    private func setTarget<T: AnyObject>(
        _ target: T?, _ call: @escaping @MainActor (T, UIBarButtonItem, UIEvent?) -> Void
    ) {
        self.target = target
        send = { object, item, event in if let target = object as? T { call(target, item, event) } }
    }

    // MARK: Using

    /// Whether a tap has an effect besides showing the menu.
    package var hasAction: Bool {
        primaryAction != nil || action != nil || send != nil || changesSelectionAsPrimaryAction && menu == nil
    }

    /// Performs the effect of a tap on the item. Has no effect if the item is disabled or has a custom view.
    package func performAction(for event: UIEvent? = nil) {
        guard isEnabled, customView == nil else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(sender: self) }
        if let send {
            if let target { send(target, self, event) }
        } else if let action {
            _ = ActionDelivery.send(action, to: target, from: self, for: event)
        }
    }

    var standardMenuRepresentation: UIMenuElement? {
        guard customView == nil, systemItem != .fixedSpace, systemItem != .flexibleSpace else { return nil }
        let title = title ?? systemItem?.nameInMenus ?? ""
        let image = image ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
        if let menu, !hasAction {
            return UIMenu(title: title, image: image, options: menu.options, children: menu.children)
        }
        let attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        return UIAction(title: title, image: image, attributes: attributes, state: isSelected ? .on : .off) {
            [weak self] _ in self?.performAction()
        }
    }
}
