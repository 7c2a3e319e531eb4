/// Where an animation stands at a time.
package enum AnimationPhase: Hashable, Sendable {
    /// It has not begun. With `FillMode.backwards` its first value shows already.
    case before
    case active
    /// It is over. Its last value stays when it is not removed on completion and fills forwards.
    case finished
}
