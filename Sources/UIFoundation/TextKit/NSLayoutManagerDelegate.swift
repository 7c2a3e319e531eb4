import CoreGraphics
import Foundation

/// Sets the spaces between the lines of a layout manager, and is notified of its layout.
///
/// Lines are laid out when their geometry is first needed. After each change of a line, the delegate is called once
/// for the line. Rectangles are in the container's coordinates.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the space below a line, in points. The default is the space of the paragraph style.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphIndex: The last glyph of the line.
    ///   - rect: The line's area without the space.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space above a paragraph other than the first, in points. The default is the space of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space below a paragraph other than the last, in points. The default is the space of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Changes the area of a line. Only changes of the height and the baseline have an effect.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - lineFragmentRect: The line's area without the space below it.
    ///   - lineFragmentUsedRect: The part of the area that has glyphs.
    ///   - baselineOffset: The distance from the area's top to the baseline.
    ///   - textContainer: The container of the line.
    ///   - glyphRange: The glyphs of the line.
    /// - Returns: Whether a value was changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Called for each change that invalidates the layout.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called when all text of a container was laid out by `ensureLayout(for:)`, `usedRect(for:)`, or a text view that
    /// shows its end.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container whose text is laid out.
    ///   - layoutFinishedFlag: Whether the text of all containers is laid out. It is `true` once after a change.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// The default implementation returns the line spacing of the paragraph style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// The default implementation returns the spacing before the paragraph from its style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// The default implementation returns the spacing after the paragraph from its style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// The default implementation returns `false`, so that the line's area is not changed.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// The default implementation is empty.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// The default implementation is empty.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
