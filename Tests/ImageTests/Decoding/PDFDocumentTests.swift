import CoreGraphics
import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("PDF documents", .serialized)
struct PDFDocumentTests {
    private func document(_ data: Data) throws -> CGPDFDocument {
        try #require(CGDataProvider(data: data).flatMap { CGPDFDocument($0) })
    }

    /// Two pages: red with a blue lower half, and a blue page of a different size.
    private var twoPages: Data {
        PDFFixture(
            box: "10 10 30 20", content: "1 0 0 rg 10 10 20 10 re f 0 0 1 rg 10 10 20 5 re f", kids: "3 0 R 5 0 R",
            objects: [
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 8 8] /Contents 6 0 R /Resources << >> >>",
                "<< /Length 23 >>\nstream\n0 0 1 rg 0 0 9 9 re f  \nendstream",
            ], pageCount: 2
        ).data
    }

    @Test("A document has pages with numbers from 1, and their boxes")
    func pages() throws {
        let document = try document(twoPages)

        expectEqual(document.numberOfPages, 2)
        expectFalse(document.isEncrypted)
        expectTrue(document.isUnlocked)
        let first = try #require(document.page(at: 1))
        expectEqual(first.getBoxRect(.cropBox), CGRect(x: 10, y: 10, width: 20, height: 10))
        expectEqual(first.pageNumber, 1)
        expectTrue(first.document === document)
        expectEqual(document.page(at: 2)?.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 8, height: 8))
        expectNil(document.page(at: 0))
        expectNil(document.page(at: 3))
        expectNil(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL))
        expectNil(CGDataProvider(data: Data("no document".utf8)).flatMap { CGPDFDocument($0) })
    }

    @Test("A page is drawn with y up, as large as the context's transform says")
    func drawing() throws {
        let page = try #require(document(twoPages).page(at: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
            let cg = context.cgContext
            cg.translateBy(x: 0, y: 100)
            cg.scaleBy(x: 2, y: -2)
            cg.translateBy(x: -10, y: -10)
            cg.drawPDFPage(page)
        }

        expectEqual(image.pixel(5, 95), 0xFF00_00FF)
        expectEqual(image.pixel(39, 85), 0xFFFF_0000)
        expectEqual(image.pixel(41, 85), 0)
        expectEqual(image.pixel(20, 79), 0)
    }

    @Test("The drawing transform centers and reduces a page, and never enlarges it")
    func transform() throws {
        let page = try #require(document(twoPages).page(at: 1))
        func corners(_ rect: CGRect, _ rotate: Int32 = 0, _ keepsRatio: Bool = true) -> CGRect {
            let matrix = page.getDrawingTransform(
                .cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keepsRatio)
            return page.getBoxRect(.cropBox).applying(matrix).integral
        }

        expectEqual(corners(CGRect(x: 0, y: 0, width: 100, height: 100)), CGRect(x: 40, y: 45, width: 20, height: 10))
        expectEqual(corners(CGRect(x: 0, y: 0, width: 10, height: 10)), CGRect(x: 0, y: 2, width: 10, height: 6))
        expectEqual(
            corners(CGRect(x: 0, y: 0, width: 10, height: 10), 0, false), CGRect(x: 0, y: 0, width: 10, height: 10))
        let turned = page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 40, height: 40), rotate: 90, preserveAspectRatio: true)
        let top = CGPoint(x: 20, y: 20).applying(turned)
        #expect(abs(top.x - 25) < 1e-9 && abs(top.y - 20) < 1e-9)
    }

    @Test("An encrypted document is read after it is unlocked, and is no image")
    func password() throws {
        let document = try document(encryptedPDF)

        expectTrue(document.isEncrypted)
        expectFalse(document.isUnlocked)
        expectEqual(document.numberOfPages, 0)
        expectNil(document.page(at: 1))
        expectFalse(document.unlockWithPassword("wrong"))
        expectTrue(document.unlockWithPassword("secret"))
        expectEqual(document.numberOfPages, 1)
        let page = try #require(document.page(at: 1))
        expectEqual(page.getBoxRect(.cropBox).size, CGSize(width: 20, height: 10))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
            $0.cgContext.drawPDFPage(page)
        }
        expectEqual(image.pixel(5, 5), 0xFF00_00FF)
        expectNil(UIImage(data: encryptedPDF))
    }
}
