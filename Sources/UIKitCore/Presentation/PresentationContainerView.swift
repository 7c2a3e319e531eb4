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

    /// Other size classes may ask for another style.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// What meets nothing of the presentation may be for what lies behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentation, hit == nil || presentation.controller.presentedView.map({ hit?.isInside($0) == true }) != true,
            presentation.controller.passesTouch(at: point, with: event)
        else { return hit }
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
