import Expectations
import Testing

@testable import WindowDisplay

@Suite("The environment determines whether and how to open a window")
struct SDLVideoTests {
    @Test("Without a display, a single clear line is reported", arguments: [[:], ["DISPLAY": ""], ["HOME": "/"]])
    func noDisplay(environment: [String: String]) throws {
        let obstacle = try #require(SDLVideo.obstacle(in: environment))

        #expect(obstacle.contains("DISPLAY"))
        #expect(!obstacle.contains("\n"))
    }

    @Test("With a display it is tried", arguments: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
    func display(name: String) {
        expectNil(SDLVideo.obstacle(in: [name: "x"]))
    }

    @Test("Only the window systems that the environment names are tried")
    func drivers() {
        expectEqual(SDLVideo.drivers(in: ["DISPLAY": ":0"]), "x11")
        expectEqual(SDLVideo.drivers(in: ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ""]), "wayland")
        expectEqual(SDLVideo.drivers(in: ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]), "x11,wayland")
    }

    @Test("Only Wayland reports the pixels of a point")
    func scaling() {
        expectTrue(SDLVideo.windowSystemScales(in: ["WAYLAND_DISPLAY": "wayland-0"]))
        expectTrue(SDLVideo.windowSystemScales(in: ["DISPLAY": ":0", "SDL_VIDEODRIVER": "wayland"]))
        expectFalse(SDLVideo.windowSystemScales(in: ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]))
        expectFalse(SDLVideo.windowSystemScales(in: ["WAYLAND_DISPLAY": "wayland-0", "SDL_VIDEODRIVER": "x11"]))
        expectFalse(SDLVideo.windowSystemScales(in: [:]))
    }

    @Test(
        "IREKO_SCALE is used within limits",
        arguments: [
            ("2", 2.0), ("1.5", 1.5), ("", 1), ("two", 1), ("nan", 1), ("-2", 1), ("0", 1), ("inf", 1), ("0.1", 0.5),
            ("1e9", 8),
        ])
    func scale(text: String, expected: Double) {
        expectEqual(SDLVideo.unitsPerPoint(in: ["IREKO_SCALE": text]), expected)
    }
}
