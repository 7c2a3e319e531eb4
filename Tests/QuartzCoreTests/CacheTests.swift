import QuartzCore
import RenderServer
import Testing

@MainActor @Suite("Caches of the display")
struct CacheTests {
    @Test("A context that drops the caches sends the display its root again, and nothing else")
    func drop() {
        onStage { stage in
            let root = stage.display.commits.last?.root

            stage.context.dropCaches()

            let commit = stage.display.commits.last
            #expect(commit?.dropsCaches == true)
            #expect(commit?.root == root && root != nil)
            #expect(commit?.updates.isEmpty == true && commit?.removed.isEmpty == true)
        }
    }
}
