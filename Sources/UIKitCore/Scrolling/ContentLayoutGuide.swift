import Cassowary
import Foundation

/// The content of a scroll view as a layout guide: it starts at the origin of the view's coordinate space, and has the
/// content's size.
///
/// If constraints do not determine its size, it is the size that the program has set. If constraints place a zoomed
/// view, the guide has the size of the unscaled content.
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
        guard let scrollView = owningView as? UIScrollView else { return }
        let (size, growth) = (scrollView.contentSize, scrollView.growthByZooming)
        sizeConstraints[0].constant = max(size.width - growth.width, 0)
        sizeConstraints[1].constant = max(size.height - growth.height, 0)
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
        let (guide, growth) = (LayoutEngine.current.rect(of: state).size, growthByZooming)
        let size = CGSize(width: guide.width + growth.width, height: guide.height + growth.height)
        guard abs(size.width - contentSize.width) > 1e-6 || abs(size.height - contentSize.height) > 1e-6 else { return }
        contentSize = size
    }

    /// The difference between the scaled and unscaled size of a zoomed view that constraints place.
    var growthByZooming: CGSize {
        guard zooming.scale != 1, let view = zooming.view, view.isInside(self), view.isPlacedByConstraints,
            let state = view.layoutState
        else { return .zero }
        let (size, factor) = (LayoutEngine.current.rect(of: state).size, zooming.scale - 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the content size from the guide and the scale of a zoomed view. The guide is not smaller than the view
    /// even if it has not been laid out yet.
    ///
    /// - Returns: `nil` if constraints do not place the view.
    func contentSizeOfGuide(atLeast view: UIView) -> CGSize? {
        guard let state = contentGuideIfMade?.layoutState, view.isPlacedByConstraints, let content = view.layoutState
        else { return nil }
        let (engine, growth) = (LayoutEngine.current, growthByZooming)
        let (guide, size) = (engine.rect(of: state).size, engine.rect(of: content).size)
        return CGSize(
            width: max(guide.width, size.width) + growth.width, height: max(guide.height, size.height) + growth.height)
    }
}
