import CoreGraphics
import Foundation
import QuartzCore

/// The session of a drag that calls closures at its end.
@MainActor
package protocol EndingDragSession: UIDragSession {
    /// Adds a closure to call when the drag or a cancelled lift is over, after the delegate of the source was notified.
    func whenEnded(_ body: @escaping () -> Void)
}

/// The session that a program sees during a drag.
final class DragSession: NSObject, EndingDragSession {
    var items: [UIDragItem] = []
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var localContext: Any?
    /// The position of the finger on the screen.
    var point = CGPoint.zero
    weak var scene: UIWindowScene?
    private var endings: [() -> Void] = []

    nonisolated deinit {}

    func whenEnded(_ body: @escaping () -> Void) { endings.append(body) }

    func runEndings() {
        let all = endings
        endings = []
        for ending in all { ending() }
    }

    func location(in view: UIView) -> CGPoint {
        guard let scene, view.window != nil else { return point }
        return view.layer.convert(point, from: scene.screen.rootLayer)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { typeIdentifiers.contains(where: $0.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// The session that a program sees for a possible drop.
final class DropSession: NSObject, UIDropSession {
    private let drag: DragSession
    private(set) var progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    private var loads = 0
    /// Called each time that all requested data is loaded.
    var didLoad: () -> Void = {}

    init(of drag: DragSession) { self.drag = drag }

    nonisolated deinit {}

    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var isLoading: Bool { loads > 0 }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        loads += 1
        let load = ObjectLoad(aClass, of: items.map(\.itemProvider)) { [weak self] objects in
            completion(objects)
            guard let self else { return }
            loads -= 1
            if loads == 0 { didLoad() }
        }
        progress.totalUnitCount += 1
        progress.addChild(load.progress, withPendingUnitCount: 1)
        load.begin()
        return load.progress
    }
}

/// Loads objects from several providers, in their order. Objects that fail to load are left out.
@MainActor
final class ObjectLoad {
    private let aClass: any NSItemProviderReading.Type
    private let providers: [NSItemProvider]
    private var objects: [Int: any NSItemProviderReading] = [:]
    private var pending = 0
    private let completion: ([any NSItemProviderReading]) -> Void
    let progress: Progress

    init(
        _ aClass: any NSItemProviderReading.Type, of providers: [NSItemProvider],
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) {
        self.aClass = aClass
        self.providers = providers.filter { $0.canLoadObject(ofClass: aClass) }
        self.completion = completion
        progress = Progress(totalUnitCount: Int64(max(1, self.providers.count)))
    }

    nonisolated deinit {}

    func begin() {
        pending = providers.count
        guard pending > 0 else {
            MainLoop.send { [self] in finish() }
            return
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                // A loader may call back on any thread.
                MainLoop.send { [self] in receive(object, at: index) }
            }
        }
    }

    private func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        pending -= 1
        progress.completedUnitCount += 1
        if pending == 0 { finish() }
    }

    private func finish() {
        progress.completedUnitCount = progress.totalUnitCount
        completion(objects.sorted { $0.key < $1.key }.map(\.value))
    }
}
