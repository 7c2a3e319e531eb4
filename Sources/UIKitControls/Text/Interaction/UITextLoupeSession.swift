import CoreGraphics
import Foundation
import QuartzCore

/// A magnifier above a finger that moves in text. It displays the caret, which the finger covers.
///
///     let session = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: view)
///     session?.move(to: point, withCaretRect: caret, trackingCaret: true)
///     session?.invalidate()
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextloupesession>. The documentation does not specify the
/// size and the magnification (Choices.md, "Text").
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private var loupe: TextLoupeView?

    /// Creates a session without a magnifier. Use `begin(at:fromSelectionWidgetView:in:)` to display a magnifier.
    public required override init() { super.init() }

    nonisolated deinit {}

    /// Displays a magnifier.
    ///
    /// - Parameters:
    ///   - point: The location of the finger, in the coordinate space of `interactionView`.
    ///   - selectionWidget: The caret or handle that the finger drags. The magnifier has its tint color.
    ///   - interactionView: The view that displays the text.
    /// - Returns: A session; `nil` if the view is not in a window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? {
        guard let window = interactionView.window else { return nil }
        let loupe = TextLoupeView(of: interactionView)
        loupe.tintColor = selectionWidget?.tintColor ?? interactionView.tintColor
        window.addSubview(loupe)
        loupe.show(point, above: point)
        let session = self.init()
        session.loupe = loupe
        return session
    }

    /// Moves the magnifier.
    ///
    /// - Parameters:
    ///   - point: The location of the finger, in the coordinate space of the view that displays the text.
    ///   - caretRect: The rectangle of the caret, in the same coordinate space.
    ///   - tracksCaret: Whether the magnifier is above the caret and displays it. Otherwise it is above the finger.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        let isUsable = caretRect.minX.isFinite && caretRect.minY.isFinite && caretRect.height.isFinite
        let caret = isUsable ? CGPoint(x: caretRect.midX, y: caretRect.midY) : point
        let shown = tracksCaret ? caret : point
        let top = isUsable ? min(point.y, caretRect.minY) : point.y
        loupe?.show(shown, above: CGPoint(x: tracksCaret ? caret.x : point.x, y: tracksCaret ? caretRect.minY : top))
    }

    /// Removes the magnifier.
    open func invalidate() {
        loupe?.removeFromSuperview()
        loupe = nil
    }
}

/// A capsule that displays a magnified part of a view.
final class TextLoupeView: UIView {
    private weak var source: UIView?
    private let picture: TextLoupePicture

    // Chosen (Text): The loupe is 120 × 44 points, 10 points above the caret, and magnifies by 1.25.
    static let size = CGSize(width: 120, height: 44)
    static let magnification: CGFloat = 1.25
    /// The distance between the point above which the magnifier is and the lower edge of the magnifier.
    static let distance: CGFloat = 10

    init(of source: UIView) {
        self.source = source
        picture = TextLoupePicture(of: source)
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.cornerRadius = Self.size.height / 2
        backgroundColor = .systemBackground
        picture.frame = bounds
        picture.layer.cornerRadius = Self.size.height / 2
        picture.clipsToBounds = true
        picture.layer.borderWidth = 0.5
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Magnifies the surroundings of a point of the source view, in a magnifier above a different point. The magnifier
    /// stays inside the window.
    func show(_ point: CGPoint, above lower: CGPoint) {
        guard let source, let window = source.window, point.x.isFinite, point.y.isFinite else { return }
        picture.middle = point
        let place = window.convert(lower, from: source)
        let half = Self.size.width / 2
        let x = min(max(place.x, window.bounds.minX + half), max(window.bounds.minX + half, window.bounds.maxX - half))
        let y = max(place.y - Self.distance - Self.size.height, window.safeAreaInsets.top)
        frame = CGRect(origin: CGPoint(x: x - half, y: y), size: Self.size)
    }
}

/// The content of the magnifier, which draws the source view again at a larger scale.
private final class TextLoupePicture: UIView {
    private weak var source: UIView?
    var middle = CGPoint.zero { didSet { setNeedsDisplay() } }

    init(of source: UIView) {
        self.source = source
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func draw(_ rect: CGRect) {
        guard let source, let context = UIGraphicsGetCurrentContext() else { return }
        let scale = TextLoupeView.magnification
        UIColor.systemBackground.setFill()
        context.fill(bounds)
        context.saveGState()
        context.clip(to: bounds)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -middle.x, y: -middle.y)
        source.layer.drawTree(in: context)
        context.restoreGState()
    }
}
