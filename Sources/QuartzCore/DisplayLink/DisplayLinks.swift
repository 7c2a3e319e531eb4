/// The display links that have been added, and the displays whose frames drive them.
@MainActor final class DisplayLinks {
    private var links: [CADisplayLink] = []
    private var contexts: [Entry] = []
    private var lastFrame = -Double.infinity

    nonisolated deinit {}

    /// A context, which is not retained.
    private struct Entry {
        let reference: RenderContextReference
        var wantsFrames = false
    }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        update()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        update()
    }

    func add(_ context: RenderContext) {
        contexts.append(Entry(reference: context.reference))
        update()
    }

    /// Starts or stops the frame reports of the displays, which are needed while links are running.
    func update() {
        let wanted = links.contains { !$0.isPaused }
        if !wanted { lastFrame = -.infinity }
        contexts.removeAll { $0.reference.context == nil }
        for index in contexts.indices where contexts[index].wantsFrames != wanted {
            contexts[index].wantsFrames = wanted
            contexts[index].reference.context?.display.setWantsFrameEvents(wanted)
        }
    }

    func deliver(time: Double, next: Double) {
        // With several displays each frame is reported several times; only the first report is used.
        guard time.isFinite, next.isFinite, time - lastFrame >= (next - time) / 2 || time < lastFrame else { return }
        lastFrame = time
        for link in links { link.deliver(time: time, next: next) }
    }
}
