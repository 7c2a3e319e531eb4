/// The phase of an animation at a time.
package enum AnimationPhase: Hashable, Sendable {
    /// The animation has not begun. With `FillMode.backwards` its first value is already shown.
    case before
    case active
    /// The animation is over. Its last value is still shown if the animation fills forwards and is not removed on
    /// completion.
    case finished
}
