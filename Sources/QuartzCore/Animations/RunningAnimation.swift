import RenderServer

/// An animation that a layer holds.
struct RunningAnimation {
    /// What the display is told.
    var rendered: RenderAnimation
}
