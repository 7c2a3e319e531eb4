import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

/// Members that UIKit allows on any thread; a log that printed such an object ended the program.
@MainActor
@Suite("Reading objects on other threads")
struct OtherThreadTests {
    private func elsewhere(_ body: @escaping @Sendable () -> String) async -> String {
        await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body()) }.start()
        }
    }

    @Test("Constraints, anchors, controllers and views describe themselves")
    func descriptions() async {
        let (one, two) = (UIView(), UIView())
        one.addSubview(two)
        let constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor)
        let anchor = one.leadingAnchor
        let controller = UIViewController()
        nonisolated(unsafe) let objects: [NSObject] = [constraint, anchor, controller, one]

        let text = await elsewhere { objects.map(\.description).joined(separator: " ") }

        #expect(text.contains("<NSLayoutConstraint: 0x"))
        #expect(text.contains("NSLayoutXAxisAnchor: 0x"))
        #expect(text.contains("<UIViewController: 0x"))
    }

    @Test("Anchors compare and hash")
    func anchors() async {
        let view = UIView()
        let (one, two, other) = (view.leftAnchor, view.leftAnchor, view.rightAnchor)

        let text = await elsewhere { "\(one.isEqual(two)) \(one.isEqual(other)) \(one.hash == two.hash)" }

        expectEqual(text, "true false true")
    }

    @Test("Animations and animators are copied")
    func copies() async {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 3
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        nonisolated(unsafe) let objects: [any NSCopying] = [animation, animator]

        let text = await elsewhere { objects.map { String(describing: type(of: $0.copy(with: nil))) }.joined() }

        expectEqual(text, "CABasicAnimationUIViewPropertyAnimator")
    }
}
