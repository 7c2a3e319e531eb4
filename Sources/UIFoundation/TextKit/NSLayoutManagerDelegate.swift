import CoreGraphics
import Foundation

/// Decides about the spaces between the lines of a layout manager, and is notified of its layout.
///
/// Lines are laid out when something is asked about them, and so is the delegate: for each line once after each change of it. Rectangles are in
/// the container's coordinates.
///
/// Follows <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// The space below a line, in points; that of its paragraph's style unless implemented.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphIndex: The last glyph of the line.
    ///   - rect: The line's area without the space.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The space above a paragraph but the first one, in points; that of its style unless implemented.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The space below a paragraph but the last one, in points; that of its style unless implemented.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Changes a line. Of what is changed its height counts, and where its baseline is.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - lineFragmentRect: The line's area without the space below it.
    ///   - lineFragmentUsedRect: The part of it that has glyphs.
    ///   - baselineOffset: From the area's top to the baseline.
    ///   - textContainer: The container of the line.
    ///   - glyphRange: The glyphs of the line.
    /// - Returns: Whether something was changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Something has changed, so that lines will be laid out anew. Called for each change.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// All text of a container was laid out, by `ensureLayout(for:)`, `usedRect(for:)`, or a text view that shows its end.
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
    /// The space of the style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// The space of the style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// The space of the style.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.adjuster.usual }

    /// Changes nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
