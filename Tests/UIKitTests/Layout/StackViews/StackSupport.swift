import Foundation
import IrekoTesting
import UIKit

/// A view with a content size.
final class Box: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

extension UIStackView {
    /// Three boxes, 10 points apart.
    convenience init(axis: NSLayoutConstraint.Axis = .horizontal, _ views: UIView..., spacing: CGFloat = 10) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
    }

    /// Adds the stack at the top left of a superview, with a size if specified.
    @discardableResult
    func placed(in superview: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        constrained(in: superview)
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: superview.leftAnchor), topAnchor.constraint(equalTo: superview.topAnchor),
        ])
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
        return self
    }

    var frames: [CGRect] { arrangedSubviews.map(\.frame) }

    /// Ranges of the arranged views along the axis.
    var spans: [ClosedRange<CGFloat>] {
        frames.map { axis == .horizontal ? $0.minX...$0.maxX : $0.minY...$0.maxY }
    }

    /// Ranges of the arranged views across the axis.
    var crossSpans: [ClosedRange<CGFloat>] {
        frames.map { axis == .horizontal ? $0.minY...$0.maxY : $0.minX...$0.maxX }
    }

    /// The constraints of the stack itself and the constraints that it added to its arranged views.
    var ownConstraints: [NSLayoutConstraint] {
        ([self] + subviews).flatMap(\.constraints).filter { $0.identifier?.hasPrefix("UISV-") == true }
    }
}
