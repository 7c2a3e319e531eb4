import Foundation

extension RenderServer {
    // MARK: Evaluating animations

    /// Updates the presented properties of animated layers to a time, and determines when the next frame is due.
    func evaluateAnimations(at time: Double) {
        if hasNewTiming {
            hasNewTiming = false
            for case let node? in nodes where !node.animations.isEmpty && !node.isListedAsAnimated {
                node.isListedAsAnimated = true
                animated.append(node)
            }
            forEachReplica { if !$0.animations.isEmpty, !$0.isListedAsAnimated { list($0) } }
        }
        nextAnimationTime = .infinity
        endless.removeAll(keepingCapacity: true)
        guard !animated.isEmpty else { return }
        var remaining: [LayerNode] = []
        for node in animated where !node.isRemoved {
            let next = evaluate(node, at: time)
            if next == -.infinity, node.isEndlessInPlace {
                endless.append(node)
            } else {
                nextAnimationTime = min(nextAnimationTime, next)
            }
            if next == .infinity {
                node.isListedAsAnimated = false
                if node.animations.isEmpty { node.modelBox = nil }
            } else {
                remaining.append(node)
            }
        }
        animated = remaining
    }

    /// Keeps the display running if a layer has a visible endless animation that does not move the layer. An invisible
    /// animation has no effect. Only a commit or a further animation can make it visible, and then all animations are
    /// evaluated.
    func noteEndlessAnimations() {
        guard nextAnimationTime != -.infinity, endless.contains(where: canBeSeen) else { return }
        nextAnimationTime = -.infinity
    }

    /// Returns whether a layer may cover pixels of the target, according to the clips around it. A layer that is
    /// transparent now may become visible.
    private func canBeSeen(_ node: LayerNode) -> Bool {
        guard node.shown.opacity > 0 else { return true }
        var box = node.footprint.box
        var next: LayerNode? = node
        while let current = next {
            guard current.footprint.toParent.isAffine, !current.isCurled, !current.isInTransition else { return true }
            if current !== node, current.shown.masksToBounds { box = box.intersection(Box(current.shown.bounds)) }
            guard !box.isEmpty else { return false }
            box = current.footprint.toParent.boundingBox(of: box)
            next = current.parent
        }
        let pixels = PlaneTransform.scale(scale, scale).boundingBox(of: box)
        return !PixelBox(covering: pixels).outset(by: 2).intersection(targetBox).isEmpty
    }

    /// Evaluates a layer's animations.
    ///
    /// - Returns: The time of the next evaluation: `-infinity` for the next frame, `infinity` for never.
    private func evaluate(_ node: LayerNode, at time: Double) -> Double {
        guard let model = node.model else { return .infinity }
        let line = timeline(of: node)
        let local = line.rate * time + line.offset
        var shown = model
        var next = Double.infinity
        var activity = Activity()
        node.isEndlessInPlace = true
        for animation in node.animations {
            let phase = animation.apply(at: local, to: &shown)
            if phase != .finished { node.isEndlessInPlace = node.isEndlessInPlace && animation.isEndlessInPlace }
            switch phase {
            case .before:
                if line.rate > 0 { next = min(next, (animation.timing.beginTime - line.offset) / line.rate) }
            case .active:
                let change = animation.nextChange(after: local)
                if change == -.infinity {
                    if line.rate * animation.timing.speed != 0 { next = -.infinity }
                    activity.add(animation.effect)
                } else if line.rate > 0 {
                    next = min(next, (change - line.offset) / line.rate)
                } else if line.rate < 0 {
                    next = -.infinity
                }
            case .finished:
                // If the layer's time runs backwards, a finished animation becomes active again.
                if line.rate < 0 { next = -.infinity }
            }
        }
        node.addSnapshot(to: &shown)
        var change = LayerChange(from: node.shown, to: shown)
        if change.contains(.order) { node.parent?.needsSorting = true }
        if node.isTransforming != activity.transforms {
            node.isTransforming = activity.transforms
            change.formUnion([.compositing, .surround])
        }
        node.isMoving = activity.moves || activity.transforms
        node.shown = shown
        listBackdrop(node)
        note(change, for: node)
        return next.isNaN ? .infinity : next
    }

    /// Returns a layer's own time as a function of media time: `rate * time + offset`.
    func timeline(of node: LayerNode) -> (rate: Double, offset: Double) {
        var (rate, offset) = (1.0, 0.0)
        var next: LayerNode? = node
        while let current = next {
            // The loop goes up from the layer; the time mapping of each superlayer is applied before those of the
            // layers below.
            if let timing = (current.modelBox?.value ?? current.shown).timing {
                offset += rate * (timing.timeOffset - timing.beginTime * timing.speed)
                rate *= timing.speed
            }
            next = current.parent
        }
        return (rate, offset)
    }

    /// The properties that running animations change.
    private struct Activity {
        var moves = false
        var transforms = false

        mutating func add(_ effect: AnimationEffect) {
            switch effect {
            case .group(let animations): for animation in animations { add(animation.effect) }
            case .scroll, .scrollIndicator: moves = true
            case .transition: break
            case .property(let animation):
                switch animation.property {
                case .position, .positionX, .positionY, .opacity, .translation, .translationX, .translationY:
                    moves = true
                case .transform:
                    if animation.onlyTranslates { moves = true } else { transforms = true }
                case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ:
                    transforms = true
                default: break
                }
            }
        }
    }
}

extension RenderAnimation {
    /// Whether the animation is endless, and changes neither the position nor the size of its layer.
    fileprivate var isEndlessInPlace: Bool {
        guard timing.repeatCount == .infinity || timing.repeatDuration == .infinity,
            case .property(let animation) = effect
        else { return false }
        return animation.property == .opacity
    }
}

extension PropertyAnimation {
    /// Whether all transforms of the animation are translations in the plane.
    fileprivate var onlyTranslates: Bool {
        values.allSatisfy { value in
            guard case .transform(var matrix)? = value else { return value == nil }
            (matrix.m41, matrix.m42) = (0, 0)
            return matrix.isIdentity
        }
    }
}
