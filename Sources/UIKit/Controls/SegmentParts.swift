import CoreGraphics
import Foundation
import QuartzCore

/// The views that segments share: the background, the selection, and in front of them the views of the segments.
@MainActor
final class SegmentParts {
    let background = UIView()
    let thumb = UIView()
    private let backgrounds = UIView()
    private let separators = UIView()
    private let contents = UIView()
    /// The frames of the segments in the last layout.
    var frames: [CGRect] = []
    /// Whether the selection was visible in the last layout. It is animated only in that case.
    var showsThumb = false

    nonisolated deinit {}

    func add(to control: UISegmentedControl) {
        for view in [background, backgrounds, separators, thumb, contents] {
            view.isUserInteractionEnabled = false
            control.addSubview(view)
        }
        background.layer.cornerRadius = 8
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.16
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
    }

    func addContent<Content: UIView>(_ view: Content) -> Content { add(view, to: contents) }
    func addBackground<Content: UIView>(_ view: Content) -> Content { add(view, to: backgrounds) }
    func addSeparator<Content: UIView>(_ view: Content) -> Content { add(view, to: separators) }

    private func add<Content: UIView>(_ view: Content, to parent: UIView) -> Content {
        parent.addSubview(view)
        return view
    }
}

/// A touch on a segmented control.
struct SegmentPress {
    /// Whether the touch still has an effect. Inserting or removing segments ends it.
    var isActive = false
    /// The segment at the touch, if the touch began on a segment that was not selected.
    var highlighted: Int?
    /// The index of the selection that the touch drags.
    var dragged: Int?
    /// Whether the touch is on the selection.
    var isOnSelection: Bool { dragged != nil }

    /// Discards the touch after segments were inserted or removed, since its segment may have changed.
    mutating func forget() { self = SegmentPress() }

    mutating func selectionDidChange(to index: Int) {
        if dragged != nil { dragged = index < 0 ? nil : index }
    }
}
