import Dispatch
import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Text on several threads")
struct TextThreadTests {
    @Test("Text is measured on other threads while the main thread waits for them")
    func measuredWhileMainWaits() {
        let texts = (0..<64).map { "The quick brown fox \($0)" }
        let expected = texts.map { $0.size() }
        let measured = Sizes(count: texts.count)

        // Each thread waited for the main thread, which waited for them.
        onManyThreads(texts.count) { index in
            measured[index] = texts[index].size()
        }

        expectEqual(measured.all, expected)
    }

    @Test("Text is drawn and fonts are read on other threads while the main thread waits for them")
    func drawnWhileMainWaits() {
        let expected = picture(of: "Ireko 0").pngData()
        let same = Sizes(count: 8)

        onManyThreads(8) { index in
            let data = picture(of: "Ireko 0").pngData()
            same[index] = CGSize(width: data == expected ? 1 : 0, height: UIFont.systemFont(ofSize: 17).lineHeight)
        }

        expectEqual(same.all, Array(repeating: same.all[0], count: 8))
        expectEqual(same.all[0].width, 1)
    }

    private nonisolated func onManyThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count) { body($0) }
    }

    private nonisolated func picture(of text: String) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 30)).image { _ in
            text.draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
    }
}

extension String {
    fileprivate func size() -> CGSize { size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) }
}

/// Sizes that several threads write, each at its own index.
private final class Sizes: @unchecked Sendable {
    // Sendable without the compiler's proof: the lock is around each use.
    private let lock = NSLock()
    private var sizes: [CGSize]

    init(count: Int) { sizes = Array(repeating: .zero, count: count) }

    var all: [CGSize] { lock.withLock { sizes } }

    subscript(index: Int) -> CGSize {
        get { lock.withLock { sizes[index] } }
        set { lock.withLock { sizes[index] = newValue } }
    }
}
