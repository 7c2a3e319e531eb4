/// The states of an animator. The raw values are the same as in UIKit.
///
///                startAnimation(), pauseAnimation(),
///                fractionComplete =                        stopAnimation(false)
///     inactive ─────────────────────────────────▶ active ───────────────────────▶ stopped
///       ▲  ▲                                        │                                │
///       │  └── its end, or stopAnimation(true) ─────┘                                │
///       └─────────────────────────────── finishAnimation(at:) ───────────────────────┘
///
/// An active animator runs (`UIViewAnimating.isRunning`) or is paused.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animations have not begun, or have ended.
    case inactive
    /// The animations are running or paused.
    case active
    /// The animations were stopped and wait for `finishAnimation(at:)`.
    case stopped
}
