import CoreGraphics
import UIKitCore

// The implementation of a split view. Its class, with the members that programs override, is in the module below, since
// `UIViewController` refers to it.
extension UISplitViewController: SplitContainer {
    /// The controllers, the state and the parts of a split view.
    @MainActor
    private final class Storage {
        var columns = SplitColumns()
        var state = SplitState()
        var panels: SplitPanels?
        var gestures: SplitGestures?
        let stage: ChildStage
        private(set) lazy var modeButton = DisplayModeButton(container)
        private unowned let container: UISplitViewController

        init(_ container: UISplitViewController) {
            self.container = container
            stage = ChildStage(container, .whenAdded)
        }
    }

    package func makeState() -> AnyObject { Storage(self) }

    // Not checked: only `makeState()` creates the state.
    private var storage: Storage { unsafeDowncast(stateStorage, to: Storage.self) }

    var columns: SplitColumns {
        get { storage.columns }
        set {
            // Replaced controllers are released afterwards: their `deinit` may read or set columns.
            let old = storage.columns
            storage.columns = newValue
            withExtendedLifetime(old) {}
        }
    }

    var state: SplitState {
        get { storage.state }
        set { storage.state = newValue }
    }

    var stage: ChildStage { storage.stage }
    /// The parts of the view, once it is loaded.
    var panels: SplitPanels? { storage.panels }
    var gestures: SplitGestures? { storage.gestures }
    var modeButton: DisplayModeButton { storage.modeButton }

    package func loadColumns() {
        let view = SplitView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Recorded on iOS 26.1.
        view.backgroundColor = .systemBackground
        view.container = self
        self.view = view
        storage.panels = SplitPanels(in: view, of: self)
        storage.gestures = SplitGestures(self, in: view)
    }

    // MARK: Members of the class

    package var hasStack: Bool { state.isCollapsed }
    package var modeInEffect: DisplayMode { state.previousMode ?? state.mode }
    package var behaviorInEffect: SplitBehavior { state.behavior }

    package var pendingSizeClass: UIUserInterfaceSizeClass? {
        get { state.pendingSizeClass }
        set { state.pendingSizeClass = newValue }
    }

    package var pendingSize: CGSize? {
        get { state.pendingSize }
        set { state.pendingSize = newValue }
    }

    package var modeItem: UIBarButtonItem { modeButton.item }

    package var modeItemVisibility: DisplayModeButtonVisibility {
        get { modeButton.visibility }
        set { modeButton.visibility = newValue }
    }

    package var showsSecondaryOnlyItem: Bool {
        get { modeButton.showsSecondaryOnly }
        set { modeButton.showsSecondaryOnly = newValue }
    }

    package func updateModeItem() { modeButton.update() }
    package func updateGestures() { gestures?.update() }
    package func updateBackgrounds() { panels?.updateBackgrounds(self) }
}
