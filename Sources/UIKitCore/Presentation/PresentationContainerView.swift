import CoreGraphics
import Foundation

/// The view in which a presentation happens: over the presenter, as large as what is covered.
final class PresentationContainerView: UIView {
    @SharedWeak private var presentation: Presentation?

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        InputViews.addFrameObserver(self)
    }

    /// How much of it, from its bottom, the keyboard covers of a text in what is presented.
    var heightUnderKeyboard: CGFloat { window?.windowScene?.inputViews.heightCovered(of: self) ?? 0 }

    required init?(coder: NSCoder) { nil }

    /// In a window that is not shown the controllers get no callbacks; they do when it is shown.
    var isInShownWindow: Bool { window?.isShown == true }

    /// Covers the presenter's view.
    ///
    /// If constraints place that view, the container does not resize with the superview: `presenterDidLayOut()` follows the constraints.
    /// Between the two the container would take a size that its content may not recover from. If the presentation removes the
    /// presenter's view, its constraints are removed as well.
    func cover(_ view: UIView) {
        frame = view.frame
        if !view.translatesAutoresizingMaskIntoConstraints, presentation?.controller.shouldRemovePresentersView == false
        {
            autoresizingMask = []
        }
    }

    /// Other size classes may ask for another style.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// A presentation may leave a touch to a view behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        presentation?.controller.containerShouldPass(touchAt: point, with: event) ?? super.hitTest(point, with: event)
    }

    /// What would get a touch if this were not there.
    func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview = superviewStorage else { return nil }
        for view in superview.subviewsStorage.prefix(while: { $0 !== self }).reversed() {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { continue }
            let inside = view.convert(point, from: self)
            if view.point(inside: inside, with: event), let hit = view.hitTest(inside, with: event) { return hit }
        }
        return nil
    }

    /// Lays out the presented view before what it covers, which may be in here as well (recorded: CallbackOrder.md,
    /// "Presentation").
    override func layoutSubviews() {
        presentation?.adaptIfNeeded()
        let controller = presentation?.controller
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let view = presentation?.presented.viewStorage, view.isInside(self) { view.layoutIfNeeded() }
        controller?.containerViewDidLayoutSubviews()
    }
}
