import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@testable import UIKitCore

/// Responders that are added and removed, refuse and change their input views in any order leave the window
/// consistent.
@MainActor
@Suite("Random first responders", .serialized)
struct RandomFirstResponderTests {
    private final class Field: UIView {
        var pad: UIView?
        var bar: UIView?
        var resigns = true
        /// Calls a closure in its callbacks.
        var mischief: (() -> Void)?

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { resigns }
        override var inputView: UIView? { pad }
        override var inputAccessoryView: UIView? { bar }
        override func resignFirstResponder() -> Bool {
            let action = mischief
            mischief = nil
            action?()
            return super.resignFirstResponder()
        }
    }

    private final class Controller: UIViewController {
        var bar: UIView?
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test(
        "The first responder and its input views stay consistent in any sequence", arguments: 20..<40 as Range<UInt64>)
    func sequences(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        try Stage.run(rootViewController: Controller()) { stage in
            let root = try #require(stage.window.rootViewController as? Controller)
            let bars = (0..<3).map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 * CGFloat($0 + 1))) }
            let pads = (0..<3).map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100 * CGFloat($0))) }
            let boxes = (0..<3).map { _ in UIView() }
            let fields = (0..<5).map { _ in Field() }
            for box in boxes { root.view.addSubview(box) }
            for (index, field) in fields.enumerated() { boxes[index % 3].addSubview(field) }

            @MainActor func act() {
                let field = fields.randomElement(using: &random)!
                switch Int.random(in: 0..<14, using: &random) {
                case 0, 1, 2: _ = field.becomeFirstResponder()
                case 3: _ = field.resignFirstResponder()
                case 4: field.pad = Bool.random(using: &random) ? pads.randomElement(using: &random) : nil
                case 5: field.bar = Bool.random(using: &random) ? bars.randomElement(using: &random) : nil
                case 6: field.reloadInputViews()
                case 7: (boxes + bars).randomElement(using: &random)!.addSubview(field)
                case 8: boxes.randomElement(using: &random)!.removeFromSuperview()
                case 9: root.view.addSubview(boxes.randomElement(using: &random)!)
                case 10: field.resigns.toggle()
                case 11:
                    root.bar = Bool.random(using: &random) ? bars.randomElement(using: &random) : nil
                    _ = root.becomeFirstResponder()
                case 12: stage.advance(by: Double.random(in: 0...0.4, using: &random))
                default:
                    let other = fields.randomElement(using: &random)!
                    let box = boxes.randomElement(using: &random)!
                    field.mischief =
                        Bool.random(using: &random)
                        ? { _ = other.becomeFirstResponder() } : { box.removeFromSuperview() }
                }
            }
            for _ in 0..<60 {
                act()
                let first = stage.window.firstResponder
                expectTrue(first == nil || first?.nearestView?.window === stage.window, "seed \(seed)")
                var length = 0
                var responder = first
                while let current = responder, length < 1000 {
                    responder = current.next
                    length += 1
                }
                #expect(length < 1000, "seed \(seed)")
            }
            for field in fields { (field.mischief, field.resigns) = (nil, true) }
            stage.window.firstResponder?.reloadInputViews()
            stage.advance(by: 1)

            let first = stage.window.firstResponder
            let inputViews = try #require(stage.window.windowScene?.inputViews)
            let hosts = stage.window.subviews.filter { $0 is InputViewHost }
            expectEqual(hosts.count, (inputViews.isShown ? 1 : 0), "seed \(seed)")
            if let field = first as? Field, let pad = field.pad, pad.bounds.height > 0 {
                expectEqual(pad.convert(pad.bounds, to: nil).maxY, 844, "seed \(seed)")
            }
            stage.window.endEditing(true)
            stage.window.endEditing(true)
            stage.advance(by: 1)
            expectTrue(stage.window.firstResponder == nil || stage.window.firstResponder === root, "seed \(seed)")
        }
    }
}
