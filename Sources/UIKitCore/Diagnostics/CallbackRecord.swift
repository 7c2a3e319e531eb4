import Foundation
import Synchronization

/// One callback that a view controller received: an entry of the timeline.
package struct CallbackRecord: Sendable {
    package enum Callback: Hashable, Sendable {
        case loadView, viewDidLoad
        case viewWillAppear(animated: Bool), viewIsAppearing(animated: Bool), viewDidAppear(animated: Bool)
        case viewWillDisappear(animated: Bool), viewDidDisappear(animated: Bool)
        case viewWillLayoutSubviews, viewDidLayoutSubviews
        case viewSafeAreaInsetsDidChange
        case viewWillTransition(CGSize)
        case willRotate(UIInterfaceOrientation), willAnimateRotation(UIInterfaceOrientation)
        case didRotate(UIInterfaceOrientation)
        case willMoveToParent(String?), didMoveToParent(String?)
        case deinitialized
    }

    /// Media time, in seconds.
    package let time: Double
    package let controller: ObjectIdentifier
    /// The controller's type, or its title where it has one.
    package let name: String
    package let callback: Callback
}

/// Where callbacks are recorded. Nothing is built while there is no recorder.
@MainActor
package enum CallbackTimeline {
    /// Takes every callback while set, with its controller; without one at the controller's end.
    @exclusivity(unchecked) package static var recorder: (@MainActor (CallbackRecord, UIViewController?) -> Void)? {
        didSet { isRecording.store(recorder != nil, ordering: .relaxed) }
    }

    /// Whether there is a recorder; for `deinit`, which any thread may run.
    nonisolated static let isRecording = Atomic(false)

    @inline(__always)
    static func record(_ callback: @autoclosure () -> CallbackRecord.Callback, of controller: UIViewController) {
        if let recorder { send(callback(), of: controller, to: recorder) }
    }

    fileprivate static func name(of type: UIViewController.Type) -> String {
        if let name = typeNames[ObjectIdentifier(type)] { return name }
        let name = "\(type)"
        typeNames[ObjectIdentifier(type)] = name
        return name
    }

    // A name made from a type takes longer than all else that is recorded.
    @exclusivity(unchecked) private static var typeNames: [ObjectIdentifier: String] = [:]

    @inline(never)
    private static func send(
        _ callback: CallbackRecord.Callback, of controller: UIViewController,
        to recorder: @MainActor (CallbackRecord, UIViewController?) -> Void
    ) {
        let record = CallbackRecord(
            time: CACurrentMediaTime(), controller: ObjectIdentifier(controller), name: controller.timelineName,
            callback: callback)
        recorder(record, callback == .deinitialized ? nil : controller)
    }
}

extension UIViewController {
    /// The title, else the type.
    package var timelineName: String { extras?.title ?? CallbackTimeline.name(of: type(of: self)) }
}
