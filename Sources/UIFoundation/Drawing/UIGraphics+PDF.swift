import CoreGraphics
import Foundation

// MARK: - PDF contexts

/// Begins a PDF document, whose context is the current one until `UIGraphicsEndPDFContext()`. Pages begin with
/// `UIGraphicsBeginPDFPage()`; drawing before the first page has no effect.
///
/// - Parameters:
///   - data: Receives the document at its end.
///   - bounds: The bounds of the pages; US Letter if they are empty.
///   - documentInfo: The document's title and further values, by keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    guard let document = PDFDrawing(bounds: bounds, info: documentInfo, to: data) else { return }
    push(document, file: nil, data)
}

/// Begins a PDF document in a file, as `UIGraphicsBeginPDFContextToData` does. The file is written at the document's
/// end.
///
/// - Returns: `false` if the file cannot be written. No context is created then.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let data = NSMutableData()
    guard !path.isEmpty, FileManager.default.createFile(atPath: path, contents: nil),
        let document = PDFDrawing(bounds: bounds, info: documentInfo, to: data)
    else { return false }
    push(document, file: path, data)
    return true
}

private func push(_ document: PDFDrawing, file: String?, _ data: NSMutableData) {
    document.whenClosed = {
        guard let file else { return }
        do { try Data(referencing: data).write(to: URL(fileURLWithPath: file)) } catch {
            Log.drawing.error("UIGraphicsEndPDFContext: \(file) cannot be written: \(error.localizedDescription)")
        }
    }
    ContextStack.current.targets.append(
        ContextStack.Target(source: ContextSource(document.context), document: document))
}

/// Ends the current page, and completes the document. If the current context has a different kind, it has no effect.
public func UIGraphicsEndPDFContext() {
    let state = ContextStack.current
    guard let document = state.targets.last?.document else { return }
    state.targets.removeLast()
    document.close()
}

/// Begins a page with the document's bounds, and ends the current page.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page, and ends the current page.
///
/// - Parameters:
///   - bounds: The bounds of the page; the document's if they are empty.
///   - pageInfo: Is not used, since the bounds replace the only value that it can have.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    ContextStack.current.targets.last?.document?.beginPage(bounds)
}

/// Returns the bounds of the current page; zero if the current context draws no PDF document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    ContextStack.current.targets.last?.document?.pageBounds ?? .zero
}

/// Makes a rectangle of the current page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    ContextStack.current.targets.last?.document?.context.setURL(url, for: rect)
}
