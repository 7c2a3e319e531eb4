import AccessibilityTree
import DesktopBus
import Foundation
import QuartzCore
import UIKitCore

/// Describes the windows to the screen readers of the desktop, and performs their commands.
///
/// While a screen reader is connected, the trees of all scenes are built after commits and notifications, at most
/// every 50 milliseconds. Otherwise no tree is built.
@MainActor
final class DesktopAccessibility {
    private var bus: AccessibilityBus?
    /// The objects of the nodes in the last trees, with their scenes.
    private var objects: [UInt64: (object: AccessibilityObject, scene: UIWindowScene)] = [:]
    private var commits: Probe<CommitRecord>.Subscription?
    private var notices: Probe<AccessibilityNotice>.Subscription?
    private var update: ScheduledWork?
    /// The screen after the last transition.
    private var screen = AccessibilityScreen()
    /// Whether a transition has ended since the last tree.
    private var hasNewScreen = false
    /// The element that a notification of the program names.
    private weak var namedElement: AccessibilityObject?

    // Chosen (Windows): While a screen reader is connected, it receives changes of a window at most every 50
    // milliseconds.
    private static let interval = 0.05

    /// Begins to wait for a screen reader.
    func start(environment: [String: String]) {
        let bus = AccessibilityBus { request in
            MainLoop.send { self.handle(request) }
        }
        self.bus = bus
        bus.start(environment: environment)
    }

    private func handle(_ request: AccessibleRequest) {
        switch request {
        case .clients(true):
            commits = LayerContext.current.commits.subscribe { [weak self] _ in self?.setNeedsUpdate() }
            notices = UIContext.current.accessibility.notices.subscribe { [weak self] in self?.handle($0) }
            UIContext.current.accessibility.settings.isVoiceOverRunning = true
            hasNewScreen = false
            screen = AccessibilityScreen(updateTrees())
        case .clients(false):
            commits?.end()
            notices?.end()
            update?.cancel()
            (commits, notices, update, objects) = (nil, nil, nil, [:])
            UIContext.current.accessibility.settings.isVoiceOverRunning = false
        case .command(let command, let id):
            guard let (object, scene) = objects[id] else { return }
            AccessibilityPerformer(scene).perform(command, on: object)
            setNeedsUpdate()
        case .text(let query):
            let result = objects[query.id].flatMap { object, scene in
                AccessibilityPerformer(scene).result(of: query.query, for: object)
            }
            bus?.finish(query, with: result)
        }
    }

    private func handle(_ notice: AccessibilityNotice) {
        if let text = notice.text { bus?.announce(text, isAssertive: notice.priority == .high) }
        if notice.notification == .screenChanged || notice.notification == .layoutChanged {
            namedElement = notice.element
        }
        if notice.notification == .screenChanged, notice.text == nil, notice.describesScreen { hasNewScreen = true }
        setNeedsUpdate()
    }

    // Chosen (Windows): After a transition, a desktop's screen reader speaks the first new heading of the screen, or
    // its first new text or image. An element that a program names in `screenChanged` or `layoutChanged` receives
    // the focus if it can be focused; otherwise it is spoken.
    /// Describes the screen after a transition, or the element that the program has named.
    private func describeChange(_ root: AccessibilityNode) {
        let new = AccessibilityScreen(root)
        defer { if hasNewScreen { (screen, hasNewScreen) = (new, false) } }
        if let element = namedElement {
            namedElement = nil
            let number = element.accessibilityValues.number
            guard let node = root.elements.first(where: { $0.id == number }) else { return }
            if node.actions.contains(.focus), let (object, scene) = objects[number] {
                AccessibilityPerformer(scene).perform(.focus, on: object)
            } else {
                bus?.announce(node.utterance, isAssertive: false)
            }
        } else if hasNewScreen, let text = new.description(after: screen) {
            bus?.announce(text, isAssertive: false)
        }
    }

    private func setNeedsUpdate() {
        guard update == nil else { return }
        update = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.interval) { [weak self] in
            self?.update = nil
            guard let self, commits != nil else { return }
            describeChange(updateTrees())
        }
    }

    /// Sends the trees of all scenes to the bus, and returns the tree of the active scene.
    private func updateTrees() -> AccessibilityNode {
        var active = AccessibilityNode(id: 0, role: .application)
        var program = AccessibleProgram(name: ProcessInfo.processInfo.processName)
        objects = [:]
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            let builder = AccessibilityTreeBuilder(of: scene)
            for (id, object) in builder.objects { objects[id] = (object, scene) }
            if scene.activationState == .foregroundActive { active = builder.root }
            let title = scene.title ?? ""
            program.windows.append(
                AccessibleProgram.Window(
                    id: scene.accessibilityValues.number, title: title.isEmpty ? program.name : title,
                    isActive: scene.activationState == .foregroundActive, origin: scene.screen.display.place,
                    scale: scene.screen.scale, tree: builder.root))
        }
        program.windows.sort { $0.id < $1.id }
        bus?.update(program)
        return active
    }
}
