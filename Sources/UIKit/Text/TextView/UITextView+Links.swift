import CoreGraphics
import Foundation
import TextLayout

// Links can be tapped where text is selected and not edited.
extension UITextView {
    func addLinkRecognizer() {
        let tap = UITapGestureRecognizer(target: self, action: UITextView.linkTapped(_:))
        tap.delegate = LinkTaps.shared
        addGestureRecognizer(tap)
    }

    /// The link at a point, and the characters that have it.
    func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
        let origin = textOrigin
        let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard !isEditable, isSelectable, let index = editor.lines.characterIndex(at: inText),
            let found = editor.text.document.attributes(at: index)
        else { return nil }
        let value = found.values[.link]
        guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else { return nil }
        return (url, found.range)
    }

    private func linkTapped(_ recognizer: UIGestureRecognizer) {
        guard let link = link(at: recognizer.location(in: self)) else { return }
        let range = NSRange(location: link.range.lowerBound, length: link.range.count)
        let opens = delegate?.textView(
            self, shouldInteractWith: link.url, in: range, interaction: .invokeDefaultAction)
        if opens ?? true { UIApplication.shared.open(link.url) }
    }
}

/// Lets a tap on a link be only that.
private final class LinkTaps: NSObject, UIGestureRecognizerDelegate {
    static let shared = LinkTaps()

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = gestureRecognizer.view as? UITextView else { return false }
        return view.link(at: gestureRecognizer.location(in: view)) != nil
    }

    /// The press that selects goes on beside it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { other is TextPressRecognizer }
}
