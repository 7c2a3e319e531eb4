import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("PDF documents that are drawn")
struct PDFDrawingTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    private func boxes(_ data: Data) -> [String] {
        text(data).components(separatedBy: "/MediaBox [").dropFirst().map { part in
            part.prefix { $0 != "]" }.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("A renderer's document has a page for each beginPage, with its own size")
    func pages() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Report"]
        let bounds = CGRect(x: 10, y: 10, width: 200, height: 100)
        var seen: [CGRect] = []
        let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            context.beginPage()
            seen.append(context.pdfContextBounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
            seen.append(context.pdfContextBounds)
            "Hello".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        }

        expectTrue(data.starts(with: Data("%PDF-".utf8)))
        expectEqual(seen, [bounds, CGRect(x: 0, y: 0, width: 300, height: 400)])
        expectEqual(boxes(data), ["0 0 200 100", "0 0 300 400"])
        expectTrue(text(data).contains("Report"))
        // Text remains text: its font is in the document.
        expectTrue(text(data).contains("/Type /Font"))
    }

    @Test("Drawing before the first page, and after the end, has no effect")
    func outsideOfPages() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
        let context = UIGraphicsGetCurrentContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPopContext()
        expectNotNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginPDFPage()
        context?.saveGState()
        UIGraphicsEndPDFContext()
        context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsEndPDFContext()

        expectNil(UIGraphicsGetCurrentContext())
        expectEqual(boxes(Data(referencing: data)), ["0 0 100 100"])
        expectNil(context?.makeImage())
        expectNil(context?.data)
    }

    @Test("Unusable page sizes are replaced")
    func hostileSizes() {
        let sizes = [CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1e9, height: 10), .zero]
        let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: sizes[0])).pdfData { context in
            for size in sizes { context.beginPage(withBounds: CGRect(origin: .zero, size: size), pageInfo: [:]) }
        }
        expectEqual(boxes(data), ["0 0 612 792", "0 0 612 792", "0 0 612 792"])
    }

    @Test("A document can be written into a file, but not into a missing folder")
    func files() throws {
        let folder = try PickerFolder()
        let path = folder.url.appendingPathComponent("a.pdf").path
        expectTrue(UIGraphicsBeginPDFContextToFile(path, .zero, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        expectEqual(boxes(try Data(contentsOf: URL(fileURLWithPath: path))), ["0 0 612 792"])
        expectFalse(UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
        expectNil(UIGraphicsGetCurrentContext())
    }

    @Test("A Core Graphics document has its origin at the bottom, and links")
    func coreGraphics() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 50, height: 40)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        expectEqual(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)), CGPoint(x: 1, y: 2))
        let url = try #require(URL(string: "https://example.com/it's"))
        context.setURL(url, for: CGRect(x: 0, y: 0, width: 9, height: 9))
        context.endPDFPage()
        context.closePDF()
        context.closePDF()

        expectEqual(boxes(Data(referencing: data)), ["0 0 50 40"])
        expectTrue(text(Data(referencing: data)).contains("example.com"))
    }
}
