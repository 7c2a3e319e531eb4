import CSDL2
import Foundation

/// The SDL functions that this module calls, looked up in the library when the first window is opened.
///
/// The program is not linked against SDL, so that tests, which do not open windows, neither load it nor require it.
/// The declarations of CSDL2 are only used for types and constants; a direct call of an SDL function does not link.
struct SDLFunctions: Sendable {
    typealias Surface = UnsafeMutablePointer<SDL_Surface>

    // MARK: Starting and stopping

    let setMainReady: @convention(c) () -> Void
    let setHint: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> SDL_bool
    let setHintWithPriority: @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, SDL_HintPriority) -> SDL_bool
    let initialize: @convention(c) (UInt32) -> Int32
    let quit: @convention(c) () -> Void
    let getError: @convention(c) () -> UnsafePointer<CChar>?
    let getCurrentVideoDriver: @convention(c) () -> UnsafePointer<CChar>?
    let enableScreenSaver: @convention(c) () -> Void
    let disableScreenSaver: @convention(c) () -> Void

    // MARK: Events

    let registerEvents: @convention(c) (Int32) -> UInt32
    let pushEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>?) -> Int32
    let waitEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>?) -> Int32
    let waitEventTimeout: @convention(c) (UnsafeMutablePointer<SDL_Event>?, Int32) -> Int32
    let pumpEvents: @convention(c) () -> Void
    let peepEvents: @convention(c) (UnsafeMutablePointer<SDL_Event>?, Int32, SDL_eventaction, UInt32, UInt32) -> Int32
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

    // MARK: Cursors

    let createSystemCursor: @convention(c) (SDL_SystemCursor) -> OpaquePointer?
    let setCursor: @convention(c) (OpaquePointer?) -> Void
    let getCursor: @convention(c) () -> OpaquePointer?
    let freeCursor: @convention(c) (OpaquePointer?) -> Void
    let showCursor: @convention(c) (Int32) -> Int32

    // MARK: Text input

    let startTextInput: @convention(c) () -> Void
    let stopTextInput: @convention(c) () -> Void
    let isTextInputActive: @convention(c) () -> SDL_bool
    let setTextInputRect: @convention(c) (UnsafePointer<SDL_Rect>?) -> Void

    // MARK: Clipboard

    let getClipboardText: @convention(c) () -> UnsafeMutablePointer<CChar>?
    let setClipboardText: @convention(c) (UnsafePointer<CChar>?) -> Int32
    let getPrimarySelectionText: @convention(c) () -> UnsafeMutablePointer<CChar>?
    let setPrimarySelectionText: @convention(c) (UnsafePointer<CChar>?) -> Int32

    // MARK: Windows

    let createWindow: @convention(c) (UnsafePointer<CChar>?, Int32, Int32, Int32, Int32, UInt32) -> OpaquePointer?
    let destroyWindow: @convention(c) (OpaquePointer?) -> Void
    let showWindow: @convention(c) (OpaquePointer?) -> Void
    let setWindowTitle: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
    let setWindowSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
    let getWindowSize:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
    let getWindowSizeInPixels:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
    let getWindowPosition:
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
    let getWindowID: @convention(c) (OpaquePointer?) -> UInt32
    let getWindowWMInfo: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> SDL_bool
    let raiseWindow: @convention(c) (OpaquePointer?) -> Void
    let restoreWindow: @convention(c) (OpaquePointer?) -> Void
    let setWindowMinimumSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
    let setWindowMaximumSize: @convention(c) (OpaquePointer?, Int32, Int32) -> Void
    let getWindowDisplayIndex: @convention(c) (OpaquePointer?) -> Int32
    let getWindowBordersSize:
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<Int32>?
        ) -> Int32
    let getNumVideoDisplays: @convention(c) () -> Int32
    let getDisplayUsableBounds: @convention(c) (Int32, UnsafeMutablePointer<SDL_Rect>?) -> Int32
    let getCurrentDisplayMode: @convention(c) (Int32, UnsafeMutablePointer<SDL_DisplayMode>?) -> Int32

    // MARK: Pixels

    let getWindowSurface: @convention(c) (OpaquePointer?) -> Surface?
    let updateWindowSurfaceRects: @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, Int32) -> Int32
    let convertPixels:
        @convention(c) (
            Int32, Int32, UInt32, UnsafeRawPointer?, Int32, UInt32, UnsafeMutableRawPointer?, Int32
        ) -> Int32
    let getRenderer: @convention(c) (OpaquePointer?) -> OpaquePointer?
    let createRenderer: @convention(c) (OpaquePointer?, Int32, UInt32) -> OpaquePointer?
    let createTexture: @convention(c) (OpaquePointer?, UInt32, Int32, Int32, Int32) -> OpaquePointer?
    let destroyTexture: @convention(c) (OpaquePointer?) -> Void
    let updateTexture: @convention(c) (OpaquePointer?, UnsafePointer<SDL_Rect>?, UnsafeRawPointer?, Int32) -> Int32
    let renderCopy:
        @convention(c) (OpaquePointer?, OpaquePointer?, UnsafePointer<SDL_Rect>?, UnsafePointer<SDL_Rect>?) -> Int32
    let renderPresent: @convention(c) (OpaquePointer?) -> Void

    // MARK: Loading

    /// The functions of the installed library, or the reason why they could not be loaded. Looked up once.
    static let installed = Result { () throws(DisplayError) in try SDLFunctions(of: "libSDL2-2.0.so.0") }

    /// Loads a library permanently and looks up its functions.
    ///
    /// - Parameter name: A file's path, or a name for the dynamic linker.
    /// - Throws: `DisplayError.unavailable` if the library or one of the functions is missing.
    init(of name: String) throws(DisplayError) {
        // Global, as if it were linked, since SDL's X11 functions are also looked up by name (`SDLVideo`). Lazy, since
        // SDL loads about forty libraries, and few of their functions are called.
        guard let library = dlopen(name, RTLD_LAZY | RTLD_GLOBAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? name
            throw .unavailable("SDL 2, which opens windows, is not installed (apt: libsdl2-2.0-0): \(reason)")
        }
        func function<Function>(_ symbol: String) throws(DisplayError) -> Function {
            guard let address = dlsym(library, symbol) else {
                throw .unavailable("\(name) is too old to open windows: it has no \(symbol) (2.26 has)")
            }
            // The declared type of each member equals the function's type in SDL's header.
            return unsafeBitCast(address, to: Function.self)
        }
        setMainReady = try function("SDL_SetMainReady")
        setHint = try function("SDL_SetHint")
        setHintWithPriority = try function("SDL_SetHintWithPriority")
        initialize = try function("SDL_Init")
        quit = try function("SDL_Quit")
        getError = try function("SDL_GetError")
        getCurrentVideoDriver = try function("SDL_GetCurrentVideoDriver")
        enableScreenSaver = try function("SDL_EnableScreenSaver")
        disableScreenSaver = try function("SDL_DisableScreenSaver")
        registerEvents = try function("SDL_RegisterEvents")
        pushEvent = try function("SDL_PushEvent")
        waitEvent = try function("SDL_WaitEvent")
        waitEventTimeout = try function("SDL_WaitEventTimeout")
        pumpEvents = try function("SDL_PumpEvents")
        peepEvents = try function("SDL_PeepEvents")
        free = try function("SDL_free")
        createSystemCursor = try function("SDL_CreateSystemCursor")
        setCursor = try function("SDL_SetCursor")
        getCursor = try function("SDL_GetCursor")
        freeCursor = try function("SDL_FreeCursor")
        showCursor = try function("SDL_ShowCursor")
        startTextInput = try function("SDL_StartTextInput")
        stopTextInput = try function("SDL_StopTextInput")
        isTextInputActive = try function("SDL_IsTextInputActive")
        setTextInputRect = try function("SDL_SetTextInputRect")
        getClipboardText = try function("SDL_GetClipboardText")
        setClipboardText = try function("SDL_SetClipboardText")
        getPrimarySelectionText = try function("SDL_GetPrimarySelectionText")
        setPrimarySelectionText = try function("SDL_SetPrimarySelectionText")
        createWindow = try function("SDL_CreateWindow")
        destroyWindow = try function("SDL_DestroyWindow")
        showWindow = try function("SDL_ShowWindow")
        setWindowTitle = try function("SDL_SetWindowTitle")
        setWindowSize = try function("SDL_SetWindowSize")
        getWindowSize = try function("SDL_GetWindowSize")
        getWindowSizeInPixels = try function("SDL_GetWindowSizeInPixels")
        getWindowPosition = try function("SDL_GetWindowPosition")
        getWindowBordersSize = try function("SDL_GetWindowBordersSize")
        getNumVideoDisplays = try function("SDL_GetNumVideoDisplays")
        getWindowID = try function("SDL_GetWindowID")
        getWindowWMInfo = try function("SDL_GetWindowWMInfo")
        raiseWindow = try function("SDL_RaiseWindow")
        restoreWindow = try function("SDL_RestoreWindow")
        setWindowMinimumSize = try function("SDL_SetWindowMinimumSize")
        setWindowMaximumSize = try function("SDL_SetWindowMaximumSize")
        getWindowDisplayIndex = try function("SDL_GetWindowDisplayIndex")
        getCurrentDisplayMode = try function("SDL_GetCurrentDisplayMode")
        getDisplayUsableBounds = try function("SDL_GetDisplayUsableBounds")
        getWindowSurface = try function("SDL_GetWindowSurface")
        updateWindowSurfaceRects = try function("SDL_UpdateWindowSurfaceRects")
        convertPixels = try function("SDL_ConvertPixels")
        getRenderer = try function("SDL_GetRenderer")
        createRenderer = try function("SDL_CreateRenderer")
        createTexture = try function("SDL_CreateTexture")
        destroyTexture = try function("SDL_DestroyTexture")
        updateTexture = try function("SDL_UpdateTexture")
        renderCopy = try function("SDL_RenderCopy")
        renderPresent = try function("SDL_RenderPresent")
    }

    // MARK: Queries

    /// SDL's message about the last failure.
    var errorMessage: String { getError().map { String(cString: $0) } ?? "" }

    /// The usable area of each screen, in the window system's units.
    var freeAreas: [CGRect] {
        (0..<max(0, min(getNumVideoDisplays(), 64))).compactMap { index in
            var free = SDL_Rect()
            guard getDisplayUsableBounds(index, &free) == 0 else { return nil }
            return CGRect(x: Int(free.x), y: Int(free.y), width: Int(free.w), height: Int(free.h))
        }
    }

    /// Whether the window system only supports textures: Wayland and the console.
    var showsOnlyTextures: Bool {
        getCurrentVideoDriver().map { ["wayland", "KMSDRM"].contains(String(cString: $0)) } ?? false
    }
}
