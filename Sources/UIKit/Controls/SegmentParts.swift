import CoreGraphics
import Foundation
import QuartzCore

/// The views that segments share: the background, the selection, and in front of them the segments' own.
@MainActor
final class SegmentParts {
    let background = UIView()
    let thumb = UIView()
    private let backgrounds = UIView()
    private let separators = UIView()
    private let contents = UIView()
    /// Where each segment is, from the last layout.
    var frames: [CGRect] = []
    /// Whether the selection was shown in the last layout: it slides only then.
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

/// A finger on a segmented control.
struct SegmentPress {
    /// Whether the finger still has an effect: segments that come or go end that.
    var isActive = false
    /// The segment under a finger that came down on one that was not selected.
    var highlighted: Int?
    /// Where the selection is that a finger drags.
    var dragged: Int?
    /// Whether a finger is on the selection.
    var isOnSelection: Bool { dragged != nil }

    /// Segments have come or gone: what the finger was on may be another one now.
    mutating func forget() { self = SegmentPress() }

    mutating func selectionDidChange(to index: Int) {
        if dragged != nil { dragged = index < 0 ? nil : index }
    }
}
