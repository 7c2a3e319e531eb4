import UIKit

/// The application: notes in a window.
open class NotesApp: UIResponder, UIApplicationDelegate {
    /// The window that shows the notes.
    public var window: UIWindow?
    /// The notes.
    public private(set) lazy var store = NotesStore(files: NoteFiles(folder: Self.folder))

    /// The folder of the notes, in the user's data folder.
    open class var folder: URL {
        let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (data ?? URL(fileURLWithPath: NSHomeDirectory())).appendingPathComponent("ireko-notes")
    }

    /// Creates the window and shows it, before the state is restored.
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = NotesInterface.root(store: store)
        window.rootViewController = root
        window.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemOrange }
        window.makeKeyAndVisible()
        self.window = window
        store.didFail = { [weak root] in Self.report($0, in: root) }
        return true
    }

    /// Sets the window's title.
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for scene in application.connectedScenes { scene.title = "Notes" }
        return true
    }

    /// Saves the edited text before the program may end.
    open func applicationDidEnterBackground(_ application: UIApplication) {
        (window?.rootViewController as? NotesSplitViewController)?.editor.save()
    }

    private static func report(_ error: any Error, in root: UIViewController?) {
        guard let root, root.presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "The Note Was Not Saved", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
    }

    // MARK: State restoration

    /// Always preserves the state.
    open func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        coder.encode(Self.stateVersion, forKey: "version")
        return true
    }

    /// Restores states of the current version.
    open func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        coder.decodeInteger(forKey: "version") == Self.stateVersion
    }

    /// Incremented when identifiers or keys of the controllers change.
    private static let stateVersion = 1
}
