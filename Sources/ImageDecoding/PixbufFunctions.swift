import CoreGraphics
import Foundation

/// The functions of gdk-pixbuf, GObject and GLib that this module calls, with the types of their headers. Objects are
/// opaque.
struct PixbufFunctions: Sendable {
    typealias Object = OpaquePointer
    typealias SizePrepared = @convention(c) (Object?, Int32, Int32, UnsafeMutableRawPointer?) -> Void

    let newLoader: @convention(c) (UnsafePointer<CChar>, GLibError.Place?) -> Object?
    let setSize: @convention(c) (Object?, Int32, Int32) -> Void
    let write: @convention(c) (Object?, UnsafePointer<UInt8>?, Int, GLibError.Place?) -> Int32
    let close: @convention(c) (Object?, GLibError.Place?) -> Int32
    let pixbufOfLoader: @convention(c) (Object?) -> Object?

    let width: @convention(c) (Object?) -> Int32
    let height: @convention(c) (Object?) -> Int32
    let rowStride: @convention(c) (Object?) -> Int32
    let channels: @convention(c) (Object?) -> Int32
    let bitsPerSample: @convention(c) (Object?) -> Int32
    let pixels: @convention(c) (Object?) -> UnsafePointer<UInt8>?
    let option: @convention(c) (Object?, UnsafePointer<CChar>) -> UnsafePointer<CChar>?

    let newPixbuf: @convention(c) (Int32, Int32, Int32, Int32, Int32) -> Object?
    let mutablePixels: @convention(c) (Object?) -> UnsafeMutablePointer<UInt8>?
    let save:
        @convention(c) (
            Object?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Int>,
            UnsafePointer<CChar>, UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<UnsafePointer<CChar>?>?,
            GLibError.Place?
        ) -> Int32

    let connect:
        @convention(c) (
            Object?, UnsafePointer<CChar>, SizePrepared, UnsafeMutableRawPointer?, UnsafeRawPointer?, UInt32
        ) -> UInt
    let unref: @convention(c) (Object?) -> Void
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let freeError: GLibError.Free

    /// The functions of the installed library, or the reason why they are unavailable. Looked up once.
    static let installed = Result { () throws(ImageError) in try PixbufFunctions() }

    private init() throws(ImageError) {
        let library = try DynamicLibrary("libgdk_pixbuf-2.0.so.0", package: "libgdk-pixbuf-2.0-0")
        newLoader = try library.function("gdk_pixbuf_loader_new_with_type")
        setSize = try library.function("gdk_pixbuf_loader_set_size")
        write = try library.function("gdk_pixbuf_loader_write")
        close = try library.function("gdk_pixbuf_loader_close")
        pixbufOfLoader = try library.function("gdk_pixbuf_loader_get_pixbuf")
        width = try library.function("gdk_pixbuf_get_width")
        height = try library.function("gdk_pixbuf_get_height")
        rowStride = try library.function("gdk_pixbuf_get_rowstride")
        channels = try library.function("gdk_pixbuf_get_n_channels")
        bitsPerSample = try library.function("gdk_pixbuf_get_bits_per_sample")
        pixels = try library.function("gdk_pixbuf_get_pixels")
        option = try library.function("gdk_pixbuf_get_option")
        newPixbuf = try library.function("gdk_pixbuf_new")
        mutablePixels = try library.function("gdk_pixbuf_get_pixels")
        save = try library.function("gdk_pixbuf_save_to_bufferv")
        connect = try library.function("g_signal_connect_data")
        unref = try library.function("g_object_unref")
        free = try library.function("g_free")
        freeError = try library.function("g_error_free")
    }
}
