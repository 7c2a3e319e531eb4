import Foundation
import QuartzCore

/// One callback that a view controller received: an entry of the timeline.
package struct CallbackRecord: Sendable {
    package enum Callback: Sendable {
        case loadView, viewDidLoad
        case viewWillAppear(animated: Bool), viewIsAppearing(animated: Bool), viewDidAppear(animated: Bool)
        case viewWillDisappear(animated: Bool), viewDidDisappear(animated: Bool)
        case viewWillLayoutSubviews, viewDidLayoutSubviews
        case viewSafeAreaInsetsDidChange
        case viewWillTransition(CGSize)
        case willRotate(UIInterfaceOrientation), willAnimateRotation(UIInterfaceOrientation)
        case didRotate(UIInterfaceOrientation)
        case willMoveToParent(Name?), didMoveToParent(Name?)
        case deinitialized
    }

    /// Media time, in seconds.
    package let time: Double
    /// The controller's own weak reference, which identifies it in all of its records.
    package let controller: WeakReference<UIViewController>
    package let name: Name
    /// The controller's parent at that time; `nil` if it has no parent.
    package let parent: Name?
    /// The number of ancestors.
    package let depth: Int
    package let callback: Callback

    /// The display name of a controller: its tracking name, otherwise its title at that time, otherwise its type.
    /// Formatted on reading, which takes longer than recording.
    package struct Name: Sendable, CustomStringConvertible {
        fileprivate let title: String?
        fileprivate let type: UIViewController.Type

        package var description: String { title ?? "\(type)" }
    }
}

/// Sends callbacks to the probe of the current context. Records are created only if it has subscribers.
@MainActor
enum CallbackTimeline {
    @inline(__always)
    static func record(_ callback: @autoclosure () -> CallbackRecord.Callback, of controller: UIViewController) {
        let probe = UIContext.current.callbacks
        if probe.isObserved { send(callback(), of: controller, to: probe) }
    }

    @inline(never)
    private static func send(
        _ callback: CallbackRecord.Callback, of controller: UIViewController, to probe: Probe<CallbackRecord>
    ) {
        probe.send(
            CallbackRecord(
                time: CACurrentMediaTime(), controller: controller.weakReference, name: controller.timelineName,
                parent: controller.parentStorage?.timelineName, depth: controller.ancestorCount, callback: callback))
    }
}

extension UIViewController {
    /// The controller's name in a timeline.
    package var timelineName: CallbackRecord.Name {
        // Chosen (Controllers): `interactionActivityTrackingBaseName` is the name of a controller in timelines and
        // traces.
        CallbackRecord.Name(title: extras?.interactionActivityTrackingBaseName ?? extras?.title, type: type(of: self))
    }
}
