import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// The pixels of an SDL window, as something to composite into.
///
/// Mostly SDL's own memory in the format that we want, so that nothing is copied before the window system takes it.
/// Where the window has another format (16 or 30 bits a pixel), a bitmap of our own stands in and what changed is
/// converted.
struct WindowSurface {
    let surface: UnsafeMutablePointer<SDL_Surface>
    let target: RenderTarget
    private let standIn: Bitmap?

    var width: Int { Int(surface.pointee.w) }
    var height: Int { Int(surface.pointee.h) }

    init?(_ surface: UnsafeMutablePointer<SDL_Surface>, scale: Double) {
        let value = surface.pointee
        guard let format = value.format, value.w > 0, value.h > 0 else { return nil }
        self.surface = surface
        let isOurs =
            format.pointee.BytesPerPixel == 4 && format.pointee.Rmask == 0xFF0000 && format.pointee.Gmask == 0xFF00
            && format.pointee.Bmask == 0xFF
        if isOurs, let pixels = value.pixels {
            standIn = nil
            target = RenderTarget(
                data: pixels, width: Int(value.w), height: Int(value.h), bytesPerRow: Int(value.pitch), format: .rgb32,
                scale: scale)
        } else {
            guard let bitmap = Bitmap(width: Int(value.w), height: Int(value.h), format: .rgb32) else { return nil }
            standIn = bitmap
            target = RenderTarget(
                data: bitmap.data, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
                format: .rgb32, scale: scale)
        }
    }

    /// Brings what was drawn in these places into SDL's memory, where it is not there already.
    func finish(_ rects: [SDL_Rect]) {
        guard let standIn, let pixels = surface.pointee.pixels, let format = surface.pointee.format else { return }
        let pitch = Int(surface.pointee.pitch)
        for rect in rects {
            let source = standIn.data + Int(rect.y) * standIn.bytesPerRow + Int(rect.x) * 4
            let destination = pixels + Int(rect.y) * pitch + Int(rect.x) * Int(format.pointee.BytesPerPixel)
            SDL_ConvertPixels(
                rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(standIn.bytesPerRow),
                format.pointee.format, destination, surface.pointee.pitch)
        }
    }

    /// A copy of what is there.
    func copy() -> Bitmap? {
        guard let bitmap = Bitmap(width: target.width, height: target.height, format: .rgb32) else { return nil }
        for row in 0..<target.height {
            memcpy(bitmap.data + row * bitmap.bytesPerRow, target.data + row * target.bytesPerRow, target.width * 4)
        }
        return bitmap
    }
}
