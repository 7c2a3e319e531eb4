import QuartzCore

extension UIViewController {
    /// The controller's unavailable content, created on first access.
    private var unavailableContentForWriting: UnavailableContent {
        let extras = extrasForWriting
        if let content = extras.unavailableContent { return content }
        let made = UnavailableContent()
        extras.unavailableContent = made
        return made
    }

    func changeUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || extras?.unavailableContent != nil else { return }
        unavailableContentForWriting.set(configuration, in: viewStorage)
    }

    func requestUpdateOfUnavailableContent() { unavailableContentForWriting.setNeedsUpdate(in: viewStorage) }

    /// Called when the root view has changed. A controller that overrides the update method receives an update before
    /// it appears, even without a request.
    func rootViewDidChangeForUnavailableContent() {
        if let content = extras?.unavailableContent {
            content.rootViewDidChange()
        } else if viewStorage != nil, UnavailableContentOverride.isIn(type(of: self)) {
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }
}

/// Detects overrides of `updateContentUnavailableConfiguration(using:)` in the class's method table.
@MainActor
private enum UnavailableContentOverride {
    static func isIn(_ type: UIViewController.Type) -> Bool { ClassTable(of: type).overrides(method) }

    private static let method = OverridableMethods(
        of: UIViewController.self, plain: Plain.self, overriding: Updates.self, count: 1)

    private final class Plain: UIViewController {}

    private final class Updates: UIViewController {
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    }
}
