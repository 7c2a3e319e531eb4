import CSDL2
import RenderServer

/// The desktop's cursors. Each is loaded when it is shown first. Used on the display thread only.
enum SDLCursors {
    static func show(_ cursor: PointerCursor, _ sdl: SDLFunctions) {
        guard cursor != .hidden else {
            _ = sdl.showCursor(SDL_DISABLE)
            return
        }
        let kind =
            switch cursor {
            case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
            case .verticalBeam, .horizontalBeam: SDL_SYSTEM_CURSOR_IBEAM
            case .hand: SDL_SYSTEM_CURSOR_HAND
            case .horizontalResize: SDL_SYSTEM_CURSOR_SIZEWE
            }
        let old = sdl.getCursor()
        sdl.setCursor(sdl.createSystemCursor(kind))
        _ = sdl.showCursor(SDL_ENABLE)
        // The default cursor belongs to SDL, which ignores its release.
        if let old { sdl.freeCursor(old) }
    }
}
