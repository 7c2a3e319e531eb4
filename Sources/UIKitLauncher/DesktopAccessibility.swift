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

    // Chosen (Windows): While a screen reader is connected, it receives changes of a window at most every 50
    // milliseconds.
    private static let interval = 0.05

    /// Begins to wait for a screen reader.
    func start(environment: [String: String]) {
        let bus = AccessibilityBus { request in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.handle(request) } }
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
            updateTrees()
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
        }
    }

    private func handle(_ notice: AccessibilityNotice) {
        if let text = notice.text { bus?.announce(text, isAssertive: notice.priority == .high) }
        setNeedsUpdate()
    }

    private func setNeedsUpdate() {
        guard update == nil else { return }
        update = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.interval) { [weak self] in
            self?.update = nil
            self?.updateTrees()
        }
    }

    private func updateTrees() {
        guard commits != nil else { return }
        var program = AccessibleProgram(name: ProcessInfo.processInfo.processName)
        objects = [:]
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            let builder = AccessibilityTreeBuilder(of: scene)
            for (id, object) in builder.objects { objects[id] = (object, scene) }
            let title = scene.title ?? ""
            program.windows.append(
                AccessibleProgram.Window(
                    id: scene.accessibilityValues.number, title: title.isEmpty ? program.name : title,
                    isActive: scene.activationState == .foregroundActive, origin: scene.screen.display.place,
                    scale: scene.screen.scale, tree: builder.root))
        }
        program.windows.sort { $0.id < $1.id }
        bus?.update(program)
    }
}
