import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Shows a short text beside the pointer when that rests over the view.
///
///     view.addInteraction(UIToolTipInteraction(defaultToolTip: "Adds a page"))
///
/// The tip comes when the pointer has not moved for a second (chosen), and goes when it leaves the view, or the part of it that the tip is for,
/// or when a button is pressed. Of views inside one another the innermost one's tip is shown. Fingers show none.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteraction>.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    private let recognizer = ToolTipRecognizer()
    private var rest: ScheduledWork?
    private var shown: (tip: ToolTipView, area: CGRect)?

    /// For how long a pointer rests before the tip is shown, in seconds. (Chosen.)
    private static let delay = 1.0

    /// Makes an interaction that asks its delegate only.
    public override init() {
        super.init()
        recognizer.addTarget(self, action: UIToolTipInteraction.hovered)
        recognizer.pressed = { [weak self] in self?.end() }
    }

    /// Makes an interaction with a text for all of the view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    nonisolated deinit {}

    // MARK: Tool tips

    /// Says which tip is shown where. It is asked when the pointer has come to rest, before `defaultToolTip` is looked at. Kept weakly.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text that is shown where the delegate has none; `nil` or no characters for nothing.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { end() } }
    }

    /// Whether tips are shown. `true` unless set; setting `false` hides what is shown.
    open var isEnabled = true {
        didSet { if !isEnabled { end() } }
    }

    // MARK: UIInteraction

    /// The view.
    open private(set) weak var view: UIView?

    /// Hides the tip and takes the recognizer away from the view that the interaction leaves.
    open func willMove(to view: UIView?) {
        guard let old = self.view, view !== old else { return }
        end()
        old.removeGestureRecognizer(recognizer)
        self.view = nil
    }

    /// Adds the recognizer to the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: Following the pointer

    private func hovered(_ recognizer: UIGestureRecognizer) {
        guard isEnabled, recognizer.state == .began || recognizer.state == .changed, let view else { return end() }
        let point = recognizer.location(in: view)
        if let shown {
            if shown.area.contains(point), isInnermost(at: point) { return }
            end()
        }
        rest?.cancel()
        rest = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.delay) { [weak self] in
            self?.rest = nil
            self?.pointerRests(at: point)
        }
    }

    private func pointerRests(at point: CGPoint) {
        guard isEnabled, shown == nil, let view, let window = view.window, isInnermost(at: point),
            let configuration = configuration(at: point), let area = area(of: configuration, at: point)
        else { return }
        // The delegate may have removed the view, or disabled this, when it was asked.
        guard isEnabled, self.view === view, view.window === window else { return }
        let tip = ToolTipView(configuration.toolTip)
        tip.show(at: view.convert(point, to: nil), in: window, for: view)
        shown = (tip, area)
        window.windowScene?.toolTip = self
    }

    /// A view leaves its window: a tip for it, or for something in it, goes.
    func viewLeaves(_ leaving: UIView) { if let view, view.isDescendant(of: leaving) { end() } }

    private func end() {
        rest?.cancel()
        rest = nil
        shown?.tip.removeFromSuperview()
        shown = nil
    }

    private func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        if let own = delegate?.toolTipInteraction(self, configurationAt: point) {
            return own.toolTip.isEmpty ? nil : own
        }
        return defaultToolTip.flatMap { $0.isEmpty ? nil : UIToolTipConfiguration(toolTip: $0) }
    }

    private func area(of configuration: UIToolTipConfiguration, at point: CGPoint) -> CGRect? {
        guard let view else { return nil }
        let rect = configuration.sourceRect
        if rect.isNull { return view.bounds }
        return rect.contains(point) ? rect : nil
    }

    /// Whether no view inside of this one, below the pointer, has a tip itself.
    private func isInnermost(at point: CGPoint) -> Bool {
        guard let view, let window = view.window else { return false }
        var hit = window.hitTest(view.convert(point, to: window), with: nil)
        while let current = hit, current !== view {
            for case let other as UIToolTipInteraction in current.interactions where other.isEnabled {
                if other.configuration(at: view.convert(point, to: current)) != nil { return false }
            }
            hit = current.superview
        }
        return hit === view
    }
}

/// Says which tool tips a view has.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The tip for a place where the pointer rests, in the view's coordinates. `nil`, which is so unless implemented, for the
    /// interaction's `defaultToolTip`.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// `nil`.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

/// Follows the pointer, and says when a button is pressed.
private final class ToolTipRecognizer: UIHoverGestureRecognizer {
    var pressed: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pressed()
    }
}
