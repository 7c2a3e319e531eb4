import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Members that libraries override and inherit")
struct InheritedMemberTests {
    @Test("Recognizers, update items and texts can be overridden as libraries do")
    func overridden() {
        final class Recognizer: UITapGestureRecognizer {
            var calls: [String] = []
            override func addTarget(_ target: Any, action: Selector) {
                calls.append("add \(action)")
                super.addTarget(target, action: action)
            }
            override func removeTarget(_ target: Any?, action: Selector?) { calls.append("remove") }
        }
        final class Change: UICollectionViewUpdateItem {
            let path: IndexPath
            init(_ path: IndexPath) {
                self.path = path
                super.init()
            }
            override var indexPathAfterUpdate: IndexPath? { path }
        }
        final class Note: UITextView {
            var marked: String?
            override func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
                marked = markedText?.string
                super.setAttributedMarkedText(markedText, selectedRange: selectedRange)
            }
        }
        let (recognizer, view, note) = (Recognizer(), UIView(), Note())

        recognizer.addTarget(view, action: "save:")
        recognizer.removeTarget(nil, action: nil)
        (note as any UITextInput).setAttributedMarkedText(
            NSAttributedString(string: "abc"), selectedRange: NSRange(location: 3, length: 0))

        expectEqual(recognizer.calls, ["add save:", "remove"])
        expectEqual(Change(IndexPath(item: 3, section: 0)).indexPathAfterUpdate?.item, 3)
        expectEqual(note.marked, "abc")
        expectEqual(note.text, "abc")
    }

    @Test("Empty texts, fonts, animators and effect views without arguments")
    func inherited() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))

        expectEqual(NSAttributedString().length, 0)
        expectEqual(text.string, "a")
        expectEqual(UIFont().pointSize, UIFont.systemFontSize)
        expectEqual(UIViewPropertyAnimator().duration, 0.2)
        let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(view.frame.width, 3)
        expectNil(view.effect)
        expectEqual(view.contentView.frame.size, view.bounds.size)
    }
}
