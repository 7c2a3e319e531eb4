import RenderServer

extension CALayer {
    final func makePresentation() -> CALayer? {
        guard extras?.modelLayer == nil else { return self }
        guard id != nil else { return nil }
        let now = CACurrentMediaTime()
        if let extras, let known = extras.presentation, extras.presentationTime == now { return known }
        let copy = makeCopyForPresentation()
        copy.makeExtras().modelLayer = self
        if !runningAnimations.isEmpty {
            let time = localTime(atMediaTime: now)
            for animation in runningAnimations {
                var rendered = animation.rendered
                if animation.state == .pending, rendered.timing.beginTime == 0 { rendered.timing.beginTime = time }
                rendered.apply(at: time, to: &copy.properties)
            }
        }
        let extras = makeExtras()
        (extras.presentation, extras.presentationTime) = (copy, now)
        return copy
    }
}
