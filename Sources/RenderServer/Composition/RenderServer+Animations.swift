import Foundation

extension RenderServer {
    // MARK: Evaluating animations

    /// Brings what animated layers show to a time, and finds out when the next frame is due.
    func evaluateAnimations(at time: Double) {
        if hasNewTiming {
            hasNewTiming = false
            for case let node? in nodes where !node.animations.isEmpty && !node.isListedAsAnimated {
                node.isListedAsAnimated = true
                animated.append(node)
            }
        }
        nextAnimationTime = .infinity
        guard !animated.isEmpty else { return }
        var remaining: [LayerNode] = []
        for node in animated where !node.isRemoved {
            let next = evaluate(node, at: time)
            nextAnimationTime = min(nextAnimationTime, next)
            if next == .infinity {
                node.isListedAsAnimated = false
                if node.animations.isEmpty { node.modelBox = nil }
            } else {
                remaining.append(node)
            }
        }
        animated = remaining
    }

    /// Evaluates a layer's animations.
    ///
    /// - Returns: When it must be evaluated again: `-infinity` for the next frame, `infinity` for never.
    private func evaluate(_ node: LayerNode, at time: Double) -> Double {
        guard let model = node.model else { return .infinity }
        let line = timeline(of: node)
        let local = line.rate * time + line.offset
        var shown = model
        var next = Double.infinity
        var activity = Activity()
        for animation in node.animations {
            switch animation.apply(at: local, to: &shown) {
            case .before:
                if line.rate > 0 { next = min(next, (animation.timing.beginTime - line.offset) / line.rate) }
            case .active:
                if line.rate * animation.timing.speed != 0 { next = -.infinity }
                activity.add(animation.effect)
            case .finished:
                // Where time runs backwards, what is over comes again.
                if line.rate < 0 { next = -.infinity }
            }
        }
        node.addLook(to: &shown)
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

    /// A layer's own time as a function of media time: `rate * time + offset`.
    func timeline(of node: LayerNode) -> (rate: Double, offset: Double) {
        var (rate, offset) = (1.0, 0.0)
        var next: LayerNode? = node
        while let current = next {
            // From the layer upwards: the time mapping of a superlayer is applied before that of the layer.
            if let timing = (current.modelBox?.value ?? current.shown).timing {
                offset += rate * (timing.timeOffset - timing.beginTime * timing.speed)
                rate *= timing.speed
            }
            next = current.parent
        }
        return (rate, offset)
    }

    /// Which properties running animations change.
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

extension PropertyAnimation {
    /// Whether all of its transforms are moves in the plane.
    fileprivate var onlyTranslates: Bool {
        values.allSatisfy { value in
            guard case .transform(var matrix)? = value else { return value == nil }
            (matrix.m41, matrix.m42) = (0, 0)
            return matrix.isIdentity
        }
    }
}
