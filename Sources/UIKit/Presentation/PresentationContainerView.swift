import CoreGraphics
import Foundation

/// The view in which a presentation happens: over the presenter, as large as what is covered.
final class PresentationContainerView: UIView {
    unowned let controller: UIPresentationController

    init(frame: CGRect, controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        controller.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller.containerViewDidLayoutSubviews()
    }
}
