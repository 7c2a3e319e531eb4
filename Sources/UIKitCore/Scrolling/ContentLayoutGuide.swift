import Cassowary
import Foundation

/// The content of a scroll view as a layout guide: it starts at the origin of the view's coordinate space, and has the
/// content's size.
///
/// If constraints do not determine its size, it is the size that the program has set.
final class ContentLayoutGuide: UILayoutGuide, SystemLayoutGuide {
    private var sizeConstraints: [NSLayoutConstraint] = []

    nonisolated deinit {}

    init(of scrollView: UIScrollView) {
        super.init()
        scrollView.addLayoutGuide(self)
        let size = scrollView.contentSize
        sizeConstraints = [
            widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
        ]
        // Below all other priorities.
        for constraint in sizeConstraints { constraint.priority = UILayoutPriority(0.5) }
        NSLayoutConstraint.activate(
            [
                leftAnchor.constraint(equalTo: scrollView.leftAnchor),
                topAnchor.constraint(equalTo: scrollView.topAnchor),
            ]
                + sizeConstraints)
    }

    func updateConstants() {
        guard let size = (owningView as? UIScrollView)?.contentSize else { return }
        sizeConstraints[0].constant = size.width
        sizeConstraints[1].constant = size.height
    }
}

/// The frame of a scroll view as a layout guide, in the coordinate space of its content: it moves as the content
/// scrolls.
final class FrameLayoutGuide: UILayoutGuide, SystemLayoutGuide {
    private var pins: [NSLayoutConstraint] = []

    nonisolated deinit {}

    init(of scrollView: UIScrollView) {
        super.init()
        scrollView.addLayoutGuide(self)
        pins = [
            leftAnchor.constraint(equalTo: scrollView.leftAnchor), topAnchor.constraint(equalTo: scrollView.topAnchor),
        ]
        updateConstants()
        NSLayoutConstraint.activate(
            pins + [
                widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                heightAnchor.constraint(equalTo: scrollView.heightAnchor),
            ])
    }

    func updateConstants() {
        guard let origin = owningView?.bounds.origin else { return }
        // The pins are relative to the left and top edges of the content.
        pins[0].constant = origin.x
        pins[1].constant = origin.y
    }
}

extension UIScrollView {
    var contentGuide: ContentLayoutGuide {
        if let contentGuideIfMade { return contentGuideIfMade }
        let guide = systemGuide("UIScrollView-contentLayoutGuide") { _ in ContentLayoutGuide(of: self) }
        contentGuideIfMade = guide
        return guide
    }

    var frameGuide: UILayoutGuide { systemGuide("UIScrollView-frameLayoutGuide") { _ in FrameLayoutGuide(of: self) } }

    /// Sets the content size to the size from constraints.
    func takeContentSizeOfGuide() {
        guard let state = contentGuideIfMade?.layoutState else { return }
        let size = LayoutEngine.current.rect(of: state).size
        guard abs(size.width - contentSize.width) > 1e-6 || abs(size.height - contentSize.height) > 1e-6 else { return }
        contentSize = size
    }
}
