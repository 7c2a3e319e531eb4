import CoreGraphics
import Foundation
import UIKitCore

/// Draws pages: with formatters, or with methods that subclasses override.
///
/// A page has a header, the content and a footer inside of its printable rectangle. The current drawing context is the
/// page's, with the origin at the top left of the paper.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprintpagerenderer>.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// Creates a renderer without formatters.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Specifying the parts of a page

    /// The height of the header, in points. The default is 0.
    open var headerHeight: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The height of the footer, in points. The default is 0.
    open var footerHeight: CGFloat = 0 { didSet { layoutDidChange() } }

    /// The paper, in points. Zero until the renderer is used for a job.
    open var paperRect: CGRect { paperRectStorage }

    /// The area of the paper inside of its margins. Zero until the renderer is used for a job.
    open var printableRect: CGRect { printableRectStorage }

    private var paperRectStorage = CGRect.zero
    private var printableRectStorage = CGRect.zero

    func setPaper(_ paper: CGRect, printable: CGRect) {
        (paperRectStorage, printableRectStorage) = (paper, printable)
        layoutDidChange()
    }

    private func layoutDidChange() { for formatter in formatters { formatter.layoutDidChange() } }

    /// The area between header and footer.
    var contentRect: CGRect {
        let area = printableRect.isDrawable ? printableRect : UIPrintPaper.ofUser.printableRect
        return area.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    // MARK: Managing print formatters

    private var formatters: [UIPrintFormatter] = []

    /// The formatters; `nil` without one.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { remove(formatter) }
            for formatter in newValue ?? [] { addPrintFormatter(formatter, startingAtPageAt: formatter.startPage) }
        }
    }

    /// Adds a formatter, and removes it from its previous renderer.
    ///
    /// - Parameters:
    ///   - formatter: The formatter.
    ///   - pageIndex: The index of the formatter's first page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = max(0, pageIndex)
        formatters.append(formatter)
        formatter.printPageRenderer = self
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// Returns the formatters with content on a page; `nil` without one.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.startPage <= pageIndex && pageIndex - $0.startPage < $0.pageCount }
        return found.isEmpty ? nil : found
    }

    // MARK: Providing information for printing

    /// The number of pages. The default implementation returns the number that the formatters need.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    // MARK: Drawing

    /// Called before pages are drawn. The default implementation is empty.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: the header, the content, the formatters, and the footer.
    ///
    /// - Parameters:
    ///   - pageIndex: The index of the page.
    ///   - printableRect: The area inside of the margins.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, footer) = (max(0, headerHeight), max(0, footerHeight))
        if header > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: header))
        }
        drawContentForPage(
            at: pageIndex, in: printableRect.inset(by: UIEdgeInsets(top: header, left: 0, bottom: footer, right: 0)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footer > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footer, width: printableRect.width, height: footer))
        }
    }

    /// Draws the header. Called if `headerHeight` is above 0. The default implementation is empty.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content that no formatter draws. The default implementation is empty.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws a formatter's part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the footer. Called if `footerHeight` is above 0. The default implementation is empty.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
