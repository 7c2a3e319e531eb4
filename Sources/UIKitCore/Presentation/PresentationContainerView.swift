import CoreGraphics
import Foundation

/// The view in which a presentation happens: over the presenter, as large as what is covered.
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?

    init(controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    /// In a window that is not shown the controllers get no callbacks; they do when it is shown.
    var isInShownWindow: Bool { window?.isShown == true }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }
}
