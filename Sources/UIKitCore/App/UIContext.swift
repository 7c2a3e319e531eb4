import Foundation
import QuartzCore
import RenderServer
import StateArchive
import UIFoundation

/// The main actor's state that belongs neither to an object of the program nor to a window scene. A process has one
/// context. A test's stage has a separate context, which ends with the stage, so that tests are isolated.
///
/// State of one window scene (the input, the focus, the key window, the open menu, a rotation) belongs to the scene.
/// Views and controllers do not store their context: they use the current one, since only one exists at a time.
///
/// Static state is limited to caches that are independent of the context (named actions, symbols, fonts, asset
/// catalogs, keys of appearance properties), and to numbers that must be unique in the process (of actions and menus
/// without identifiers).
@MainActor
package final class UIContext {
    @exclusivity(unchecked) private static var installed: UIContext?

    /// The context in use.
    @inline(__always)
    package static var current: UIContext {
        if let installed { return installed }
        return installFirst()
    }

    /// Installs the context of the process. It is current while no stage's context replaces it.
    @inline(never)
    private static func installFirst() -> UIContext {
        let context = UIContext(
            layers: LayerContext.current, thread: nil, layoutEngine: LayoutEngine(), reportsToSubscribersOnly: false)
        installed = context
        return context
    }

    private init(
        layers: LayerContext, thread: ThreadState?, layoutEngine: LayoutEngine, reportsToSubscribersOnly: Bool
    ) {
        self.layers = layers
        self.thread = thread
        self.layoutEngine = layoutEngine
        self.reportsToSubscribersOnly = reportsToSubscribersOnly
        layers.messageSink = { message in Diagnostics.warn(.layer, message) }
    }

    nonisolated deinit {}

    // MARK: Contexts of stages

    /// Creates the context of a stage, with its event loop.
    package convenience init(loop: any EventLoop) {
        self.init(
            layers: LayerContext(loop: loop), thread: ThreadState(), layoutEngine: Self.current.layoutEngine,
            reportsToSubscribersOnly: true)
        removedControllers = RemovedControllers()
        blinksCaret = false
    }

    /// Creates the context of the next launch on a stage. It keeps the state that is stored outside the program: the
    /// state store, the user's settings and the Info.plist.
    package convenience init(loop: any EventLoop, after ended: UIContext) {
        self.init(loop: loop)
        stateStore = ended.stateStore
        fileChooser = ended.fileChooser
        speller = ended.speller
        sceneManifest = ended.sceneManifest
        languages = ended.languages
        blinksCaret = ended.blinksCaret
        hasOnScreenKeyboard = ended.hasOnScreenKeyboard
        accessibility.settings = ended.accessibility.settings
    }

    private var before: (context: UIContext, layers: LayerContext, thread: ThreadState?)?

    /// Makes this the current context until `end()`, after performing pending work of the previous one.
    package func begin() {
        CATransaction.flush()
        before = (Self.current, LayerContext.replace(with: layers), thread.map(ThreadState.replace(with:)))
        Self.installed = self
        layoutEngine.contextDidChange()
    }

    /// Restores the previous context.
    package func end() {
        guard let before else { return }
        self.before = nil
        _ = LayerContext.replace(with: before.layers)
        if let thread = before.thread { _ = ThreadState.replace(with: thread) }
        Self.installed = before.context
        layoutEngine.contextDidChange()
    }

    // MARK: Lower modules

    /// The context of the layers.
    package let layers: LayerContext
    /// The traits and drawing contexts of the main thread; `nil` in the process's context, which uses the state of the
    /// thread.
    private let thread: ThreadState?

    // MARK: Probes

    /// The callbacks that controllers receive.
    package let callbacks = Probe<CallbackRecord>()
    /// Violations of rules.
    package let diagnostics = Probe<Diagnostic>()
    /// Events of displays: input, sizes, frames.
    package let events = Probe<EventRecord>()
    /// Whether violations are only reported to subscribers, without logs and without ending the program for UIKit's
    /// exceptions.
    let reportsToSubscribersOnly: Bool

    /// Ends all subscriptions, and releases their closures.
    package func endSubscriptions() {
        callbacks.endSubscriptions()
        diagnostics.endSubscriptions()
        events.endSubscriptions()
        memberChanges.endSubscriptions()
        layers.commits.endSubscriptions()
        accessibility.notices.endSubscriptions()
    }

    // MARK: The application

    /// The storage of the application's state between launches; `nil` if it is not stored.
    package var stateStore: (any StateStore)?
    /// The running preservation or restoration.
    let restoration = RestorationContext()
    /// Opens addresses in other programs; `nil` if that is impossible.
    package var urlOpener: (any URLOpener)?
    /// The token for remote notifications, on a stage; `nil` without one.
    package var deviceToken: Data?
    /// Whether the caret of a text blinks; on a stage it is steady unless the test enables it.
    package var blinksCaret = true
    /// The pasteboards.
    let pasteboards = Pasteboards()
    /// The paste configurations of responders.
    let pasteConfigurations = PasteConfigurations()
    /// The desktop's file chooser; `nil` if document pickers show their own list.
    package var fileChooser: (any FileChooser)?

    /// The spelling checker; `nil` if spelling is not checked.
    package var speller: (any Speller)?
    /// Whether typed characters are replaced according to a text's traits (`TypedText`); on a stage only if the test
    /// enables it.
    package var changesTypedText = false
    @exclusivity(unchecked) var application: UIApplication?
    private(set) lazy var device = UIDevice()
    /// The kernel's folder of batteries and power adapters.
    package var powerSupplies = URL(fileURLWithPath: "/sys/class/power_supply")
    private(set) lazy var mainMenu = UIMenuSystem()
    private(set) lazy var contextMenu = UIMenuSystem()
    /// The shared controller of edit menus before iOS 16, once requested: UIKit's class.
    package var menuController: NSObject?
    /// The shared print controller, once requested: UIKit's class.
    package var printController: NSObject?
    /// The scene manifest of the program's Info.plist.
    lazy var sceneManifest = SceneManifest.ofMainBundle
    /// The user activities of responders.
    package let activities = ResponderActivities()
    /// The screen of the scene that the application is about to connect.
    var startingScreen: UIScreen?
    /// The windows that were created before the first scene, and the window among them that should become key.
    var waitingWindows: [WeakReference<UIView>] = []
    var waitingKeyWindow: WeakReference<UIView>?
    /// The screen that is used without an application.
    private(set) lazy var imaginedScreen = UIScreen(
        display: HeadlessDisplay(mode: DisplayMode(size: UIScreen.defaultSize, scale: 1)))
    /// Whether an on-screen keyboard is used for text.
    package var hasOnScreenKeyboard = false {
        didSet {
            guard hasOnScreenKeyboard != oldValue else { return }
            for scene in application?.windowScenes ?? [] { scene.inputViews.update() }
        }
    }
    /// The user's text input mode.
    private(set) lazy var inputMode = UITextInputMode(language: languages.first ?? Locale.preferredLanguages.first)
    /// The views that follow the frame of input views, in all scenes.
    var inputFrameObservers: [InputViews.FrameObserver] = []
    /// The gesture environment of recognizers whose view is outside a window.
    private(set) lazy var gesturesOutsideOfWindows = GestureEnvironment()

    // MARK: Accessibility

    /// The user's settings, the position of the screen reader, and posted notifications.
    package let accessibility = AccessibilityState()

    // MARK: Storyboards and nibs

    /// The languages of storyboards and nibs, in order of preference.
    package lazy var languages = DocumentLanguages.ofUser(ProcessInfo.processInfo.environment)
    /// The storyboards and nibs whose objects are being created.
    var documentMaking = DocumentMaking()

    // MARK: Controllers

    /// Operations that wait for the end of the callbacks that are being sent.
    @exclusivity(unchecked) var flush = TransitionFlush.State()
    /// Counts changes that may make `viewIsAppearing` due: the start of an appearance, an added child, an added view.
    @exclusivity(unchecked) var hierarchyChanges: UInt64 = 0
    /// Whether windows already have the traits of a new size, but not yet the size. Their content is not laid out
    /// until then.
    @exclusivity(unchecked) var isBetweenSizes = false
    /// All presentations, in the order of presentation. A covered controller has no window, and therefore no scene
    /// that could store its presentation.
    @exclusivity(unchecked) var presentations: [WeakReference<Presentation>] = []
    /// The controllers that were removed from a parent, on a stage.
    package private(set) var removedControllers: RemovedControllers?

    /// Records the controllers of an application's windows before the windows are released.
    package func note(removalOf controller: UIViewController) {
        noteRemoval(of: controller)
        for child in controller.children { note(removalOf: child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            note(removalOf: presented)
        }
    }

    /// Records a controller that was removed from a parent. At its end, a stage checks whether the controller still
    /// exists.
    func noteRemoval(of controller: UIViewController) { removedControllers?.append(controller.weakReference) }

    // MARK: Views

    /// The running animation blocks.
    @exclusivity(unchecked) var animations = ViewAnimationContext.Stack()
    /// The animations between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`.
    var begunAnimations: [BegunAnimation] = []
    /// The active property animators.
    @exclusivity(unchecked) var drivenViews: [DrivenViews.Entry] = []
    /// The values of appearance proxies.
    let appearance = AppearanceRegistry()
    /// The solver of all constraints. A stage uses the engine of the previous context: a constraint may connect views
    /// of both contexts, and the engine stores only the state of active constraints.
    let layoutEngine: LayoutEngine
    /// The probe of objects that are not views, after a property of them has changed.
    let memberChanges = Probe<AnyObject>()
}
