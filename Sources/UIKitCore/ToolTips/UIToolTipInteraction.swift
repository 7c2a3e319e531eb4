import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Shows a short text beside the pointer when it rests over the view.
///
///     view.addInteraction(UIToolTipInteraction(defaultToolTip: "Adds a page"))
///
/// The tip is shown when the pointer has not moved for a second. It is hidden when the pointer leaves the view or the
/// tip's part of the view, or when a button is pressed. With nested views, the tip of the innermost view is shown.
/// Touches show no tips.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteraction>.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    private let recognizer = ToolTipRecognizer()
    private var rest: ScheduledWork?
    private var shown: (tip: ToolTipView, area: CGRect)?

    // Chosen (Pasteboard): A tool tip appears when the pointer has rested for a second, 20 points below it, and
    // disappears when the pointer leaves the view or the tip's part of it, or when a button is pressed. The innermost
    // view's tip is shown.
    /// The time that the pointer rests before the tip is shown, in seconds.
    private static let delay = 1.0

    /// Creates an interaction that only uses its delegate.
    public override init() {
        super.init()
        recognizer.addTarget(self, action: UIToolTipInteraction.hovered)
        recognizer.pressed = { [weak self] in self?.end() }
    }

    /// Creates an interaction with a text for the whole view.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    nonisolated deinit {}

    // MARK: Tool tips

    /// The delegate that provides the tip for a location, called when the pointer rests, before `defaultToolTip` is
    /// used. Not retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text that is shown if the delegate returns `nil`. If `nil` or empty, no tip is shown.
    open var defaultToolTip: String? {
        didSet { if defaultToolTip != oldValue { end() } }
    }

    /// Whether tips are shown. The default is `true`; setting `false` hides the visible tip.
    open var isEnabled = true {
        didSet { if !isEnabled { end() } }
    }

    // MARK: UIInteraction

    /// The view of the interaction. Not retained.
    open private(set) weak var view: UIView?

    /// Hides the tip and removes the recognizer from the old view of the interaction.
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
        // The delegate may have removed the view or disabled the interaction.
        guard isEnabled, self.view === view, view.window === window else { return }
        let tip = ToolTipView(configuration.toolTip)
        tip.show(at: view.convert(point, to: nil), in: window, for: view)
        shown = (tip, area)
        window.windowScene?.toolTip = self
    }

    /// Hides the tip if its view leaves the window, together with a view that contains it.
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

    /// Returns whether no descendant below the pointer has a tip.
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

/// Provides the tool tips of a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitooltipinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the tip for the location of the resting pointer, in the view's coordinate space. If `nil`, the default,
    /// the interaction's `defaultToolTip` is shown.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Returns `nil`.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

/// Follows the pointer and reports when a button is pressed.
private final class ToolTipRecognizer: UIHoverGestureRecognizer {
    var pressed: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pressed()
    }
}
