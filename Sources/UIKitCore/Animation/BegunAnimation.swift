import Foundation
import QuartzCore

/// An animation between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`.
///
/// A setting applies to later changes, so that each setting begins another block of animations. The delegate is called
/// once, when all blocks have ended.
@MainActor
final class BegunAnimation {
    /// The settings, with UIKit's defaults.
    struct Settings {
        var duration = 0.2
        var delay = 0.0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false
    }

    var settings = Settings() {
        didSet {
            block?.finish()
            beginBlock()
        }
    }

    private let identifier: String?
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private var block: ViewAnimationContext?
    /// The number of blocks with running animations, plus one until the commit.
    private var pending = 1
    private var allFinished = true

    init(_ identifier: String?) { self.identifier = identifier }

    nonisolated deinit {}

    func begin() {
        UIContext.current.begunAnimations.append(self)
        beginBlock()
    }

    private func beginBlock() {
        pending += 1
        var options: UIView.AnimationOptions = [.allowUserInteraction, .overrideInheritedOptions]
        if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let block = ViewAnimationContext(
            duration: ViewAnimationContext.isEnabled ? settings.duration : 0, delay: settings.delay,
            pacing: .curve(settings.curve), options: options
        ) { [self] in end(isFinished: $0) }
        let count = settings.repeatCount
        if count > 0 { block.repeatCount = count }
        block.autoreverses = settings.autoreverses
        self.block = block
        block.begin()
    }

    func commit() {
        block?.finish()
        block = nil
        if let willStart, let delegate {
            CATransaction.addCommitHandler(.postCommit) { [identifier] in
                ActionDelivery.call(willStart, of: delegate, identifier, nil)
            }
        }
        end(isFinished: true)
    }

    private func end(isFinished: Bool) {
        pending -= 1
        if !isFinished { allFinished = false }
        guard pending == 0, let didStop, let delegate else { return }
        ActionDelivery.call(didStop, of: delegate, identifier, allFinished)
    }
}
