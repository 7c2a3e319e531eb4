import CSDL2
import CoreGraphics
import Foundation
import RenderServer

/// The pixels of a window, for compositing and for passing to the window system.
protocol WindowPixels {
    var target: RenderTarget { get }

    /// Returns whether the pixels still belong to the window. They do not after the window was resized.
    func belong(to window: OpaquePointer) -> Bool

    /// Shows the changed pixels in some rectangles, or all pixels. Returns `false` if the window refuses them, as
    /// during resizing.
    func show(_ rects: [SDL_Rect], everything: Bool, in window: OpaquePointer) -> Bool
}

extension WindowPixels {
    /// Returns a copy of the pixels.
    func copy() -> Bitmap? {
        guard let bitmap = Bitmap(width: target.width, height: target.height, format: .rgb32) else { return nil }
        for row in 0..<target.height {
            memcpy(bitmap.data + row * bitmap.bytesPerRow, target.data + row * target.bytesPerRow, target.width * 4)
        }
        return bitmap
    }

    fileprivate var wholeRect: SDL_Rect { SDL_Rect(x: 0, y: 0, w: Int32(target.width), h: Int32(target.height)) }
}

/// SDL's surface of a window, as on X11: memory that is shared with the window system.
///
/// Usually this is SDL's own memory in the format of the compositor, so that no pixels are copied before the window
/// system takes them. If the window has a different format (16 or 30 bits per pixel), a separate bitmap is composited
/// into and the changed pixels are converted.
struct WindowSurface: WindowPixels {
    private let sdl: SDLFunctions
    private let surface: UnsafeMutablePointer<SDL_Surface>
    /// The memory of the surface when the instance was created. SDL allocates a new surface after a change of the
    /// size, often at the address of the old surface.
    private let memory: Memory
    let target: RenderTarget
    private let conversionBitmap: Bitmap?

    /// - Parameter pointsWide: The window's width in points, for computing the scale.
    init?(of window: OpaquePointer, _ sdl: SDLFunctions, pointsWide: Double) {
        guard let surface = sdl.getWindowSurface(window) else { return nil }
        let value = surface.pointee
        guard let format = value.format, value.w > 0, value.h > 0 else { return nil }
        self.surface = surface
        self.sdl = sdl
        memory = Memory(value)
        let scale = Double(value.w) / pointsWide
        let isOurs =
            format.pointee.BytesPerPixel == 4 && format.pointee.Rmask == 0xFF0000 && format.pointee.Gmask == 0xFF00
            && format.pointee.Bmask == 0xFF
        if isOurs, let pixels = value.pixels {
            conversionBitmap = nil
            target = RenderTarget(
                data: pixels, width: Int(value.w), height: Int(value.h), bytesPerRow: Int(value.pitch), format: .rgb32,
                scale: scale)
        } else {
            guard let bitmap = Bitmap(width: Int(value.w), height: Int(value.h), format: .rgb32) else { return nil }
            conversionBitmap = bitmap
            target = RenderTarget(bitmap, scale: scale)
        }
    }

    func belong(to window: OpaquePointer) -> Bool {
        // This call frees the surface if the size has changed.
        guard let current = sdl.getWindowSurface(window), current == surface else { return false }
        return Memory(current.pointee) == memory
    }

    private struct Memory: Equatable {
        let pixels: UnsafeMutableRawPointer?
        let width, height, pitch: Int32

        init(_ surface: SDL_Surface) {
            (pixels, width, height, pitch) = (surface.pixels, surface.w, surface.h, surface.pitch)
        }
    }

    func show(_ rects: [SDL_Rect], everything: Bool, in window: OpaquePointer) -> Bool {
        convert(rects)
        var rects = everything ? [wholeRect] : rects
        return sdl.updateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    }

    /// Converts the changed pixels in some rectangles into SDL's memory, if the formats differ.
    private func convert(_ rects: [SDL_Rect]) {
        guard let conversionBitmap, let pixels = surface.pointee.pixels, let format = surface.pointee.format else {
            return
        }
        let pitch = Int(surface.pointee.pitch)
        for rect in rects {
            let source = conversionBitmap.data + Int(rect.y) * conversionBitmap.bytesPerRow + Int(rect.x) * 4
            let destination = pixels + Int(rect.y) * pitch + Int(rect.x) * Int(format.pointee.BytesPerPixel)
            _ = sdl.convertPixels(
                rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(conversionBitmap.bytesPerRow),
                format.pointee.format, destination, surface.pointee.pitch)
        }
    }
}

/// A texture that fills the window, as on Wayland, which only supports textures in SDL.
///
/// SDL also offers surfaces there, based on a separate texture. But they have the window's size in its units, so that
/// a window with two pixels per unit would be blurred.
final class WindowTexture: WindowPixels {
    let target: RenderTarget
    private let sdl: SDLFunctions
    private let bitmap: Bitmap
    private let renderer: OpaquePointer
    private let texture: OpaquePointer

    /// - Parameter pointsWide: The window's width in points, for computing the scale.
    init?(of window: OpaquePointer, _ sdl: SDLFunctions, pointsWide: Double) {
        guard let renderer = sdl.getRenderer(window) ?? sdl.createRenderer(window, -1, 0) else { return nil }
        let size = Self.pixelSize(of: window, sdl)
        guard let bitmap = Bitmap(width: Int(size.width), height: Int(size.height), format: .rgb32),
            let texture = sdl.createTexture(
                renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), size.width,
                size.height)
        else { return nil }
        (self.sdl, self.bitmap, self.renderer, self.texture) = (sdl, bitmap, renderer, texture)
        target = RenderTarget(bitmap, scale: Double(bitmap.width) / pointsWide)
    }

    // The renderer is destroyed with the window.
    deinit { sdl.destroyTexture(texture) }

    func belong(to window: OpaquePointer) -> Bool {
        Self.pixelSize(of: window, sdl) == (Int32(target.width), Int32(target.height))
    }

    func show(_ rects: [SDL_Rect], everything: Bool, in window: OpaquePointer) -> Bool {
        for var rect in everything ? [wholeRect] : rects {
            let pixels = bitmap.data + Int(rect.y) * bitmap.bytesPerRow + Int(rect.x) * 4
            guard sdl.updateTexture(texture, &rect, pixels, Int32(bitmap.bytesPerRow)) == 0 else { return false }
        }
        // The next buffer does not contain the previous frame, so everything is drawn.
        guard sdl.renderCopy(renderer, texture, nil, nil) == 0 else { return false }
        sdl.renderPresent(renderer)
        return true
    }

    private static func pixelSize(of window: OpaquePointer, _ sdl: SDLFunctions) -> (width: Int32, height: Int32) {
        var (width, height): (Int32, Int32) = (0, 0)
        sdl.getWindowSizeInPixels(window, &width, &height)
        return (width, height)
    }
}
