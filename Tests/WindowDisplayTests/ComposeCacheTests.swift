import Expectations
import Foundation
import Testing

@testable import WindowDisplay

@Suite("Xlib's table of dead keys is kept in the user's cache folder")
struct ComposeCacheTests {
    private let environment = ["DISPLAY": ":0", "HOME": "/home/ada"]

    private func folder(
        _ changes: [String: String?] = [:], userID: uid_t = 1000, existing: Set<String> = []
    ) -> String? {
        let changed = environment.merging(changes.compactMapValues { $0 }) { $1 }
        let given = changed.filter { name, _ in changes[name] != .some(nil) }
        return ComposeCache.folder(in: given, userID: userID, exists: { existing.contains($0) })
    }

    @Test("The folder is in XDG_CACHE_HOME, or else in .cache")
    func place() {
        expectEqual(folder(), "/home/ada/.cache/ireko/compose")
        expectEqual(folder(["XDG_CACHE_HOME": "/fast"]), "/fast/ireko/compose")
        expectEqual(folder(["XDG_CACHE_HOME": ""]), "/home/ada/.cache/ireko/compose")
        expectEqual(folder(["XDG_CACHE_HOME": "relative"]), "/home/ada/.cache/ireko/compose")
    }

    @Test("If Xlib has a folder, or would not use ours, it is nil")
    func none() {
        expectNil(folder(userID: 0))
        expectNil(folder(["XCOMPOSECACHE": "/mine"]))
        expectNil(folder(["XCOMPOSECACHE": ""]))
        expectNil(folder(["DISPLAY": nil]))
        expectNil(folder(["HOME": nil]))
        expectNil(folder(["HOME": "relative"]))
        expectNil(folder(["XDG_CACHE_HOME": "/a=b"]))
        expectNil(folder(existing: ["/home/ada/.compose-cache"]))
        expectNil(folder(existing: ["/var/cache/libx11/compose"]))
    }

    @Test("It is created for its owner alone, and an existing folder is kept")
    func making() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let folder = root + "/cache/ireko/compose"

        expectTrue(ComposeCache.make(folder))

        var status = stat()
        for path in [folder, root + "/cache/ireko"] {
            expectEqual(stat(path, &status), 0)
            expectEqual(status.st_mode & 0o7777, 0o700)
        }
        expectTrue(ComposeCache.make(folder))
    }

    @Test("If it cannot be created, or a file is in its place, the call has no effect")
    func obstacles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data().write(to: URL(fileURLWithPath: file))

        expectFalse(ComposeCache.make(file))
        expectFalse(ComposeCache.make(file + "/ireko/compose"))
        expectFalse(ComposeCache.make("/proc/ireko/compose"))
        expectFalse(ComposeCache.make(""))
        expectFalse(ComposeCache.make("/tmp/" + String(repeating: "long", count: 2_000)))
    }
}

@Suite("A window starts no message bus")
struct LibraryEnvironmentTests {
    @Test("Without a session D-Bus would start one")
    func none() {
        expectTrue(LibraryEnvironment.wouldStartMessageBus([:]))
        expectTrue(LibraryEnvironment.wouldStartMessageBus(["DBUS_SESSION_BUS_ADDRESS": ""]))
        expectTrue(LibraryEnvironment.wouldStartMessageBus(["XDG_RUNTIME_DIR": "/run/user/7"]) { _ in false })
    }

    @Test("A session's bus, and an input method's bus, are used")
    func some() {
        expectFalse(LibraryEnvironment.wouldStartMessageBus(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/7/bus"]))
        expectFalse(
            LibraryEnvironment.wouldStartMessageBus(["XDG_RUNTIME_DIR": "/run/user/7"]) { $0 == "/run/user/7/bus" })
        expectFalse(LibraryEnvironment.wouldStartMessageBus(["XMODIFIERS": "@im=ibus"]))
        expectFalse(LibraryEnvironment.wouldStartMessageBus(["SDL_IM_MODULE": "fcitx"]))
    }
}
