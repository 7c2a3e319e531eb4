import Foundation
import QuartzCore
import RenderServer

// Zooming scales the delegate's view, whose size is then the content's. (Measured: the view's transform, and
// `contentSize` its frame's size.)
// Chosen (Views): The movement of a zoom beyond its limits, and its durations, are chosen.
extension UIScrollView {
    /// Duration of an animated zoom, and of the return to the limits, in seconds.
    private static var zoomDuration: Double { 0.3 }

    var zoomLimits: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    /// The view to zoom, if zooming is possible.
    private var zoomableView: UIView? {
        guard maximumZoomScale > minimumZoomScale, let view = delegate?.viewForZooming(in: self), view !== self,
            view.isInside(self)
        else { return nil }
        return view
    }

    var isZoomingByHand: Bool { zooming.isByHand || zooming.isByWheel }

    func zoomLimitsDidChange() {
        guard maximumZoomScale > minimumZoomScale else { return }
        guard pinch == nil else { return }
        let made = ScrollPinchGestureRecognizer()
        pinch = made
        made.attach(to: self)
    }

    func isUsable(scale: CGFloat, as what: StaticString) -> Bool {
        if scale.isFinite, scale > 0 { return true }
        Diagnostics.warn(
            .invalidGeometry,
            "\(Diagnostics.name(self)): \(what) \(scale) is not finite and above zero; the old one is kept")
        return false
    }

    // MARK: Scale

    /// Sets the scale so that a point of the zoomed view, in its own coordinate space, is at a place in the scroll
    /// view.
    ///
    /// - Parameter place: Relative to the scroll view's top left corner.
    private func apply(_ scale: CGFloat, to view: UIView, holding point: CGPoint, at place: CGPoint, isFree: Bool) {
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        zooming.scale = scale
        zooming.view = view
        let frame = view.frame
        let center = view.center
        view.center = CGPoint(x: center.x + corner.x - frame.minX, y: center.y + corner.y - frame.minY)
        zooming.isSettingSize = true
        contentSize = contentSizeOfGuide(atLeast: view) ?? frame.size
        zooming.isSettingSize = false
        let bounds = view.bounds
        let offset = CGPoint(
            x: corner.x + (point.x - bounds.minX) * scale - place.x,
            y: corner.y + (point.y - bounds.minY) * scale - place.y)
        moveContent(to: isFree ? banded(offset) : restingOffset(nearestTo: offset))
        delegate?.scrollViewDidZoom(self)
    }

    private func banded(_ offset: CGPoint) -> CGPoint {
        let (edge, size) = (restingOffset(nearestTo: offset), backingLayer.properties.bounds.size)
        return CGPoint(
            x: edge.x + (bouncesHorizontally ? ScrollCurve.rubberBand(offset.x - edge.x, dimension: size.width) : 0),
            y: edge.y + (bouncesVertically ? ScrollCurve.rubberBand(offset.y - edge.y, dimension: size.height) : 0))
    }

    /// Converts a point of the scroll view's coordinate space to the zoomed view's.
    private func contentAnchor(_ point: CGPoint, in view: UIView) -> CGPoint {
        view.convert(point, from: self as UIView?)
    }

    private func place(_ point: CGPoint) -> CGPoint {
        let offset = contentOffset
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    func setScale(_ scale: CGFloat, animated: Bool) {
        guard isUsable(scale: scale, as: "zoomScale"), let view = zoomableView else { return }
        let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard scale != zooming.scale else { return }
        let bounds = backingLayer.properties.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(to: scale, view, holding: contentAnchor(middle, in: view), at: place(middle), animated: animated)
    }

    func zoomIn(to rect: CGRect, animated: Bool) {
        guard isUsable(rect, as: "zoom(to:)"), let view = zoomableView else { return }
        let (rect, size, inset) = (rect.standardized, backingLayer.properties.bounds.size, adjustedContentInset)
        let room = CGSize(width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
        guard room.width > 0, room.height > 0 else { return }
        let fitting = min(room.width / max(rect.width, 1e-6), room.height / max(rect.height, 1e-6))
        let scale = min(max(fitting, zoomLimits.lowerBound), zoomLimits.upperBound)
        zoom(
            to: scale, view, holding: CGPoint(x: rect.midX, y: rect.midY),
            at: CGPoint(x: inset.left + room.width / 2, y: inset.top + room.height / 2), animated: animated)
    }

    private func zoom(
        to scale: CGFloat, _ view: UIView, holding point: CGPoint, at place: CGPoint, animated: Bool
    ) {
        stopMotion()
        guard animated, currentWindow != nil else {
            return apply(scale, to: view, holding: point, at: place, isFree: false)
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(view) { self.apply(scale, to: view, holding: point, at: place, isFree: false) }
    }

    private func animateZoom(_ view: UIView, isBounce: Bool = false, _ change: @escaping () -> Void) {
        zooming.count += 1
        let count = zooming.count
        if isBounce { zooming.isBouncing = true } else { zooming.isAnimating = true }
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: change
        ) { [weak self] _ in
            guard let self, zooming.count == count else { return }
            (zooming.isBouncing, zooming.isAnimating) = (false, false)
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
        }
    }

    /// Ends an animated zoom at the model's values.
    func stopZooming() {
        guard zooming.isAnimating || zooming.isBouncing else { return }
        zooming.count += 1
        (zooming.isBouncing, zooming.isAnimating) = (false, false)
        let view = zoomableView
        view?.layer.removeAllAnimations()
        backingLayer.removeAllAnimations()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    }

    // MARK: Pinching

    func pinchDidChange() {
        guard let pinch else { return }
        switch pinch.state {
        case .began:
            guard let view = zoomableView else { return }
            stopZooming()
            if phase == .dragging { endDragging(velocity: .zero, on: nil) }
            stopMotion()
            zooming.isByHand = true
            KeyScrolling.note(self)
            zooming.scaleAtBegin = zooming.scale
            hold(pinch, in: view)
            delegate?.scrollViewWillBeginZooming(self, with: view)
            followPinch()
        case .changed: followPinch()
        case .ended, .cancelled: endZoomingByHand()
        default: break
        }
    }

    /// Records the point of the content at the center of the fingers.
    private func hold(_ pinch: UIPinchGestureRecognizer, in view: UIView) {
        zooming.touchCount = pinch.numberOfTouches
        zooming.held = contentAnchor(pinch.location(in: self), in: view)
    }

    private func followPinch() {
        guard zooming.isByHand, let pinch, let view = zoomableView else { return }
        // The center of the fingers jumps if a finger lifts.
        if pinch.numberOfTouches != zooming.touchCount { hold(pinch, in: view) }
        let scale = shownScale(zooming.scaleAtBegin * pinch.scale)
        apply(scale, to: view, holding: zooming.held, at: place(pinch.location(in: self)), isFree: true)
    }

    /// Returns the scale for a requested scale. Beyond a limit, it follows the requested scale more slowly.
    private func shownScale(_ scale: CGFloat) -> CGFloat {
        let limit = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard scale != limit, bouncesZoom, scale > 0, scale.isFinite else { return limit }
        return limit * pow(scale / limit, 0.3)
    }

    private func endZoomingByHand() {
        guard isZoomingByHand else { return }
        (zooming.isByHand, zooming.isByWheel) = (false, false)
        guard let view = zoomableView else { return rangeDidChange() }
        let scale = min(max(zooming.scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        let offset = contentOffset
        guard scale != zooming.scale || restingOffset(nearestTo: offset) != offset else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
            return
        }
        let bounds = backingLayer.properties.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let (point, place) = (contentAnchor(middle, in: view), place(middle))
        animateZoom(view, isBounce: true) { [self] in
            if scale != zooming.scale {
                apply(scale, to: view, holding: point, at: place, isFree: false)
            } else {
                moveContent(to: restingOffset(nearestTo: contentOffset))
            }
        }
    }

    // MARK: Wheel and keys

    /// Zooms around the pointer: a notch is a tenth of an octave.
    func zoom(byWheel event: UIScrollEvent) -> Bool {
        guard isScrollEnabled, let view = zoomableView else { return false }
        if !zooming.isByWheel {
            stopZooming()
            stopMotion()
            zooming.isByWheel = true
            KeyScrolling.note(self)
            delegate?.scrollViewWillBeginZooming(self, with: view)
        }
        let factor = pow(2, min(max(event.delta.dy, -480), 480) / 240)
        let scale = min(max(zooming.scale * factor, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard scale != zooming.scale else { return true }
        let pointer = pan.location(in: self)
        apply(scale, to: view, holding: contentAnchor(pointer, in: view), at: place(pointer), isFree: false)
        return true
    }

    func endWheelZoom() {
        if zooming.isByWheel { endZoomingByHand() }
    }

    /// Zooms by control or command with plus, minus and zero.
    func zoom(byKey key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> Bool {
        guard !flags.isDisjoint(with: [.control, .command]), zoomableView != nil else { return false }
        switch key {
        case .keyboardEqualSign, .keypadPlus: setZoomScale(zoomScale * 1.25, animated: true)
        case .keyboardHyphen, .keypadHyphen: setZoomScale(zoomScale / 1.25, animated: true)
        case .keyboard0, .keypad0: setZoomScale(1, animated: true)
        default: return false
        }
        return true
    }
}

/// The state of zooming.
struct ScrollZooming {
    var scale: CGFloat = 1
    /// The view that has the scale.
    weak var view: UIView?
    /// Whether two fingers are zooming.
    var isByHand = false
    var isByWheel = false
    var isBouncing = false
    var isAnimating = false
    /// Whether zooming sets the content size, which must not correct the offset yet.
    var isSettingSize = false
    var scaleAtBegin: CGFloat = 1
    /// The number of fingers when `held` was recorded.
    var touchCount = 0
    /// The point of the zoomed view between the fingers.
    var held = CGPoint.zero
    /// Counts the animations.
    var count = 0
}
