import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// A display that keeps the commits it is given.
final class RecordingDisplay: Display {
    private let recorded = Mutex<(commits: [Commit], wantsFrames: Bool)>(([], false))

    var commits: [Commit] { recorded.withLock { $0.commits } }
    var wantsFrames: Bool { recorded.withLock { $0.wantsFrames } }
    var lastUpdates: [LayerUpdate] { commits.last?.updates ?? [] }

    var mode: DisplayMode { DisplayMode(size: CGSize(width: 100, height: 100), scale: 1) }
    func submit(_ commit: Commit) { recorded.withLock { $0.commits.append(commit) } }
    func setWantsFrameEvents(_ wants: Bool) { recorded.withLock { $0.wantsFrames = wants } }
    func setTitle(_ title: String) {}
    func requestSize(_ size: CGSize) {}
    func setTextInput(_ text: TextInputState?) {}
    func snapshot() -> CGImage? { nil }
}
