import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A stage of 400 × 800 points with an empty root view, for tests of constraints.
@MainActor
enum LayoutStage {
    static func run(
        scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, _ body: (Stage, UIView) throws -> Void
    ) throws {
        try Stage.run(
            root: UIViewController(), size: CGSize(width: 400, height: 800), scale: scale,
            safeAreaInsets: safeAreaInsets
        ) { stage, root in try body(stage, root.view) }
    }
}

extension UIView {
    /// Adds the view to a superview, to be placed by constraints.
    @discardableResult
    func constrained(in superview: UIView) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
        return self
    }

    /// Pins the view's left, top, width and height in the superview.
    func pin(left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) throws {
        let superview = try #require(superview)
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: top),
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ])
    }
}

/// How messages name an object: its type and address.
@MainActor
func name(_ object: AnyObject) -> String {
    "\(type(of: object)):0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
}
