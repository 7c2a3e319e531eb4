import Foundation
import InterfaceDocuments

extension UISegmentedControl {
    /// Decodes the segments. If the storyboard or nib specifies no selected index, no segment is selected. (Xcode
    /// writes an index of 0 explicitly.)
    func decodeSegments(from coder: DocumentCoder) {
        let element = coder.element
        for (index, segment) in element.segments.enumerated() { insert(segment, at: index, coder) }
        isMomentary = element.bool(.momentary, default: false)
        apportionsSegmentWidthsByContent = element.bool(.apportionsSegmentWidthsByContent, default: false)
        if let color = coder.color(.selectedSegmentTintColor) { selectedSegmentTintColor = color }
        let selection = element.integer(.selectedSegmentIndex, default: -1)
        if selection >= element.segments.count {
            element.note(.badValue(attribute: "selectedSegmentIndex", value: "\(selection)"))
        } else if selection >= 0 {
            selectedSegmentIndex = selection
        }
        coder.pass(.segmentControlStyle, .springLoaded)
    }

    private func insert(_ segment: SegmentDescription, at index: Int, _ coder: DocumentCoder) {
        if let image = segment.image.flatMap({ DocumentCoder.image(of: $0, in: coder.unit) }) {
            insertSegment(with: image, at: index, animated: false)
        } else {
            let title = coder.unit.strings?.segmentTitle(for: coder.element.id, at: index) ?? segment.title
            insertSegment(withTitle: title, at: index, animated: false)
        }
        if !segment.isEnabled { setEnabled(false, forSegmentAt: index) }
        if segment.width > 0, segment.width <= 1_000_000 { setWidth(segment.width, forSegmentAt: index) }
        if segment.contentOffset != .zero { setContentOffset(segment.contentOffset, forSegmentAt: index) }
    }

    static func addSegmentProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
            .adding("momentary", \UISegmentedControl.isMomentary)
            .adding("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
            .adding("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    }
}
