import CoreGraphics
import Foundation
import UIKitCore

// Chosen (Input): Without a sensor of force, the preview of a `UIPreviewInteraction` progresses with time: it begins
// after a press of a quarter second, and the preview and its commit last half a second each.
/// Reports the progress of a long press, with which a program animates its own preview and then its content.
///
///     press ──0.25 s──▶ preview 0 … 1 ──▶ commit 0 … 1 ──▶ ended
///                            └───────────────┴── finger lifted: cancelled
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewinteraction>.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    private static let delay = 0.25
    private static let length = 0.5

    private enum Phase {
        case idle, preview, commit
    }

    private let recognizer = UILongPressGestureRecognizer()
    private var phase = Phase.idle
    private var beginning: CFTimeInterval = 0
    private var link: CADisplayLink?

    /// Creates an interaction that recognizes presses in a view.
    public init(view: UIView) {
        self.view = view
        super.init()
        recognizer.minimumPressDuration = Self.delay
        recognizer.allowableMovement = 20
        recognizer.cancelsTouchesInView = true
        recognizer.addTarget(self, action: UIPreviewInteraction.pressed(_:))
        view.addGestureRecognizer(recognizer)
    }

    nonisolated deinit {}

    /// The view of the interaction, which retains its recognizer.
    open private(set) weak var view: UIView?

    /// The delegate. It is referenced weakly; without one, presses are ignored.
    open weak var delegate: (any UIPreviewInteractionDelegate)? {
        didSet { OptionalMethods.previewInteraction.check(delegate) }
    }

    /// Returns the location of the press in the coordinate space of a view; `nil` for that of the window.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let point = recognizer.location(in: view)
        return coordinateSpace.map { view.convert(point, to: $0) } ?? view.convert(point, to: nil)
    }

    /// Cancels the press. The delegate is called if the preview has begun.
    open func cancel() {
        guard phase != .idle else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        stop(isCancelled: true)
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard let delegate, delegate.previewInteractionShouldBegin(self) else { return }
            phase = .preview
            beginning = CACurrentMediaTime()
            let link = CADisplayLink(target: self, action: UIPreviewInteraction.step)
            link.add(to: .main, forMode: .common)
            self.link = link
            delegate.previewInteraction(self, didUpdatePreviewTransition: 0, ended: false)
        case .ended, .cancelled, .failed: stop(isCancelled: true)
        default: break
        }
    }

    private func step(_ link: CADisplayLink) {
        let progress = min(1, max(0, (CACurrentMediaTime() - beginning) / Self.length))
        switch phase {
        case .idle: link.invalidate()
        case .preview:
            if progress == 1 { (phase, beginning) = (.commit, CACurrentMediaTime()) }
            delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: progress == 1)
        case .commit:
            if progress == 1 { stop(isCancelled: false) }
            delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: progress == 1)
        }
    }

    private func stop(isCancelled: Bool) {
        guard phase != .idle else { return }
        phase = .idle
        link?.invalidate()
        link = nil
        if isCancelled { delegate?.previewInteractionDidCancel(self) }
    }
}

/// The methods that receive the progress of a press.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// Returns whether a press begins a preview. The default is `true`.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// Called when the progress of the preview has changed.
    ///
    /// - Parameters:
    ///   - previewInteraction: The interaction.
    ///   - transitionProgress: The progress from 0 to 1.
    ///   - ended: Whether the preview is complete.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the progress of the commit has changed, after the preview is complete. The default implementation is
    /// empty.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    /// Called when the finger was lifted before the commit is complete.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    /// The default implementation returns `true`.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// The default implementation is empty.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

extension OptionalMethods {
    static let previewInteraction = OptionalMethods((any UIPreviewInteractionDelegate).self) {
        $0 is any UIPreviewInteractionDelegate.Type
    }
}
