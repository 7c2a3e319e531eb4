import CoreGraphics
import Foundation

/// The view in which a presentation happens: over the presenter, as large as what is covered.
final class PresentationContainerView: UIView {
    @SharedWeak private var presentation: Presentation?

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// In a window that is not shown the controllers get no callbacks; they do when it is shown.
    var isInShownWindow: Bool { window?.isShown == true }

    /// A presentation may leave a touch to a view behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        presentation?.controller.containerShouldPass(touchAt: point, with: event) ?? super.hitTest(point, with: event)
    }

    /// Lays out the presented view before what it covers, which may be in here as well (recorded: CallbackOrder.md,
    /// "Presentation").
    override func layoutSubviews() {
        let controller = presentation?.controller
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        if let view = presentation?.presented.viewStorage, view.isInside(self) { view.layoutIfNeeded() }
        controller?.containerViewDidLayoutSubviews()
    }
}
