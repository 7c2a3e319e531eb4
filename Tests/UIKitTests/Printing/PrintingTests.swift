import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Printing")
struct PrintingTests {
    /// The number of pages of a PDF document.
    private func pageCount(_ data: Data) -> Int {
        String(decoding: data, as: UTF8.self).components(separatedBy: "/MediaBox [").count - 1
    }

    // MARK: Formatters and renderers

    /// A renderer with a small paper that records its calls.
    private final class SmallPages: UIPrintPageRenderer {
        var calls: [String] = []
        override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 200, height: 150) }
        override var printableRect: CGRect { CGRect(x: 20, y: 25, width: 160, height: 100) }

        override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.length)") }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            note("header", pageIndex, headerRect)
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            note("content", pageIndex, contentRect)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            note("footer", pageIndex, footerRect)
        }

        private func note(_ part: String, _ page: Int, _ rect: CGRect) {
            calls.append("\(part) \(page) \(Int(rect.minY))–\(Int(rect.maxY))")
        }
    }

    @Test("A text has as many pages as its lines need, and its pages begin after the given one")
    func textPages() {
        let text = UISimpleTextPrintFormatter(text: (1...30).map { "Line \($0)" }.joined(separator: "\n"))
        let renderer = SmallPages()
        renderer.addPrintFormatter(text, startingAtPageAt: 2)
        let whole = text.pageCount

        #expect(whole > 3 && whole < 10)
        expectEqual(renderer.numberOfPages, 2 + whole)
        expectNil(renderer.printFormattersForPage(at: 1))
        expectIdentical(renderer.printFormattersForPage(at: 2)?.first, text)
        expectEqual(text.rectForPage(at: 2), CGRect(x: 20, y: 25, width: 160, height: 100))

        text.perPageContentInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        #expect(text.pageCount > whole)

        text.text = ""
        expectEqual(text.pageCount, 0)
        text.removeFromPrintPageRenderer()
        expectNil(text.printPageRenderer)
        expectNil(renderer.printFormatters)
    }

    @Test("A page is drawn from its header to its footer, after all pages were prepared")
    func pageOrder() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            let folder = try PickerFolder()
            stage.files = [folder.url]
            let renderer = SmallPages()
            (renderer.headerHeight, renderer.footerHeight) = (10, 20)
            renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
            let printer = UIPrintInteractionController.shared
            printer.printPageRenderer = renderer

            expectTrue(printer.present(animated: false))
            stage.advance(by: 1)

            expectEqual(renderer.calls, ["prepare 1", "header 0 25–35", "content 0 35–105", "footer 0 105–125"])
            expectEqual(folder.names.count, 1)
        }
    }

    @Test("Non-finite insets and sizes leave a text without pages")
    func hostileInsets() {
        let text = UISimpleTextPrintFormatter(text: "Hello")
        text.perPageContentInsets = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
        expectEqual(text.pageCount, 0)
        text.perPageContentInsets = UIEdgeInsets(top: 1e9, left: 0, bottom: 0, right: 0)
        expectEqual(text.pageCount, 0)
    }

    @Test("A view that is higher than a page is printed on several pages")
    func viewPages() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 250))
        let renderer = SmallPages()
        renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
        expectEqual(renderer.numberOfPages, 3)
        view.frame.size = .zero
        expectEqual(renderer.numberOfPages, 0)
    }

    // MARK: The controller

    private final class Delegate: NSObject, UIPrintInteractionControllerDelegate {
        var calls: [String] = []
        nonisolated deinit {}
        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper {
            calls.append("paper")
            return UIPrintPaper.bestPaper(forPageSize: CGSize(width: 400, height: 500), withPapersFrom: paperList)
        }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            calls.append("did present")
        }
        func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {
            calls.append("will start")
        }
        func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {
            calls.append("did finish")
        }
    }

    @Test("A controller that is created prints like the shared one, and is retained while it is presented")
    func ownController() throws {
        let folder = try PickerFolder()
        try Stage.run(root: controller("Root")) { stage, _ in
            stage.files = [folder.url]
            var results: [Bool] = []
            do {
                let printer = UIPrintInteractionController()
                printer.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
                expectTrue(printer.present(animated: true) { _, isCompleted, _ in results.append(isCompleted) })
            }
            stage.advance(by: 2)

            expectEqual(results, [true])
            expectEqual(folder.names.count, 1)
        }
    }

    @Test("A printed text is a PDF file with the job's name, and the delegate is called in order")
    func printText() throws {
        let folder = try PickerFolder()
        try Stage.run(root: controller("Root")) { stage, root in
            stage.files = [folder.url]
            let (printer, delegate) = (UIPrintInteractionController.shared, Delegate())
            let info = UIPrintInfo(dictionary: nil)
            info.jobName = "A/B"
            printer.printInfo = info
            printer.delegate = delegate
            printer.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
            var results: [String] = []

            expectTrue(
                printer.present(animated: true) { _, isCompleted, error in
                    results.append("\(isCompleted) \(error == nil)")
                })
            expectFalse(printer.present(animated: true))
            stage.advance(by: 2)

            expectEqual(folder.names, ["AB.pdf"])
            expectEqual(results, ["true true"])
            expectEqual(delegate.calls, ["paper", "will present", "did present", "will start", "did finish"])
            expectEqual(printer.printPaper?.paperSize, CGSize(width: 420, height: 595))
            let data = try Data(contentsOf: folder.url.appendingPathComponent("AB.pdf"))
            expectEqual(pageCount(data), 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("A cancelled job calls the handler with false, and content without pages is an error")
    func failures() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            stage.files = []
            let printer = UIPrintInteractionController.shared
            var results: [String] = []
            let handler: UIPrintInteractionController.CompletionHandler = { _, isCompleted, error in
                results.append("\(isCompleted) \(error == nil)")
            }
            expectFalse(printer.present(animated: false, completionHandler: handler))

            printer.printingItem = "Hello"
            printer.present(animated: false, completionHandler: handler)
            stage.advance(by: 1)
            printer.printingItems = []
            printer.present(animated: false, completionHandler: handler)
            stage.advance(by: 1)

            expectEqual(results, ["false true", "false false"])
            expectNil(printer.printingItem)
        }
    }

    @Test("An existing PDF document is saved unchanged, and images begin pages")
    func items() throws {
        let (folder, source) = (try PickerFolder(), try PickerFolder())
        let file = try source.add("a.pdf", Data("%PDF-1.4 content".utf8))
        let image = try #require(UIImage(data: PickerFolder.picture(30, 20)))
        try Stage.run(root: controller("Root")) { stage, _ in
            stage.files = [folder.url.appendingPathComponent("out.pdf")]
            let printer = UIPrintInteractionController.shared
            printer.printingItem = file
            printer.present(animated: false)
            stage.advance(by: 1)
            let out = folder.url.appendingPathComponent("out.pdf")
            expectEqual(try Data(contentsOf: out), Data("%PDF-1.4 content".utf8))

            printer.printingItems = [image, "Text", image]
            printer.present(animated: false)
            stage.advance(by: 1)
            expectEqual(pageCount(try Data(contentsOf: out)), 3)
        }
        expectTrue(UIPrintInteractionController.canPrint(file))
        withExtendedLifetime(source) {}
        expectFalse(UIPrintInteractionController.canPrint(folder.url))
        expectFalse(UIPrintInteractionController.canPrint(Data("text".utf8)))
    }

    @Test("The settings of a job survive a dictionary, and unknown values have their defaults")
    func settings() {
        let info = UIPrintInfo.printInfo()
        (info.jobName, info.orientation, info.outputType, info.duplex) = ("Job", .landscape, .photo, .longEdge)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        expectEqual(copy.jobName, "Job")
        expectEqual(copy.orientation, .landscape)
        expectEqual(copy.outputType, .photo)
        expectEqual(copy.duplex, .longEdge)
        expectEqual(UIPrintInfo(dictionary: ["UIPrintInfoOrientationKey": 9]).orientation, .portrait)
    }
}
