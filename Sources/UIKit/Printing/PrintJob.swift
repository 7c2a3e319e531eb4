import CoreGraphics
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// Content that is printed into a PDF document.
@MainActor
struct PrintJob {
    /// The content.
    enum Source {
        /// Texts, images, PDF documents, as values, data or files.
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    var name: String
    var source: Source
    var orientation = UIPrintInfo.Orientation.portrait
    var paper = UIPrintPaper.ofUser

    /// Returns the name of an item's document.
    static func name(of item: Any?) -> String {
        guard let url = item as? URL, url.isFileURL else { return "Document" }
        return url.deletingPathExtension().lastPathComponent
    }

    /// Writes the document into a temporary file.
    func makeFile() throws -> PrintedFile {
        let data = try makeData()
        let folder = try PickedFiles.makeInbox()
        let plain = String(FileEntry.readable(name).filter { $0 != "/" }.prefix(60))
        let url = folder.appendingPathComponent((["", ".", ".."].contains(plain) ? "Document" : plain) + ".pdf")
        do { try data.write(to: url) } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return PrintedFile(url: url, folder: folder)
    }

    /// Returns the document. It is an error if the content has no page.
    func makeData() throws -> Data {
        switch source {
        case .renderer(let renderer): return try draw(renderer)
        case .formatter(let formatter):
            let renderer = formatter.printPageRenderer ?? UIPrintPageRenderer()
            if formatter.printPageRenderer == nil {
                renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            }
            return try draw(renderer)
        case .items(let items):
            // A document that exists is not drawn again.
            if items.count == 1, let data = Self.document(items[0]) { return data }
            let renderer = ItemRenderer()
            for item in items { try add(item, to: renderer) }
            return try draw(renderer)
        }
    }

    private static func document(_ item: Any) -> Data? {
        var data = item as? Data ?? (item as? NSData).map(Data.init(referencing:))
        if let url = item as? URL, UTType(filenameExtension: url.pathExtension)?.conforms(to: .pdf) == true {
            data = try? Data(contentsOf: url)
        }
        return data.flatMap { $0.starts(with: Data("%PDF-".utf8)) ? $0 : nil }
    }

    private func add(_ item: Any, to renderer: ItemRenderer) throws {
        switch SharedContent(item) {
        case .text(let text):
            let formatter = UISimpleTextPrintFormatter(attributedText: text)
            renderer.setPaper(pageRect, printable: printableRect)
            renderer.addPrintFormatter(formatter, startingAtPageAt: renderer.numberOfPages)
        case .image(let image): renderer.images[renderer.numberOfPages] = image
        case .other:
            // Documents cannot be joined.
            throw CocoaError(.featureUnsupported)
        }
    }

    /// The content of an item that is drawn.
    private enum SharedContent {
        case text(NSAttributedString)
        case image(UIImage)
        case other

        init(_ item: Any) {
            switch item {
            case let text as NSAttributedString: self = .text(text)
            case let text as String:
                self = .text(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 12)]))
            case let text as NSString: self = SharedContent(text.description)
            case let image as UIImage: self = .image(image)
            case let data as Data: self = UIImage(data: data).map(Self.image) ?? .other
            case let url as URL where url.isFileURL:
                self = UIImage(contentsOfFile: url.path).map(Self.image) ?? .other
            default: self = .other
            }
        }
    }

    // MARK: Drawing

    private var pageRect: CGRect {
        let size = paper.paperSize
        let isTurned = (orientation == .landscape) != (size.width > size.height)
        return CGRect(
            x: 0, y: 0, width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
    }

    private var printableRect: CGRect {
        let margin = paper.printableRect.minX
        return pageRect.insetBy(dx: margin, dy: margin)
    }

    private func draw(_ renderer: UIPrintPageRenderer) throws -> Data {
        renderer.setPaper(pageRect, printable: printableRect)
        let count = min(renderer.numberOfPages, UISimpleTextPrintFormatter.mostPages)
        guard count > 0 else { throw CocoaError(.featureUnsupported) }
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        // A subclass may have a different paper.
        let (paper, printable) = (renderer.paperRect, renderer.printableRect)
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: name]
        return UIGraphicsPDFRenderer(bounds: paper, format: format).pdfData { context in
            for page in 0..<count {
                context.beginPage()
                renderer.drawPage(at: page, in: printable)
            }
        }
    }
}

/// A PDF document in a temporary folder.
struct PrintedFile {
    let url: URL
    let folder: URL

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// Draws each image on a separate page, as large as the page permits.
private final class ItemRenderer: UIPrintPageRenderer {
    var images: [Int: UIImage] = [:]

    override var numberOfPages: Int { max(super.numberOfPages, (images.keys.max() ?? -1) + 1) }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard let image = images[pageIndex], image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.minY, width: size.width, height: size.height))
    }
}
