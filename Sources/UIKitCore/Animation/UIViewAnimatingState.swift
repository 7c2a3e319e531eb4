/// The states of an animator. Raw values are UIKit's.
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
    /// The animations run or are paused.
    case active
    /// The animations were stopped where they were and wait for `finishAnimation(at:)`.
    case stopped
}
