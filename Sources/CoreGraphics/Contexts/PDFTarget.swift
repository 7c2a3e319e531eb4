import CCairo
import Foundation

/// The PDF document of a context: Cairo's surface, and the bytes that it has written.
final class PDFTarget {
    /// The largest side of a page in points, from the PDF standard.
    static let largestSide: CGFloat = 14_400
    /// The page size without a media box: US Letter, as in Core Graphics.
    static let defaultBox = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The maximum size of a document in bytes (1 GiB, chosen), so that endless drawing cannot exhaust memory.
    private static let largestByteCount = 1 << 30

    let surface: OpaquePointer
    let mediaBox: CGRect
    /// The media box of the current page.
    var pageBox: CGRect
    var isPageOpen = false
    /// The number of saved states when the current page began.
    var depth = 0
    var isClosed = false
    /// The attributes of the links of the current page, in the syntax of Cairo's tags.
    var links: [String] = []
    /// The attributes of the destinations of the current page, in the syntax of Cairo's tags.
    private var destinations: [String] = []
    private var destinationNames: Set<String> = []
    /// The destinations of links.
    var linkedNames: Set<String> = []
    /// Whether the current page is complete, and not written yet: destinations may be added.
    var isPageEnded = false
    private let bytes: Bytes
    private let finish: (Data) -> Void

    /// Collects the bytes that Cairo writes.
    private final class Bytes {
        var data = Data()
    }

    /// - Parameters:
    ///   - mediaBox: The size of pages that have no size. An unusable box is replaced by the default.
    ///   - finish: Called with the document when it is closed.
    init?(mediaBox: CGRect?, finish: @escaping (Data) -> Void) {
        self.mediaBox = Self.usable(mediaBox) ?? Self.defaultBox
        (pageBox, self.finish) = (self.mediaBox, finish)
        let bytes = Bytes()
        self.bytes = bytes
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let bytes = Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue()
                guard bytes.data.count + Int(length) <= PDFTarget.largestByteCount else {
                    return CAIRO_STATUS_WRITE_ERROR
                }
                bytes.data.append(data, count: Int(length))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(bytes).toOpaque(), self.mediaBox.width, self.mediaBox.height)
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        // Later versions may be unreadable for old programs, and Cairo needs none of their features.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
        // The resolution of drawing that PDF cannot describe.
        cairo_surface_set_fallback_resolution(surface, 150, 150)
    }

    deinit { cairo_surface_destroy(surface) }

    // MARK: Destinations

    /// Names a place of the current page, in Cairo's device space.
    func addDestination(_ name: String, at place: CGPoint) {
        guard !name.isEmpty, destinationNames.insert(name).inserted else { return }
        destinations.append("name='\(Self.attribute(name))' x=\(place.x) y=\(place.y)")
    }

    /// Names the top of the current page with all names of links that have no destination, since Cairo fails for
    /// links that lead nowhere.
    func defineLinkedDestinations() {
        for name in linkedNames.subtracting(destinationNames).sorted() { addDestination(name, at: .zero) }
    }

    /// Returns a name without characters that Cairo's tags cannot contain.
    static func attribute(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.intersection(ascii)) ?? ""
    }

    private static let ascii = CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(127))

    /// Writes the current page, if it is complete.
    func showPage(_ cairo: OpaquePointer) {
        guard isPageEnded else { return }
        isPageEnded = false
        addLinks(to: cairo)
        cairo_show_page(cairo)
    }

    /// Adds the links and destinations of the current page, after all of its shapes.
    ///
    /// Cairo 1.16 discards the links of a page that has no shapes, and links before a source that is painted on the
    /// whole page. The links are therefore added at the end of the page, followed by a transparent mask.
    private func addLinks(to cairo: OpaquePointer) {
        guard !links.isEmpty || !destinations.isEmpty else { return }
        for destination in destinations {
            cairo_tag_begin(cairo, CAIRO_TAG_DEST, destination)
            cairo_tag_end(cairo, CAIRO_TAG_DEST)
        }
        destinations = []
        for link in links {
            cairo_tag_begin(cairo, CAIRO_TAG_LINK, link)
            cairo_tag_end(cairo, CAIRO_TAG_LINK)
        }
        links = []
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1) else { return }
        // Cairo omits a mask that it knows to be transparent.
        cairo_surface_mark_dirty(mask)
        cairo_mask_surface(cairo, mask, 0, 0)
        cairo_surface_destroy(mask)
    }

    /// Completes the document, and passes its bytes on. Without bytes, Cairo has failed.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        cairo_surface_finish(surface)
        if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { finish(bytes.data) }
        bytes.data = Data()
    }

    /// Returns a box whose sides a page can have; `nil` if it is not finite, empty or too large.
    static func usable(_ box: CGRect?) -> CGRect? {
        guard let box = box?.standardized, box.origin.x.isFinite, box.origin.y.isFinite,
            box.width >= 1, box.height >= 1, box.width <= largestSide, box.height <= largestSide
        else { return nil }
        return box
    }

    func setMetadata(_ info: CFDictionary) {
        let keys = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, field) in keys {
            if let text = info[key] as? String { cairo_pdf_surface_set_metadata(surface, field, text) }
        }
        let words = info[kCGPDFContextKeywords]
        if let text = words as? String ?? (words as? [String])?.joined(separator: ", ") {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, text)
        }
    }
}
