import AccessibilityTree
import CoreGraphics
import Foundation

/// The container view of a presentation, over the presenter, with the size of the covered area.
final class PresentationContainerView: UIView {
    @SharedWeak private var presentation: Presentation?

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        InputViews.addFrameObserver(self)
    }

    /// Height in points that the keyboard covers from the bottom, if its text input is in the presented content.
    var heightUnderKeyboard: CGFloat { window?.windowScene?.inputViews.heightCovered(of: self) ?? 0 }

    required init?(coder: NSCoder) { nil }

    /// Controllers in a hidden window receive no callbacks until the window is shown.
    var isInShownWindow: Bool { window?.isShown == true }

    /// Covers the presenter's view.
    ///
    /// If constraints place that view, the container does not resize with the superview: `presenterDidLayOut()`
    /// follows the constraints. Otherwise the container would temporarily have a size from which its content may not
    /// recover. If the presentation removes the presenter's view, its constraints are removed as well.
    func cover(_ view: UIView) {
        frame = view.frame
        if !view.translatesAutoresizingMaskIntoConstraints, presentation?.controller.shouldRemovePresentersView == false
        {
            autoresizingMask = []
        }
    }

    /// Whether the surroundings are hidden for assistive technologies: if they are blocked.
    override var accessibilityViewIsModal: Bool {
        get { accessibilityValues.isModal || presentation?.controller.isModal == true }
        set { accessibilityValues.isModal = newValue }
    }

    /// Different size classes may require a different style.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// A presentation may pass a touch to a view behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        presentation?.controller.containerShouldPass(touchAt: point, with: event) ?? super.hitTest(point, with: event)
    }

    /// Returns the view that would receive a touch without this container.
    func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview = superviewStorage else { return nil }
        for view in superview.subviewsStorage.prefix(while: { $0 !== self }).reversed() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            let inside = view.convert(point, from: self)
            if view.point(inside: inside, with: event), let hit = view.hitTest(inside, with: event) { return hit }
        }
        return nil
    }

    /// Lays out the presented view before the covered view, which may be in this container, too (recorded:
    /// CallbackOrder.md, "Presentation").
    override func layoutSubviews() {
        presentation?.adaptIfNeeded()
        let controller = presentation?.controller
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let view = presentation?.presented.viewStorage, view.isInside(self) { view.layoutIfNeeded() }
        controller?.containerViewDidLayoutSubviews()
        presentation?.layOutPresentationInContext()
    }
}

extension PresentationContainerView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        switch presentation?.controller {
        case is UISheetPresentationController: node.role = .sheet
        case is UIPopoverPresentationController: node.role = .popover
        default: break
        }
    }

    package var elementsBeside: [AccessibilityObject] {
        [(presentation?.controller as? UISheetPresentationController)?.grabberElement].compactMap(\.self)
    }
}

/// A subview of a window that is above the content to which it belongs. Later presentations are above it.
@MainActor
package protocol ContentAttachment: UIView {}
