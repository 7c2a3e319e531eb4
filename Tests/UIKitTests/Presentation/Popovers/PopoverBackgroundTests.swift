import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Popovers with a custom background")
struct PopoverBackgroundTests {
    private class Background: UIPopoverBackgroundView {
        static var changes: [String] = []
        private var offset: CGFloat = 0
        private var direction = UIPopoverArrowDirection.unknown
        override var arrowOffset: CGFloat {
            get { offset }
            set {
                offset = newValue
                Self.changes.append("offset \(Int(newValue))")
            }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set {
                direction = newValue
                Self.changes.append("direction \(newValue.rawValue)")
            }
        }
        override class func arrowBase() -> CGFloat { 20 }
        override class func arrowHeight() -> CGFloat { 10 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    private final class Square: Background {
        override class var wantsDefaultContentAppearance: Bool { false }
    }

    private final class Incomplete: UIPopoverBackgroundView {}

    @Test("The background class defines its metrics and fills the popover, with the content in its insets")
    func measures() throws {
        Background.changes = []
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.popoverPresentationController?.popoverBackgroundViewClass = Background.self

            root.present(popover, animated: true)
            stage.advance(by: 1)
            let view = try #require(popover.presentationController?.presentedView)
            let background = try #require(view.subviews.first as? Background)

            expectEqual(view.frame, CGRect(x: 417, y: 140, width: 206, height: 114))
            expectEqual(background.frame, view.bounds)
            expectEqual(popover.frameInWindow, CGRect(x: 419, y: 151, width: 200, height: 100))
            expectEqual(popover.view.safeAreaInsets, .zero)
            expectEqual(Background.changes, ["direction 1", "offset 0"])
        }
    }

    @Test("The arrow's direction and offset are set again when they change")
    func moving() throws {
        Square.changes = []
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.popoverPresentationController?.popoverBackgroundViewClass = Square.self
            root.present(popover, animated: false)
            stage.advance(by: 1)
            Square.changes = []

            root.source.frame.origin.y = 700
            stage.advance(by: 1)

            expectEqual(Square.changes, ["direction 2", "offset 0"])
        }
    }

    @Test("A class that lacks a required override is named")
    func incomplete() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.popoverPresentationController?.popoverBackgroundViewClass = Incomplete.self

            root.present(popover, animated: false)
            stage.advance(by: 1)

            let messages = stage.diagnostics.map(\.message)
            for member in ["arrowBase()", "arrowHeight()", "contentViewInsets()", "arrowDirection", "arrowOffset"] {
                expectTrue(messages.contains { $0.hasPrefix("Incomplete must override \(member),") })
            }
        }
    }
}
