import Expectations
import Foundation
import Testing

@testable import StateArchive

@Suite("The file for a state")
@MainActor
final class FileStateStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")

    nonisolated deinit { try? FileManager.default.removeItem(at: folder) }

    private func store() -> FileStateStore {
        FileStateStore(folder: folder.appendingPathComponent("org.example"), application: "org.example")
    }

    private func state(_ number: Int64) -> ArchivedState {
        var state = ArchivedState()
        state.application = ["number": .integer(number)]
        return state
    }

    private var file: String { folder.appendingPathComponent("org.example/state").path }

    private func permissions(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    }

    @Test("A saved state is available at the next launch, for its user alone")
    func saved() throws {
        try expectNil(store().beginRestoring())
        try store().save(state(1))
        try store().save(state(2))

        let next = store()
        let restored = try next.beginRestoring()
        next.finishRestoring()

        expectEqual(restored, state(2))
        expectEqual(permissions(file), 0o600)
        expectEqual(permissions(folder.path), 0o700)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("org.example").path)
        expectEqual(names, ["state"])
        // It stays until a new state replaces it.
        try expectEqual(store().beginRestoring(), state(2))
    }

    @Test("A state whose restoration ended the process is discarded")
    func crash() throws {
        try store().save(state(1))
        do {
            // A process that ends releases its locks.
            let crashing = store()
            _ = try crashing.beginRestoring()
        }

        #expect(throws: StateStoreError.restorationCrashed) { try store().beginRestoring() }
        try expectNil(store().beginRestoring())
    }

    @Test("While one process restores, a second process of the application starts without state")
    func two() throws {
        try store().save(state(1))
        let first = store()

        try expectEqual(first.beginRestoring(), state(1))
        try expectNil(store().beginRestoring())
        first.finishRestoring()
        try expectEqual(store().beginRestoring(), state(1))
    }

    @Test("A damaged file is refused and removed")
    func damaged() throws {
        try store().save(state(1))
        try Data("Ireko".utf8).write(to: URL(fileURLWithPath: file))

        #expect(throws: StateStoreError.damaged("it is not a state archive")) { try store().beginRestoring() }
        expectFalse(FileManager.default.fileExists(atPath: file))
        try expectNil(store().beginRestoring())
    }

    @Test("A link in the file's place is not followed, and the next save replaces it")
    func otherThings() throws {
        try store().save(state(1))
        let secret = folder.appendingPathComponent("secret")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: secret.path)

        #expect(throws: StateStoreError.system(call: "open", path: file, code: ELOOP)) {
            try store().beginRestoring()
        }
        try store().save(state(2))

        try expectEqual(Data(contentsOf: secret), Data("secret".utf8))
        try expectEqual(store().beginRestoring(), state(2))
    }

    @Test("If the file cannot be written, the sentence has the path, and the former state stays")
    func notWritable() throws {
        try Data().write(to: folder)

        #expect(throws: StateStoreError.self) { try store().save(state(1)) }
    }

    @Test("Files of a process that ended during a save are removed by the next save")
    func leftovers() throws {
        try store().save(state(1))
        let left = folder.appendingPathComponent("org.example/state.1-left.new")
        try Data("half".utf8).write(to: left)

        try store().save(state(2))

        expectFalse(FileManager.default.fileExists(atPath: left.path))
    }

    @Test("Files that a different process is writing are kept")
    func saving() throws {
        try store().save(state(1))
        let other = folder.appendingPathComponent("org.example/state.1-other.new")
        try Data("half".utf8).write(to: other)
        let directory = open(folder.appendingPathComponent("org.example").path, O_RDONLY | O_DIRECTORY)
        defer { close(directory) }
        expectEqual(flock(directory, LOCK_SH), 0)

        try store().save(state(2))

        expectTrue(FileManager.default.fileExists(atPath: other.path))
        try expectEqual(store().beginRestoring(), state(2))
    }

    @Test("A marker is not a sign of a crash without a saved state, nor if no process had its lock")
    func staleMarker() throws {
        try store().save(state(1))
        let marker = folder.appendingPathComponent("org.example/restoring")
        try Data("1".utf8).write(to: marker)
        try FileManager.default.removeItem(atPath: file)

        try expectNil(store().beginRestoring())
        try store().save(state(2))
        try Data().write(to: marker)

        let next = store()
        try expectEqual(next.beginRestoring(), state(2))
        next.finishRestoring()
        expectFalse(FileManager.default.fileExists(atPath: marker.path))
    }

    @Test("A discarded state is never restored, and its marker is removed")
    func discarded() throws {
        try store().save(state(1))
        let restoring = store()
        _ = try restoring.beginRestoring()

        restoring.discard()

        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("org.example").path)
        expectEqual(names, [])
        try expectNil(store().beginRestoring())
    }

    @Test("The folder follows XDG_STATE_HOME, and an application's identifier cannot leave it")
    func place() {
        func place(_ application: String, _ environment: [String: String]) -> String? {
            FileStateStore.folder(application: application, environment: environment)?.path
        }

        expectEqual(place("org.example", ["XDG_STATE_HOME": "/state", "HOME": "/home/u"]), "/state/org.example")
        expectEqual(place("org.example", ["HOME": "/home/u"]), "/home/u/.local/state/org.example")
        expectEqual(
            place("org.example", ["XDG_STATE_HOME": "state", "HOME": "/home/u"]), "/home/u/.local/state/org.example")
        expectEqual(place("../../etc", ["XDG_STATE_HOME": "/state"]), "/state/_.._.._etc")
        expectEqual(place("", ["XDG_STATE_HOME": "/state"]), "/state/_")
        expectNil(place("org.example", [:]))
    }
}
