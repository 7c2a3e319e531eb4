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
    /// The controller's own reference, which is the same in all of its records and in no other controller's.
    package let controller: WeakReference<UIViewController>
    package let name: Name
    /// The controller in which it is a child then; `nil` for none.
    package let parent: Name?
    /// How many parents are above it.
    package let depth: Int
    package let callback: Callback

    /// What a controller is called: the name that it is to be tracked by, else its title at that time, else its
    /// type. Put into words when it is read, which takes
    /// longer than all that is recorded.
    package struct Name: Sendable, CustomStringConvertible {
        fileprivate let title: String?
        fileprivate let type: UIViewController.Type

        package var description: String { title ?? "\(type)" }
    }
}

/// Sends callbacks to the probe of the current context. Nothing is built while it has no subscribers.
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
    /// What the controller is called in a timeline.
    package var timelineName: CallbackRecord.Name {
        CallbackRecord.Name(title: extras?.interactionActivityTrackingBaseName ?? extras?.title, type: type(of: self))
    }
}
