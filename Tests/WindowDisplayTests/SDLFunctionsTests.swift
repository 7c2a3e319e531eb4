import Testing

@testable import WindowDisplay

@Suite("SDL is looked up when a window is opened")
struct SDLFunctionsTests {
    @Test("If it is not installed, a single line reports it and the package to install")
    func missing() throws {
        let error = try #require(throws: DisplayError.self) { try SDLFunctions(of: "libNoSuchLibrary.so.0") }

        #expect(error.description.contains("libsdl2-2.0-0"))
        #expect(error.description.contains("libNoSuchLibrary.so.0"))
        #expect(!error.description.contains("\n"))
    }

    @Test("A library without a required function is refused, and the function is named")
    func withoutFunction() throws {
        let error = try #require(throws: DisplayError.self) { try SDLFunctions(of: "libc.so.6") }

        #expect(error.description.contains("libc.so.6 is too old to open windows: it has no SDL_"))
    }
}
