import CoreGraphics
import Foundation
import QuartzCore

/// The views of a running zoom: the page in a clipping view, a snapshot of the source view above it, and the dimming
/// of the content behind.
@MainActor
final class ZoomViews {
    let layout: ZoomLayout
    let container: UIView
    private let page: UIView
    private let controller: UIViewController
    private let dimming: ZoomDimming
    /// Clips the page to its visible rectangle.
    private let clip = UIView()
    private let picture: UIView?
    /// Covers the page around the snapshot, so that both fade together.
    private let cover = UIView()
    /// Hidden during the zoom.
    private let source: UIView?
    private let sourceAlpha: CGFloat
    private var imposesSafeArea = false

    /// Adds the views in their initial state; `nil` if the context has no view to zoom.
    init?(_ zoom: Zoom, in context: any UIViewControllerContextTransitioning, isZoomingIn: Bool) {
        guard let controller = context.viewController(forKey: isZoomingIn ? .to : .from),
            let page = context.view(forKey: isZoomingIn ? .to : .from)
        else { return nil }
        let container = context.containerView
        let other = context.viewController(forKey: isZoomingIn ? .from : .to)
        UIView.performWithoutAnimation {
            if isZoomingIn {
                page.frame = context.finalFrame(for: controller)
                container.addSubview(page)
                page.layoutIfNeeded()
            } else if let other, let revealed = context.view(forKey: .to) {
                revealed.frame = context.finalFrame(for: other)
                container.insertSubview(revealed, at: 0)
                revealed.layoutIfNeeded()
            }
        }
        self.container = container
        self.page = page
        self.controller = controller
        let source = other.flatMap { Self.source(of: zoom, from: $0, to: controller, page: page, in: container) }
        self.source = source
        sourceAlpha = source?.alpha ?? 1
        picture = source?.snapshotView(afterScreenUpdates: true)
        layout = ZoomLayout(
            page: container.convert(page.bounds, from: page),
            source: source.map { container.convert($0.bounds, from: $0) },
            alignment: source.flatMap { Self.alignment(of: zoom, from: $0, to: controller, page: page) },
            pageRadius: page.layer.cornerRadius, sourceRadius: source?.layer.cornerRadius ?? 0)
        let isSheet = context.presentationStyle == .pageSheet || context.presentationStyle == .formSheet
        dimming = ZoomDimming(zoom.options, frame: container.bounds, isAroundSheet: isSheet)
        UIView.performWithoutAnimation {
            keepSafeArea()
            addViews()
            showSurroundings(isZoomedIn: !isZoomingIn)
            show(isZoomingIn ? layout.zoomedOut : layout.zoomedIn)
        }
    }

    /// Returns the source view, if it is on the screen and outside the page.
    private static func source(
        of zoom: Zoom, from source: UIViewController, to controller: UIViewController, page: UIView,
        in container: UIView
    ) -> UIView? {
        let context = UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: controller)
        guard let view = zoom.source(context), let window = container.window, view.window === window,
            !view.isDescendant(of: page)
        else { return nil }
        return view
    }

    private static func alignment(
        of zoom: Zoom, from source: UIView, to controller: UIViewController, page: UIView
    ) -> CGRect? {
        guard let provider = zoom.options.alignmentRectProvider, let view = controller.viewIfLoaded else { return nil }
        let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
            source: source, zoomed: controller)
        return provider(context).map { view === page ? $0 : page.convert($0, from: view) }
    }

    /// Imposes the safe area of the page's final frame during the zoom, unless a container already imposes one.
    private func keepSafeArea() {
        guard page === controller.viewIfLoaded, controller.extras?.imposedSafeAreaInsets == nil else { return }
        var insets = page.safeAreaInsets
        let added = controller.additionalSafeAreaInsets
        insets.top -= added.top
        insets.left -= added.left
        insets.bottom -= added.bottom
        insets.right -= added.right
        controller.extrasForWriting.imposedSafeAreaInsets = insets
        imposesSafeArea = true
    }

    private func addViews() {
        clip.clipsToBounds = true
        // Keeps the page's size while the clipping view changes.
        clip.autoresizesSubviews = false
        container.addSubview(dimming)
        container.addSubview(clip)
        clip.addSubview(page)
        if let picture {
            cover.isUserInteractionEnabled = false
            cover.backgroundColor = page.backgroundColor
            cover.addSubview(picture)
            clip.addSubview(cover)
        }
        source?.alpha = 0
    }

    // MARK: Showing

    func show(_ shape: ZoomLayout.Shape) {
        clip.bounds.size = shape.frame.size
        clip.center = CGPoint(x: shape.frame.midX, y: shape.frame.midY)
        clip.layer.cornerRadius = shape.cornerRadius
        clip.alpha = shape.alpha
        page.transform = CGAffineTransform(scaleX: shape.scale, y: shape.scale)
        page.center = shape.pageCenter
        guard let picture else { return }
        cover.frame = CGRect(origin: .zero, size: shape.frame.size)
        cover.alpha = shape.pictureAlpha
        picture.frame = layout.pictureFrame(in: shape.frame.size)
    }

    func showSurroundings(isZoomedIn: Bool) { dimming.show(isZoomedIn) }

    /// Puts the page back into the container with its final frame, and removes the other views.
    func remove() {
        UIView.performWithoutAnimation {
            if page.superview === clip {
                container.insertSubview(page, aboveSubview: clip)
                page.transform = .identity
                page.frame = layout.page
            }
            clip.removeFromSuperview()
            dimming.removeFromSuperview()
            source?.alpha = sourceAlpha
        }
        guard imposesSafeArea else { return }
        imposesSafeArea = false
        controller.extras?.imposedSafeAreaInsets = nil
        page.setNeedsLayout()
    }
}
