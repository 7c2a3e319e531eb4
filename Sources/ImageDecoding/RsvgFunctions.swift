import CoreGraphics
import Foundation

/// The functions of librsvg and GObject that this module calls, with the types of their headers.
struct RsvgFunctions: Sendable {
    /// An `RsvgRectangle`: x, y, width and height.
    typealias Rectangle = UnsafeMutablePointer<Double>

    let newFromData: @convention(c) (UnsafePointer<UInt8>?, Int, GLibError.Place?) -> OpaquePointer?
    let intrinsicSize:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Int32
    let intrinsicDimensions:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
            UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, Rectangle?
        ) -> Void
    let render: @convention(c) (OpaquePointer?, OpaquePointer?, Rectangle, GLibError.Place?) -> Int32
    let elementGeometry:
        @convention(c) (
            OpaquePointer?, UnsafePointer<CChar>, Rectangle?, Rectangle?,
            GLibError.Place?
        ) -> Int32
    let renderElement:
        @convention(c) (
            OpaquePointer?, OpaquePointer?, UnsafePointer<CChar>, Rectangle, GLibError.Place?
        ) -> Int32
    let unref: @convention(c) (OpaquePointer?) -> Void
    let freeError: GLibError.Free

    /// The functions of the installed library, or the reason why they are unavailable. Looked up once.
    static let installed = Result { () throws(ImageError) in try RsvgFunctions() }

    private init() throws(ImageError) {
        let library = try DynamicLibrary("librsvg-2.so.2", package: "librsvg2-2")
        newFromData = try library.function("rsvg_handle_new_from_data")
        intrinsicSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
        intrinsicDimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
        render = try library.function("rsvg_handle_render_document")
        elementGeometry = try library.function("rsvg_handle_get_geometry_for_element")
        renderElement = try library.function("rsvg_handle_render_element")
        unref = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
    }
}
