import AccessibilityTree
import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIFoundation

/// Performs the commands of assistive technologies and tests.
@MainActor
package struct AccessibilityPerformer {
    private let scene: UIWindowScene

    package init(_ scene: UIWindowScene) { self.scene = scene }

    /// Performs a command. Returns whether the object has performed it.
    @discardableResult
    package func perform(_ command: AccessibilityCommand, on object: AccessibilityObject) -> Bool {
        switch command {
        case .activate: return activate(object)
        case .increment, .decrement:
            let traits = object.accessibilityTraits
            guard traits.contains(.adjustable), !traits.contains(.notEnabled) else { return false }
            if command == .increment { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
            return true
        case .escape: return escape(from: object)
        case .magicTap: return chain(from: object).contains { $0.accessibilityPerformMagicTap() }
        case .scroll(let direction):
            guard let direction = UIAccessibilityScrollDirection(rawValue: direction.rawValue) else { return false }
            return chain(from: object).contains { $0.accessibilityScroll(direction) }
        case .custom(let index):
            guard let actions = object.accessibilityCustomActions, actions.indices.contains(index) else { return false }
            return actions[index].perform()
        case .setValue(let value):
            guard value.isFinite, !object.accessibilityTraits.contains(.notEnabled) else { return false }
            return (object as? any AccessibilityAdjusting)?.setAccessibilityNumber(value) ?? false
        case .replaceText(let range, let text): return replace(range, with: text, in: object)
        case .selectText(let range):
            guard let input = object as? any UITextInput, let range = input.range(ofUnits: range) else { return false }
            _ = (object as? UIResponder)?.becomeFirstResponder()
            input.selectedTextRange = range
            return true
        case .focus: return focus(object)
        case .scrollIntoView:
            reveal(object)
            return true
        }
    }

    /// Returns an object and the objects after it in the responder chain, at most 1,000.
    private func chain(from object: AccessibilityObject) -> [AccessibilityObject] {
        guard let responder = object as? UIResponder else { return [object] }
        return Array(sequence(first: responder, next: \.next).prefix(1000))
    }

    private func activate(_ object: AccessibilityObject) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        if object.accessibilityActivate() { return true }
        reveal(object)
        let point = object.accessibilityActivationPoint
        guard point.x.isFinite, point.y.isFinite, scene.screen.bounds.contains(point) else { return false }
        // A touch that the program of an assistive technology makes has a contact that no finger has.
        let time = CACurrentMediaTime()
        for phase in [PointerEvent.Phase.began, .ended] {
            scene.handle(
                .pointer(
                    PointerEvent(kind: .touch, contact: -77, phase: phase, location: point, button: 0, time: time)))
        }
        return true
    }

    // Chosen (Accessibility): An escape closes an open menu, as the escape key does. Otherwise the responders perform
    // it: a search ends, a navigation controller pops, and an alert chooses its cancel action. If no responder performs
    // it, it ends the search or dismisses the sheet or popover in front.
    private func escape(from object: AccessibilityObject) -> Bool {
        if let menu = scene.modalInput ?? scene.editMenu {
            menu.dismiss(animated: true)
            return true
        }
        if chain(from: object).contains(where: { $0.accessibilityPerformEscape() }) { return true }
        let window = (object as? UIResponder)?.nearestView?.window ?? scene.keyWindow
        guard let front = window?.rootViewController?.topPresentation else { return false }
        return front.presentedViewController.accessibilityPerformEscape() || front.dismissByEscape()
    }

    private func replace(_ range: Range<Int>, with text: String, in object: AccessibilityObject) -> Bool {
        guard let input = object as? any UITextInput, !object.accessibilityTraits.contains(.notEnabled),
            let range = input.range(ofUnits: range)
        else { return false }
        if let view = object as? UIView, !view.isUserInteractionEnabled { return false }
        guard (object as? any AccessibilityEditing)?.acceptsAccessibilityEdits != false else { return false }
        input.replace(range, withText: text)
        return true
    }

    private func focus(_ object: AccessibilityObject) -> Bool {
        guard let responder = object as? UIResponder else { return false }
        if responder.canBecomeFirstResponder { return responder.becomeFirstResponder() }
        guard let view = object as? UIView, view.canBecomeFocused else { return false }
        view.window?.windowScene?.focusSystem?.requestFocusUpdate(to: view)
        return true
    }

    /// Scrolls until an element is visible, without an animation.
    private func reveal(_ object: AccessibilityObject) {
        guard let view = (object as? UIResponder)?.nearestView, let window = view.window else { return }
        let frame = object.accessibilityFrame
        guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return }
        var rect = window.screen.convert(frame, to: view)
        var inner: UIView = view
        while let outer = inner.superviewStorage {
            rect = inner.convert(rect, to: outer)
            if let scrollView = outer as? UIScrollView {
                let area = CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
                    .inset(by: scrollView.adjustedContentInset)
                if !area.contains(rect), !area.isEmpty {
                    let before = scrollView.contentOffset
                    scrollView.scrollRectToVisible(rect, animated: false)
                    if scrollView.contentOffset != before { window.layoutIfNeeded() }
                }
            }
            inner = outer
        }
    }
}
