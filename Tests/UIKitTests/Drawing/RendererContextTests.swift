import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// A renderer that sets the fill color of each new context.
private final class RedRenderer: UIGraphicsImageRenderer {
    override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        super.prepare(context, with: rendererContext)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
}

@Suite("Contexts of graphics renderers")
struct RendererContextTests {
    private func format() -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }

    @Test("The base class has no context")
    func base() {
        let renderer = UIGraphicsRenderer(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))

        expectNil(UIGraphicsRenderer.context(with: renderer.format))
        #expect(throws: CocoaError.self) { try renderer.runDrawingActions { _ in } }
    }

    @Test("A subclass prepares the context of each image")
    func prepared() {
        let image = RedRenderer(bounds: CGRect(x: 5, y: 5, width: 1, height: 1), format: format()).image { context in
            context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        }

        expectEqual(image.pixel(0, 0), 0xFFFF_0000)
        expectEqual(image.pixel(1, 1), 0xFFFF_0000)
    }

    @Test("The actions have a context, which is the current one only while they draw")
    func actions() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format())
        var log: [String] = []
        try renderer.runDrawingActions { context in
            log.append("draw \(context is UIGraphicsImageRendererContext)")
            log.append("\(UIGraphicsGetCurrentContext() === context.cgContext) \(context.cgContext.width)")
        } completionActions: { context in
            log.append("complete \(UIGraphicsGetCurrentContext() === context.cgContext)")
        }

        expectEqual(log, ["draw true", "true 6", "complete false"])
        let context = UIGraphicsImageRenderer.context(with: renderer.format)
        expectEqual(context?.height, 4)
        let empty = UIGraphicsImageRenderer(size: .zero, format: format())
        expectNil(UIGraphicsImageRenderer.context(with: empty.format))
        #expect(throws: CocoaError.self) { try empty.runDrawingActions { _ in log.append("never") } }
        expectEqual(log.count, 3)
    }

    @Test("The actions of a document draw pages")
    func documents() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        var pages = 0
        try renderer.runDrawingActions { context in
            guard let context = context as? UIGraphicsPDFRendererContext else { return }
            context.beginPage()
            pages += 1
            expectEqual(context.pdfContextBounds.width, 100)
        }

        expectEqual(pages, 1)
    }
}
