import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Initializers without arguments that classes inherit from NSObject")
struct InheritedInitializerTests {
    @Test("Behaviors and an animator without arguments have no items, and move items that are added")
    func dynamics() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            root.view.addSubview(view)
            let (gravity, collision, push) = (UIGravityBehavior(), UICollisionBehavior(), UIPushBehavior())
            let (item, snap, animator) = (UIDynamicItemBehavior(), UISnapBehavior(), UIDynamicAnimator())
            for behavior in [gravity, collision, push, item, snap] { animator.addBehavior(behavior) }
            stage.advance(by: 0.2)
            expectFalse(animator.isRunning)
            expectNil(animator.referenceView)
            expectEmpty(gravity.items)
            expectEqual(push.mode, .continuous)

            gravity.addItem(view)
            collision.addItem(view)
            push.addItem(view)
            item.addItem(view)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            stage.advance(by: 0.2)

            #expect(view.center.y > 30)
            #expect(view.center.x > 25)
        }
    }

    @Test("Items of bars, menus and swiped rows are empty")
    func items() {
        let (item, group, menuItem) = (UINavigationItem(), UIBarButtonItemGroup(), UIMenuItem())
        item.title = "x"
        let bar = UINavigationBar()
        bar.items = [item]
        expectIdentical(bar.topItem, item)
        expectNil(UINavigationItem().title)
        group.barButtonItems = [UIBarButtonItem()]
        expectEqual(group.barButtonItems.count, 1)
        expectEqual(menuItem.title, "")
        expectEmpty(UISwipeActionsConfiguration().actions)
        let action = UIContextualAction()
        var performed: Bool?
        action.handler(action, UIView()) { performed = $0 }
        expectEqual(performed, false)
        expectNil(UIKeyCommand().input)
        expectEqual(UISceneConfiguration().role, .windowApplication)
        expectNil(UISceneConfiguration().delegateClass)
    }

    @Test("Events, effects, input views and renderers can be created without arguments")
    func others() {
        final class Event: UIEvent {
            override var allTouches: Set<UITouch>? { [UITouch()] }
        }
        expectEqual(UIEvent().type, .touches)
        expectEqual(UIEvent().allTouches, [])
        expectEqual(Event().allTouches?.count, 1)
        expectNil(UIView().hitTest(.zero, with: UIEvent()))
        expectEqual(UIBlurEffect(), UIBlurEffect(style: .extraLight))
        expectNotNil(UIVisualEffectView(effect: UIVibrancyEffect()).effect)
        expectEqual(UIInputView().inputViewStyle, .default)
        expectEqual(UIGraphicsImageRenderer().image { _ in }.size, .zero)
    }
}
