import CoreGraphics
import Foundation
import UIKitCore

/// The base class of objects that lay out content in pages: a text, or a picture of a view.
///
/// Subclasses override `pageCount` and `draw(in:forPageAt:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintformatter>.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// Creates a formatter without content.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Getting the page renderer

    /// The renderer that the formatter was added to.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer? { didSet { layoutDidChange() } }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    // MARK: Laying out the content

    /// The maximum height of the content on a page, in points; 0, the default, for the height of the page.
    open var maximumContentHeight: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The maximum width of the content, in points; 0, the default, for the width of the page.
    open var maximumContentWidth: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The distances from the printable rectangle: at the left and right on all pages, at the top on the first page.
    @available(*, deprecated, message: "Use perPageContentInsets instead.")
    open var contentInsets: UIEdgeInsets {
        get { firstInsets }
        set { firstInsets = newValue }
    }
    private var firstInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }

    /// The distances from the printable rectangle of each page. The default is zero.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { layoutDidChange() } }

    // MARK: Managing pagination

    /// The index of the first page with the content. The default is 0.
    open var startPage = 0 { didSet { layoutDidChange() } }

    /// The number of pages of the content. The default implementation returns 0.
    open var pageCount: Int { 0 }

    /// Returns the area of the content on a page, in the coordinate space of the paper.
    ///
    /// - Parameter pageIndex: The index of the page in the renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        var area = printPageRenderer?.contentRect ?? UIPrintPaper.ofUser.printableRect
        area = area.inset(by: perPageContentInsets)
        area.origin.x += firstInsets.left
        area.size.width -= firstInsets.left + firstInsets.right
        if pageIndex == startPage {
            area.origin.y += firstInsets.top
            area.size.height -= firstInsets.top
        }
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        // A rectangle with a negative size is not empty.
        let isUsable = area.isDrawable && area.size.width > 0 && area.size.height > 0
        return isUsable ? area : CGRect(origin: UIPrintPaper.ofUser.printableRect.origin, size: .zero)
    }

    // MARK: Drawing

    /// Draws a page of the content. The default implementation is empty.
    ///
    /// - Parameters:
    ///   - rect: The area of the content, as `rectForPage(at:)` returns it.
    ///   - pageIndex: The index of the page in the renderer.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Called when the area of the pages may have changed.
    func layoutDidChange() {}
}
