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
        #expect(folder() == "/home/ada/.cache/ireko/compose")
        #expect(folder(["XDG_CACHE_HOME": "/fast"]) == "/fast/ireko/compose")
        #expect(folder(["XDG_CACHE_HOME": ""]) == "/home/ada/.cache/ireko/compose")
        #expect(folder(["XDG_CACHE_HOME": "relative"]) == "/home/ada/.cache/ireko/compose")
    }

    @Test("Where Xlib has a folder, or would not use ours, there is none")
    func none() {
        #expect(folder(userID: 0) == nil)
        #expect(folder(["XCOMPOSECACHE": "/mine"]) == nil)
        #expect(folder(["XCOMPOSECACHE": ""]) == nil)
        #expect(folder(["DISPLAY": nil]) == nil)
        #expect(folder(["HOME": nil]) == nil)
        #expect(folder(["HOME": "relative"]) == nil)
        #expect(folder(["XDG_CACHE_HOME": "/a=b"]) == nil)
        #expect(folder(existing: ["/home/ada/.compose-cache"]) == nil)
        #expect(folder(existing: ["/var/cache/libx11/compose"]) == nil)
    }

    @Test("It is made for its owner alone, and left alone when it is there")
    func making() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let folder = root + "/cache/ireko/compose"

        #expect(ComposeCache.make(folder))

        var status = stat()
        for path in [folder, root + "/cache/ireko"] {
            #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o700)
        }
        #expect(ComposeCache.make(folder))
    }

    @Test("Where it cannot be made, or a file is in its place, nothing happens")
    func obstacles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data().write(to: URL(fileURLWithPath: file))

        #expect(!ComposeCache.make(file))
        #expect(!ComposeCache.make(file + "/ireko/compose"))
        #expect(!ComposeCache.make("/proc/ireko/compose"))
        #expect(!ComposeCache.make(""))
        #expect(!ComposeCache.make("/tmp/" + String(repeating: "long", count: 2_000)))
    }
}

@Suite("A window starts no message bus")
struct LibraryEnvironmentTests {
    @Test("Without a session D-Bus would start one")
    func none() {
        #expect(LibraryEnvironment.wouldStartMessageBus([:]))
        #expect(LibraryEnvironment.wouldStartMessageBus(["DBUS_SESSION_BUS_ADDRESS": ""]))
        #expect(LibraryEnvironment.wouldStartMessageBus(["XDG_RUNTIME_DIR": "/run/user/7"]) { _ in false })
    }

    @Test("A session's bus, and that of an input method, are used")
    func some() {
        #expect(!LibraryEnvironment.wouldStartMessageBus(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/7/bus"]))
        #expect(
            !LibraryEnvironment.wouldStartMessageBus(["XDG_RUNTIME_DIR": "/run/user/7"]) { $0 == "/run/user/7/bus" })
        #expect(!LibraryEnvironment.wouldStartMessageBus(["XMODIFIERS": "@im=ibus"]))
        #expect(!LibraryEnvironment.wouldStartMessageBus(["SDL_IM_MODULE": "fcitx"]))
    }
}
