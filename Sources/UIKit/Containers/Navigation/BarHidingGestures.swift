import CoreGraphics
import Foundation

/// The visibility of the bars, and the options that hide them.
struct BarVisibility {
    var isNavigationBarHidden = false
    var isToolbarHidden = true
    var hidesOnTap = false
    var hidesOnSwipe = false
    var hidesWhenVerticallyCompact = false
    var hidesWhenKeyboardAppears = false
    /// Whether the bars are being animated. They stay visible until the animation ends.
    var isAnimating = false
    /// Whether a tap shows the bars again because the keyboard or a compact height hid them.
    var returnsOnTap = false
}

/// Hides and shows the bars for taps and swipes, and hides them when the keyboard appears.
@MainActor
final class BarHidingGestures: NSObject {
    private unowned let navigation: UINavigationController
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private var observation: (any NSObjectProtocol)?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        tap.delegate = self
        tap.cancelsTouchesInView = false
        tap.addTarget(self, action: BarHidingGestures.tapped)
        swipe.delegate = self
        swipe.cancelsTouchesInView = false
        swipe.addTarget(self, action: BarHidingGestures.swiped)
        observation = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow() } }
        update()
    }

    isolated deinit { observation.map(NotificationCenter.default.removeObserver) }

    func attach(to view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
    }

    func update() {
        tap.isEnabled =
            navigation.bars.hidesOnTap || navigation.bars.hidesWhenKeyboardAppears
            || navigation.bars.hidesWhenVerticallyCompact
        swipe.isEnabled = navigation.bars.hidesOnSwipe
    }

    private func tapped() {
        let isHidden = navigation.bars.isNavigationBarHidden
        guard navigation.bars.hidesOnTap || isHidden && navigation.bars.returnsOnTap else { return }
        setHidden(!isHidden)
    }

    private func swiped() {
        guard swipe.state == .ended || swipe.state == .changed else { return }
        let moved = swipe.translation(in: navigation.view).y
        // Chosen (Controllers): A swipe of more than 30 points hides or shows the bars of a navigation controller.
        guard abs(moved) > 30 else { return }
        swipe.setTranslation(.zero, in: navigation.view)
        if navigation.bars.isNavigationBarHidden != (moved < 0) { setHidden(moved < 0) }
    }

    private func keyboardWillShow() {
        guard navigation.bars.hidesWhenKeyboardAppears, navigation.viewIfLoaded?.window != nil,
            !navigation.bars.isNavigationBarHidden
        else { return }
        navigation.bars.returnsOnTap = true
        setHidden(true)
    }

    /// Hides or shows the bars. The toolbar is included if it has items.
    func setHidden(_ hidden: Bool) {
        let hasItems = navigation.stack.last?.toolbarItems?.isEmpty == false
        navigation.changeBars(navigationBar: hidden, toolbar: hasItems ? hidden : nil, animated: true)
    }
}

extension BarHidingGestures: UIGestureRecognizerDelegate {
    /// Returns `false` for touches on bars and controls, which do not hide the bars, and for swipes that are not
    /// vertical.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        if view.isDescendant(of: navigation.navigationBarInUse) { return false }
        if let toolbar = navigation.toolbarStorage, view.isDescendant(of: toolbar) { return false }
        return gestureRecognizer !== tap || !(view is UIControl)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === swipe else { return true }
        let heading = swipe.heading(in: navigation.view)
        return abs(heading.y) > abs(heading.x)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }
}

extension UINavigationController {
    var hidingInUse: BarHidingGestures {
        if let hiding { return hiding }
        let made = BarHidingGestures(self)
        hiding = made
        if let view = viewIfLoaded { made.attach(to: view) }
        return made
    }

    /// Hides or shows the bars. `nil` leaves a bar unchanged.
    func changeBars(navigationBar: Bool?, toolbar: Bool?, animated: Bool) {
        let old = bars
        if let navigationBar { bars.isNavigationBarHidden = navigationBar }
        if let toolbar {
            bars.isToolbarHidden = toolbar
            if !toolbar { _ = toolbarInUse }
        }
        guard
            old.isNavigationBarHidden != bars.isNavigationBarHidden || old.isToolbarHidden != bars.isToolbarHidden
        else { return }
        if !bars.isNavigationBarHidden { bars.returnsOnTap = false }
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        if !animated { changeAtOnce() }
        // A change within an appearance callback is animated together with the transition that is about to begin.
        let isBeginning = openTransitions.contains { $0.phase == .beginning && $0.isAnimated }
        guard animated, view.window != nil, !isBeginning else { return }
        bars.isAnimating = true
        UIView.performWithoutAnimation {
            if !bars.isNavigationBarHidden { navigationBarInUse.isHidden = false }
            if let toolbarStorage, !bars.isToolbarHidden { toolbarStorage.isHidden = false }
        }
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            layOut()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            bars.isAnimating = false
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Applies a change without animation. The change is not part of a transition that is about to begin, and also
    /// affects the outgoing page.
    private func changeAtOnce() {
        if motion?.barsBefore != nil { motion?.barsBefore = bars }
        UIView.performWithoutAnimation { layOutBars(for: shownPage) }
    }

    func updateForHeightClass() {
        guard bars.hidesWhenVerticallyCompact else { return }
        let isCompact = traitCollection.verticalSizeClass == .compact
        guard bars.isNavigationBarHidden != isCompact else { return }
        bars.returnsOnTap = isCompact
        hidingInUse.setHidden(isCompact)
        if isCompact { bars.returnsOnTap = true }
    }
}
