import Expectations
import Testing

@testable import StateArchive

@Suite @MainActor
struct MemoryStateStoreTests {
    @Test func aStateWhoseRestorationEndedTheProcessIsThrownAway() throws {
        let store = MemoryStateStore()
        try store.save(ArchivedState())
        _ = try store.beginRestoring()

        #expect(throws: StateStoreError.restorationCrashed) { try store.beginRestoring() }
        expectNil(store.kept)
    }
}
