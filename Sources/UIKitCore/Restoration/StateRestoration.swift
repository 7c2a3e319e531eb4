import Foundation
import StateArchive

/// Restores the application's state, between `willFinishLaunching` and `didFinishLaunching`.
///
///     shouldRestore ──yes──▶ objects, parents first ──▶ their views are loaded ──▶ their state, parents first ──▶
///         didDecode ──▶ applicationFinishedRestoringState ──▶ presentations are restored
@MainActor
package enum StateRestoration {
    /// Restores the archived state of a launch.
    package static func restore(_ state: ArchivedState, in application: UIApplication) {
        if begin(state, in: application) { end() }
    }

    /// Restores the archived state of a launch, except presentations.
    ///
    /// - Returns: Whether it may begin: not during a preservation or restoration.
    static func begin(_ state: ArchivedState, in application: UIApplication) -> Bool {
        let restoration = UIContext.current.restoration
        guard restoration.begin() else { return false }
        if state.application != nil, UIContext.current.sceneManifest == nil, let delegate = application.delegate {
            let run = RestorationRun(state, in: application)
            if let coder = run.coder,
                delegate.application(application, shouldRestoreSecureApplicationState: coder)
            {
                perform(run, coder, delegate)
            }
            run.finish()
        }
        return true
    }

    /// Ends the restoration after the launch, except for extensions by `extendStateRestoration()`. Restores
    /// presentations and the first responder.
    static func end() {
        let restoration = UIContext.current.restoration
        restoration.didRestore()
        for presenter in restoration.presenters { presenter.object?.presentRestored() }
        restoration.presenters = []
        FirstResponderRestoration.perform()
    }

    // Chosen (Restoration): The views of all restored controllers are loaded when all are found, parents first, before
    // any of them decodes its state: `viewDidLoad` precedes `decodeRestorableState(with:)` (recorded), also if the
    // view is not shown yet.
    private static func perform(_ run: RestorationRun, _ coder: StateDecoder, _ delegate: any UIApplicationDelegate) {
        // Objects
        let controllers = run.order(of: .viewController)
        for index in controllers { run.findController(index) }
        let registered = run.order(of: .registeredObject)
        for index in registered { run.findRegisteredObject(index) }

        // State
        for index in controllers { (run.object(at: index) as? UIViewController)?.loadViewIfNeeded() }
        for index in controllers { decodeController(index, in: run) }
        for index in registered {
            guard let object = run.object(at: index) as? any UIStateRestoring, run.accepts(object, at: index) else {
                continue
            }
            object.decodeRestorableState(with: run.coder(of: index))
        }
        delegate.application(run.application, didDecodeRestorableStateWith: coder)

        var notified: Set<ObjectIdentifier> = []
        for index in controllers + registered {
            guard let object = run.object(at: index) as? any UIStateRestoring,
                notified.insert(ObjectIdentifier(object)).inserted
            else { continue }
            object.applicationFinishedRestoringState()
        }
    }

    private static func decodeController(_ index: Int, in run: RestorationRun) {
        guard let controller = run.object(at: index) as? UIViewController else { return }
        if run.accepts(controller, at: index) { controller.decodeRestorableState(with: run.coder(of: index)) }
        guard let views = run.viewsByController[index] else { return }
        run.forgetViews(of: index)
        for index in views {
            guard let view = run.object(at: index) as? UIView, run.accepts(view, at: index) else { continue }
            view.decodeRestorableState(with: run.coder(of: index))
            FirstResponderRestoration.decode(view, with: run.coder(of: index))
        }
    }
}
