import UIKit

/// A delegate that enables preservation and restoration, and logs its calls.
final class LoggingDelegate: UIResponder, UIApplicationDelegate {
    var saves = true
    var restores = true
    var whenSaving: ((NSCoder) -> Void)?
    var whenAskedToRestore: ((NSCoder) -> Void)?
    var willEncode: ((NSCoder) -> Void)?
    var didDecode: ((NSCoder) -> Void)?
    var make: (([String], NSCoder) -> UIViewController?)?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        RestorationLog.entries.append("shouldSave")
        whenSaving?(coder)
        return saves
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        RestorationLog.entries.append("shouldRestore")
        whenAskedToRestore?(coder)
        return restores
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        RestorationLog.entries.append("willEncode")
        willEncode?(coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        RestorationLog.entries.append("didDecode")
        didDecode?(coder)
    }

    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        RestorationLog.entries.append("asked for \(identifierComponents.joined(separator: "/"))")
        return make?(identifierComponents, coder)
    }
}
