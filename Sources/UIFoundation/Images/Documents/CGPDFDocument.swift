import CoreGraphics
import Foundation
import ImageDecoding
import Synchronization

/// A document in PDF.
///
/// It is read and drawn by the library poppler-glib, in a separate process, which is stopped if it takes too much time
/// or memory.
public final class CGPDFDocument: Sendable {
    private struct State {
        var password: String?
        /// The number of pages, or `nil` if a password is required.
        var pageCount: Int?
    }

    private let data: Data
    private let state = Mutex(State())

    /// Reads a document. Returns `nil`, and logs the reason, if the data is no document, is damaged, or has a page that
    /// is too large.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, data.count <= ImageLimits.fileSize else { return nil }
        self.data = data
        do { try read(password: nil) } catch {
            if error == .locked { return }
            Log.drawing.error("PDF document: \(error)")
            return nil
        }
    }

    /// Reads a file.
    public convenience init?(_ url: CFURL) {
        guard url.isFileURL, let data = ImageFiles.data(at: url.path), let provider = CGDataProvider(data: data) else {
            return nil
        }
        self.init(provider)
    }

    private func read(password: String?) throws(ImageError) {
        let count = try VectorImage(page: 0, of: data, password: password).pageCount
        state.withLock { $0 = State(password: password, pageCount: count) }
    }

    /// Whether the document is encrypted.
    public var isEncrypted: Bool { !isUnlocked || data.range(of: Data("/Encrypt".utf8)) != nil }

    /// Whether the document can be read. If it is `false`, it requires a password.
    public var isUnlocked: Bool { state.withLock { $0.pageCount != nil } }

    /// Decrypts the document with a password. Returns `false` for a wrong password.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
        if isUnlocked { return true }
        do { try read(password: String(cString: password)) } catch { return false }
        return true
    }

    /// The number of pages, or 0 before the document is unlocked.
    public var numberOfPages: Int { state.withLock { $0.pageCount ?? 0 } }

    /// Returns a page. The first page has the number 1. Returns `nil` for other numbers, and for a damaged page.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        let (count, password) = state.withLock { ($0.pageCount ?? 0, $0.password) }
        guard pageNumber >= 1, pageNumber <= count else { return nil }
        do {
            let drawing = try VectorImage(page: pageNumber - 1, of: data, password: password)
            return CGPDFPage(document: self, number: pageNumber, drawing: drawing)
        } catch {
            Log.drawing.error("Page \(pageNumber) of a PDF document: \(error)")
            return nil
        }
    }
}
