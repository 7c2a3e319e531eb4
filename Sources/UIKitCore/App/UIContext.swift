import Foundation
import QuartzCore
import RenderServer
import StateArchive
import UIFoundation

/// The state of the main side that belongs to no object of the program and to no window scene. There is one a process; a stage
/// of a test has one of its own, which ends with it, so that nothing of one test reaches the next.
///
/// What there is one of a window scene (the input, the focus, the key window, the open menu, a rotation) is the scene's. Views
/// and controllers do not know their context: they use the current one, since there is one at a time.
///
/// What remains static are caches that say the same whatever the context is (named actions, symbols, fonts, asset catalogs, keys
/// of appearance properties), and numbers that must differ in the process (of actions and menus without identifiers).
@MainActor
package final class UIContext {
    @exclusivity(unchecked) private static var installed: UIContext?

    /// The context in use.
    @inline(__always)
    package static var current: UIContext {
        if let installed { return installed }
        return installFirst()
    }

    /// That of the process, for as long as no other takes its place.
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

    // MARK: A stage's

    /// Makes the context of a stage, with its event loop.
    package convenience init(loop: any EventLoop) {
        self.init(
            layers: LayerContext(loop: loop), thread: ThreadState(), layoutEngine: Self.current.layoutEngine,
            reportsToSubscribersOnly: true)
        removedControllers = RemovedControllers()
        blinksCaret = false
    }

    /// Makes the context of the next launch on a stage. What is outside of the program goes on: where its state is kept, what the
    /// user and the Info.plist say.
    package convenience init(loop: any EventLoop, after ended: UIContext) {
        self.init(loop: loop)
        stateStore = ended.stateStore
        fileChooser = ended.fileChooser
        speller = ended.speller
        sceneManifest = ended.sceneManifest
        languages = ended.languages
        blinksCaret = ended.blinksCaret
        hasOnScreenKeyboard = ended.hasOnScreenKeyboard
    }

    private var before: (context: UIContext, layers: LayerContext, thread: ThreadState?)?

    /// Becomes the current context, until `end()`. What was pending in the one before is done first.
    package func begin() {
        CATransaction.flush()
        before = (Self.current, LayerContext.replace(with: layers), thread.map(ThreadState.replace(with:)))
        Self.installed = self
        layoutEngine.contextDidChange()
    }

    /// Makes the context before the current one again.
    package func end() {
        guard let before else { return }
        self.before = nil
        _ = LayerContext.replace(with: before.layers)
        if let thread = before.thread { _ = ThreadState.replace(with: thread) }
        Self.installed = before.context
        layoutEngine.contextDidChange()
    }

    // MARK: Below

    /// The layers' part.
    package let layers: LayerContext
    /// The main thread's traits and drawing contexts; the process's context leaves the thread its own.
    private let thread: ThreadState?

    // MARK: Probes

    /// The callbacks that controllers get.
    package let callbacks = Probe<CallbackRecord>()
    /// The rules that are broken.
    package let diagnostics = Probe<Diagnostic>()
    /// What displays report: input, sizes, frames.
    package let events = Probe<EventRecord>()
    /// Whether broken rules are only reported: neither is anything logged, nor does an exception of UIKit's end the program.
    let reportsToSubscribersOnly: Bool

    /// Ends all subscriptions, and releases what they hold.
    package func endSubscriptions() {
        callbacks.endSubscriptions()
        diagnostics.endSubscriptions()
        events.endSubscriptions()
        layers.commits.endSubscriptions()
    }

    // MARK: The application

    /// Where the application's state is kept between its launches; `nil` where it is not.
    package var stateStore: (any StateStore)?
    /// What is under way of preserving and restoring it.
    let restoration = RestorationContext()
    /// What opens addresses in other programs; `nil` where nothing does.
    package var urlOpener: (any URLOpener)?
    /// By what a server sends notifications to the program, on a stage; `nil` where none can.
    package var deviceToken: Data?
    /// Whether the caret of a text goes on and off; on a stage it is steady unless the test says otherwise.
    package var blinksCaret = true
    /// What was copied.
    let pasteboards = Pasteboards()
    /// What responders take that is pasted.
    let pasteConfigurations = PasteConfigurations()
    /// What pickers of files ask; `nil` where they show a list of their own.
    package var fileChooser: (any FileChooser)?

    /// Knows how words are spelled; `nil` where no word is checked.
    package var speller: (any Speller)?
    /// Whether typed characters become others as a text's traits say (`TypedText`): on a stage only if the test says so.
    package var changesTypedText = false
    @exclusivity(unchecked) var application: UIApplication?
    private(set) lazy var device = UIDevice()
    private(set) lazy var mainMenu = UIMenuSystem()
    private(set) lazy var contextMenu = UIMenuSystem()
    /// What shows edit menus in the way before iOS 16, once it has been asked for: UIKit's class.
    package var menuController: NSObject?
    /// What the program's Info.plist says of its scenes.
    lazy var sceneManifest = SceneManifest.ofMainBundle
    /// The responders that have a user activity.
    package let activities = ResponderActivities()
    /// The screen of the scene that the application is about to connect.
    var startingScreen: UIScreen?
    /// The windows that were made while an application starts and has no scene yet, and the one of them that is to be key.
    var waitingWindows: [WeakReference<UIView>] = []
    var waitingKeyWindow: WeakReference<UIView>?
    /// The screen without an application.
    private(set) lazy var imaginedScreen = UIScreen(
        display: HeadlessDisplay(mode: DisplayMode(size: UIScreen.defaultSize, scale: 1)))
    /// Whether texts are typed on a keyboard that is shown on the screen.
    package var hasOnScreenKeyboard = false {
        didSet {
            guard hasOnScreenKeyboard != oldValue else { return }
            for scene in application?.windowScenes ?? [] { scene.inputViews.update() }
        }
    }
    /// How the user puts text in.
    private(set) lazy var inputMode = UITextInputMode(language: languages.first ?? Locale.preferredLanguages.first)
    /// The views that follow the frame of input views, in all scenes.
    var inputFrameObservers: [InputViews.FrameObserver] = []
    /// For recognizers whose view is in no window.
    private(set) lazy var gesturesOutsideOfWindows = GestureEnvironment()

    // MARK: Documents

    /// The languages in which documents are looked for, the best one first.
    package lazy var languages = DocumentLanguages.ofUser(ProcessInfo.processInfo.environment)
    /// The documents of which objects are being made.
    var documentMaking = DocumentMaking()

    // MARK: Controllers

    /// What waits for the end of the callbacks that are being sent.
    @exclusivity(unchecked) var flush = TransitionFlush.State()
    /// Counts what may make `viewIsAppearing` due: an appearance that begins, a child or a view that is added.
    @exclusivity(unchecked) var hierarchyChanges: UInt64 = 0
    /// Whether windows have the traits that go with another size already, and not yet the size: nothing inside is to be laid out.
    @exclusivity(unchecked) var isBetweenSizes = false
    /// All presentations, in the order in which they were presented. A controller that is covered is in no window, and so in
    /// no scene that could be asked for its own.
    @exclusivity(unchecked) var presentations: [WeakReference<Presentation>] = []
    /// The controllers that were removed from a parent, on a stage.
    package private(set) var removedControllers: RemovedControllers?

    /// An application's windows go, with their roots and what is in them.
    package func note(removalOf controller: UIViewController) {
        noteRemoval(of: controller)
        for child in controller.children { note(removalOf: child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            note(removalOf: presented)
        }
    }

    /// A controller was removed from a parent: a stage looks at its end whether it is still there.
    func noteRemoval(of controller: UIViewController) { removedControllers?.append(controller.weakReference) }

    // MARK: Views

    /// The animation blocks that run.
    @exclusivity(unchecked) var animations = ViewAnimationContext.Stack()
    /// The active property animators.
    @exclusivity(unchecked) var drivenViews: [DrivenViews.Entry] = []
    /// What was set on appearance proxies.
    let appearance = AppearanceRegistry()
    /// The solver of all constraints. A stage takes over that of the context before: a constraint may connect views that were
    /// made on either, and the engine holds nothing but what active constraints say.
    let layoutEngine: LayoutEngine
}
