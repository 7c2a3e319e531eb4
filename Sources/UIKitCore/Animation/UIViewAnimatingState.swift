/// Where an animator is in its life. Raw values are UIKit's.
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
    /// Nothing has begun yet, or all is over.
    case inactive
    /// The animations run or are paused.
    case active
    /// The animations were stopped where they were and wait for `finishAnimation(at:)`.
    case stopped
}
