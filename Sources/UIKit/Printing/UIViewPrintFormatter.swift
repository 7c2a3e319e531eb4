import CoreGraphics
import Foundation
import UIKitCore

/// Prints a view: its picture, as wide as the page, on as many pages as its height needs.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewprintformatter>.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The printed view.
    open private(set) var view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// The content of a scroll view, otherwise the bounds.
    private var content: CGRect {
        guard let scroll = view as? UIScrollView else { return view.bounds }
        return CGRect(origin: .zero, size: scroll.contentSize)
    }

    /// The size of the printed picture, in points of the paper. A view is not enlarged.
    private func scale(in rect: CGRect) -> CGFloat {
        content.width > rect.width ? rect.width / content.width : 1
    }

    /// The number of pages for the height of the view; 0 for an empty view, and at most 10,000.
    open override var pageCount: Int {
        let rect = rectForPage(at: startPage)
        guard content.isDrawable, rect.isDrawable else { return 0 }
        let pages = (content.height * scale(in: rect) / rect.height - 0.001).rounded(.up)
        return Int(min(max(pages, 1), CGFloat(UISimpleTextPrintFormatter.mostPages)))
    }

    /// Draws the part of the view on a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext(), pageIndex >= startPage, pageIndex < startPage + pageCount
        else { return }
        let scale = scale(in: rect)
        let top = CGFloat(pageIndex - startPage) * rect.height
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - top)
        context.scaleBy(x: scale, y: scale)
        if let text = view as? UITextView {
            text.layoutManager.drawGlyphs(
                forGlyphRange: NSRange(location: 0, length: text.layoutManager.numberOfGlyphs),
                at: CGPoint(x: text.textContainerInset.left, y: text.textContainerInset.top))
        } else {
            view.layer.render(in: context)
        }
        context.restoreGState()
    }
}

extension UIView {
    /// Returns a new formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
