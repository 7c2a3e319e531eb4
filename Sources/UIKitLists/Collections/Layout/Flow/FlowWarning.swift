import Foundation

/// The warning about items that are longer than their line: once per preparation, in UIKit's words.
@MainActor
struct FlowWarning {
    private var isNeeded = false
    private var isAboutDelegate = false

    mutating func note(isAboutDelegate: Bool) {
        isNeeded = true
        self.isAboutDelegate = self.isAboutDelegate || isAboutDelegate
    }

    func report(_ layout: UICollectionViewFlowLayout, _ collectionView: UICollectionView) {
        guard isNeeded else { return }
        let (length, sides) = layout.isVertical ? ("width", "left and right") : ("height", "top and bottom")
        var lines = [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(sides) values, "
                + "minus the content insets \(sides) values.",
        ]
        if isAboutDelegate { lines.append("Please check the values returned by the delegate.") }
        lines.append(
            "The relevant UICollectionViewFlowLayout instance is \(Diagnostics.name(layout)), and it is attached to "
                + "\(Diagnostics.name(collectionView)).")
        lines.append(
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
        )
        Diagnostics.warn(.list, lines.joined(separator: "\n"))
    }
}
