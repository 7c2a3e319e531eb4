import CoreGraphics
import Foundation
import QuartzCore

/// The views of a segmented control that are not part of a segment: the background, the selection indicator, and the
/// container in front of them for the views of the segments.
@MainActor
final class SegmentParts {
    let background = UIView()
    let thumb = UIView()
    private let backgrounds = UIView()
    private let separators = UIView()
    private let contents = UIView()
    /// The frames of the segments in the last layout.
    var frames: [CGRect] = []
    /// Whether the selection indicator was visible in the last layout. Only then its movement is animated.
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
    /// Whether the touch is still handled. Inserting or removing segments ends the touch.
    var isActive = false
    /// The segment that is highlighted because the touch began on it. It is `nil` if the touch began on the selected
    /// segment.
    var highlighted: Int?
    /// The index of the selected segment, if the touch drags the selection indicator.
    var dragged: Int?
    /// Whether the touch began on the selection indicator.
    var isOnSelection: Bool { dragged != nil }

    /// Ends the touch. Called when segments were inserted or removed, since the indexes may have changed.
    mutating func forget() { self = SegmentPress() }

    mutating func selectionDidChange(to index: Int) {
        if dragged != nil { dragged = index < 0 ? nil : index }
    }
}
