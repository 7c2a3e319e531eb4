import Foundation

/// The formats of raster images, detected by the first bytes of their data.
enum RasterFormat: String {
    case png, jpeg, gif, webp, bmp, tiff, ico

    init?(_ data: Data) {
        let first = [UInt8](data.prefix(12))
        func begins(_ bytes: [UInt8], at place: Int = 0) -> Bool { first.dropFirst(place).starts(with: bytes) }
        if begins([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF8".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if begins(Array("BM".utf8)) {
            self = .bmp
        } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if begins([0, 0, 1, 0]) {
            self = .ico
        } else {
            return nil
        }
    }
}
