import QuartzCore

extension UIViewController {
    /// Made when it is needed for the first time.
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

    /// The root view is another one. A controller that updates its description is asked for it before it is seen
    /// (chosen), also where it never asks for an update itself.
    func rootViewDidChangeForUnavailableContent() {
        if let content = extras?.unavailableContent {
            content.rootViewDidChange()
        } else if viewStorage != nil, UnavailableContentOverride.isIn(type(of: self)) {
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }
}

/// Whether a class overrides `updateContentUnavailableConfiguration(using:)`, which is read from its method table.
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
