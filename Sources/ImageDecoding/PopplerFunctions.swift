import CoreGraphics
import Foundation

/// The functions of poppler's GLib interface that this module calls, with the types of their headers.
struct PopplerFunctions: Sendable {
    typealias Object = OpaquePointer
    typealias Number = UnsafeMutablePointer<Double>

    let newBytes: @convention(c) (UnsafeRawPointer?, Int) -> Object?
    let unrefBytes: @convention(c) (Object?) -> Void
    let newDocument: @convention(c) (Object?, UnsafePointer<CChar>?, GLibError.Place?) -> Object?
    let pageCount: @convention(c) (Object?) -> Int32
    let page: @convention(c) (Object?, Int32) -> Object?
    let pageSize: @convention(c) (Object?, Number?, Number?) -> Void
    let cropBox: @convention(c) (Object?, Number?) -> Void
    let render: @convention(c) (Object?, OpaquePointer?) -> Void
    let unref: @convention(c) (Object?) -> Void
    let freeError: GLibError.Free

    /// `POPPLER_ERROR_ENCRYPTED`.
    static let encryptedError: Int32 = 1

    /// The functions of the installed library, or the reason why they are unavailable. Looked up once.
    static let installed = Result { () throws(ImageError) in try PopplerFunctions() }

    private init() throws(ImageError) {
        let library = try DynamicLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8")
        newBytes = try library.function("g_bytes_new")
        unrefBytes = try library.function("g_bytes_unref")
        newDocument = try library.function("poppler_document_new_from_bytes")
        pageCount = try library.function("poppler_document_get_n_pages")
        page = try library.function("poppler_document_get_page")
        pageSize = try library.function("poppler_page_get_size")
        cropBox = try library.function("poppler_page_get_crop_box")
        render = try library.function("poppler_page_render")
        unref = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
    }
}
