import RenderServer

extension CALayer {
    final func makePresentation() -> CALayer? {
        extras?.modelLayer != nil || id != nil ? shownNow() : nil
    }

    /// Returns a copy of the layer with the current values of its animations, even if the layer has not been displayed
    /// yet.
    package final func shownNow() -> CALayer {
        guard extras?.modelLayer == nil else { return self }
        let now = CACurrentMediaTime()
        if let extras, let known = extras.presentation, extras.presentationTime == now { return known }
        let copy = hasCustomAnimations ? makeCopyOfOwnClass() : makeCopyForPresentation()
        copy.makeExtras().modelLayer = self
        if !runningAnimations.isEmpty {
            let time = localTime(atMediaTime: now)
            for animation in runningAnimations {
                var rendered = animation.rendered
                if animation.state == .pending, rendered.timing.beginTime == 0 { rendered.timing.beginTime = time }
                rendered.apply(at: time, to: &copy.properties)
            }
            applyCustomAnimations(at: time, to: copy)
        }
        let extras = makeExtras()
        (extras.presentation, extras.presentationTime) = (copy, now)
        return copy
    }
}
