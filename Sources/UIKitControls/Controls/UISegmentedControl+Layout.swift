import CoreGraphics
import Foundation
import QuartzCore

extension UISegmentedControl {
    private static let height: CGFloat = 32
    /// The space at both sides of a segment's content, in points.
    private static let padding: CGFloat = 9.25

    func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(index, 0), segments.count - 1) }

    func segment(at index: Int) -> ControlSegment? { pinned(index).map { segments[$0] } }

    func change(_ index: Int, _ body: (ControlSegment) -> Void) {
        guard let segment = segment(at: index) else { return }
        body(segment)
        segment.contentDidChange()
        segmentsDidChange()
    }

    func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    // MARK: - Measuring

    var contentSize: CGSize {
        let image = looks.background(for: .normal, isCompact: isCompact)
        let height = max(
            image?.size.height ?? Self.height, segments.reduce(0) { max($0, ($1.image?.size.height ?? 0) + 4) })
        return CGSize(width: naturalWidths().reduce(0, +).rounded(.up), height: height)
    }

    /// Returns the widths of the segments if the space is not limited.
    private func naturalWidths() -> [CGFloat] {
        let needed = segments.map { segment in
            segment.width > 0 ? segment.width : segment.contentSize(looks).width.rounded(.up) + 2 * Self.padding
        }
        guard !apportionsSegmentWidthsByContent else { return needed }
        let widest = zip(segments, needed).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
        return zip(segments, needed).map { $0.width > 0 ? $1 : widest }
    }

    /// Returns the frames of the segments, from left to right. Segments without a custom width share the remaining
    /// width proportionally.
    private func segmentFrames() -> [CGRect] {
        guard !segments.isEmpty else { return [] }
        let natural = naturalWidths()
        let given = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? $1.1 : 0) }
        let free = max(0, bounds.width - given)
        let flexible = natural.reduce(0, +) - given
        let count = segments.count { $0.width == 0 }
        let scale = displayPixelScale
        var edge: CGFloat = 0
        var frames: [CGRect] = []
        for (segment, width) in zip(segments, natural) {
            var width = width
            if segment.width == 0 {
                let share =
                    apportionsSegmentWidthsByContent && flexible > 0
                    ? width + (free - flexible) / CGFloat(count) : free / CGFloat(count)
                width = max(0, share)
            }
            let (left, right) = ((edge * scale).rounded() / scale, ((edge + width) * scale).rounded() / scale)
            frames.append(CGRect(x: left, y: 0, width: right - left, height: bounds.height))
            edge += width
        }
        guard isRightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    // MARK: - Layout

    /// The segment with the selection indicator.
    private var shownSelection: Int? {
        if let dragged = fingerPress.dragged { return segments.indices.contains(dragged) ? dragged : nil }
        if isMomentary { return fingerPress.highlighted }
        return segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    }

    private func state(of index: Int) -> State {
        if !isEnabled || !segments[index].isEnabled {
            return index == shownSelection ? [.disabled, .selected] : .disabled
        }
        if index == shownSelection { return .selected }
        return index == fingerPress.highlighted ? .highlighted : .normal
    }

    func layoutSegments() {
        let frames = segmentFrames()
        parts.frames = frames
        parts.background.frame = bounds
        let hasImages = !looks.backgrounds.isEmpty
        parts.background.backgroundColor = hasImages ? nil : backgroundColor == nil ? .tertiarySystemFill : nil
        layoutThumb(hasImages: hasImages)
        let selection = shownSelection
        for (index, segment) in segments.enumerated() {
            let (frame, state) = (frames[index], state(of: index))
            let (left, right) = isRightToLeft ? (index + 1, index - 1) : (index - 1, index + 1)
            segment.layoutBackground(
                hasImages ? looks.background(for: state, isCompact: isCompact) : nil, in: frame,
                cutsLeft: segments.indices.contains(left), cutsRight: segments.indices.contains(right), of: self)
            segment.layoutContent(
                in: frame.insetBy(dx: min(2, frame.width / 2), dy: 0), of: self, state: state,
                adjustment: looks.adjustment(for: place(of: index), isCompact: isCompact), looks: looks)
            segment.contentView?.alpha = index == fingerPress.highlighted && index != selection && !hasImages ? 0.2 : 1
            let isPressed = fingerPress.isOnSelection && index == selection && !hasImages
            segment.contentView?.transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            layoutSeparator(before: index, frames: frames, isClear: index == selection || index - 1 == selection)
        }
    }

    private func place(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        return index == 0 ? .left : index == segments.count - 1 ? .right : .center
    }

    private func layoutSeparator(before index: Int, frames: [CGRect], isClear: Bool) {
        let segment = segments[index]
        guard index > 0, frames[index].width >= 3 else {
            return segment.layoutSeparator(nil, in: nil, isClear: true, of: self)
        }
        let (before, after) = (state(of: index - 1), state(of: index))
        let image = looks.divider(
            left: isRightToLeft ? after : before, right: isRightToLeft ? before : after, isCompact: isCompact)
        if image == nil, !looks.backgrounds.isEmpty {
            return segment.layoutSeparator(nil, in: nil, isClear: true, of: self)
        }
        let edge = isRightToLeft ? frames[index].maxX : frames[index].minX
        let width = image?.size.width ?? 1
        let inset = image == nil ? min(8, bounds.height / 4) : 0
        let rect = CGRect(x: edge - width / 2, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
        segment.layoutSeparator(image, in: rect, isClear: isClear, of: self)
    }

    private func layoutThumb(hasImages: Bool) {
        guard let index = shownSelection, !hasImages else {
            parts.thumb.alpha = 0
            parts.showsThumb = false
            return
        }
        let thumb = parts.thumb
        let frame = parts.frames[index]
        let place = frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2))
        let move = {
            thumb.bounds.size = place.size
            thumb.center = CGPoint(x: place.midX, y: place.midY)
        }
        // If the selection indicator becomes visible, its position is not animated.
        if parts.showsThumb { move() } else { UIView.performWithoutAnimation(move) }
        parts.showsThumb = true
        thumb.layer.cornerRadius = min(7, place.height / 2)
        thumb.alpha = isEnabled ? 1 : 0.5
        thumb.transform = fingerPress.isOnSelection ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        thumb.backgroundColor = selectedSegmentTintColor ?? Self.standardThumbColor
    }

    private static let standardThumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    // MARK: - Animation

    /// Animates the selection indicator with the spring of iOS, which is critically damped: stiffness 503.551, damping
    /// 44.8799.
    func showPress(animated: Bool) {
        guard animated, !parts.frames.isEmpty else { return setNeedsLayout() }
        UIView.animate(springDuration: 0.28, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layoutSegments()
        }
    }

    /// Moves segments to their new frames with an animation. A new segment fades in.
    func layoutAnimated(from new: ControlSegment?) {
        guard window != nil else { return }
        if let new, let index = segments.firstIndex(where: { $0 === new }), bounds.width > 0 {
            UIView.performWithoutAnimation {
                let frame = segmentFrames()[index]
                new.layoutContent(in: frame, of: self, state: state(of: index), adjustment: .zero, looks: looks)
                new.contentView?.alpha = 0
            }
        }
        UIView.animate(withDuration: 0.25) { self.layoutSegments() }
    }

    // MARK: - Following a finger

    /// Returns the segment at a point. For a point beyond the ends, it is the first or last segment.
    private func index(at place: CGPoint) -> Int? {
        guard !parts.frames.isEmpty, parts.frames.count == segments.count else { return nil }
        if let hit = parts.frames.firstIndex(where: { $0.minX <= place.x && place.x < $0.maxX }) { return hit }
        let isBefore = place.x < bounds.midX
        return isBefore != isRightToLeft ? 0 : segments.count - 1
    }

    /// Creates an interaction that selects a segment when a dragged item is held over it.
    func segmentSpring() -> SystemSpring {
        let spring = SystemSpring { [weak self] _, context in
            guard let self, let index = index(at: context.location(in: self)) else { return }
            userDidSelect(index, with: nil)
        }
        spring.part = { [weak self] point in
            guard let self, let index = index(at: point), isEnabled, segments[index].isEnabled else { return nil }
            return UISpringLoadedInteraction.Part(index, view: segments[index].contentView)
        }
        return spring
    }

    func beginPress(at touch: UITouch) -> Bool {
        layoutIfNeeded()
        guard let index = index(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        fingerPress = SegmentPress(isActive: true)
        if index == selectedSegmentIndex, !isMomentary {
            fingerPress.dragged = index
        } else {
            fingerPress.highlighted = index
        }
        showPress(animated: window != nil)
        return true
    }

    func movePress(to touch: UITouch) {
        guard fingerPress.isActive else { return }
        let index = index(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil }
        let old = fingerPress
        if fingerPress.isOnSelection {
            if let index { fingerPress.dragged = index }
        } else {
            fingerPress.highlighted = isTouchInside ? index : nil
        }
        guard fingerPress.dragged != old.dragged || fingerPress.highlighted != old.highlighted else { return }
        showPress(animated: window != nil)
    }

    func endPress(with event: UIEvent?) {
        let chosen = fingerPress.dragged ?? fingerPress.highlighted
        fingerPress.forget()
        if let chosen { userDidSelect(chosen, with: event) } else { showPress(animated: window != nil) }
    }
}
