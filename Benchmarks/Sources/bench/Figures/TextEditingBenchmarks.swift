import Foundation
import IrekoTesting
import Measuring
import UIKit

/// Runs a focused text view that fills the screen.
@MainActor
private func runTextView<Result>(
    _ text: String, size: CGSize = CGSize(width: 390, height: 844), _ body: (Stage, UITextView) throws -> Result
) throws -> Result {
    try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        let view = UITextView(frame: CGRect(origin: .zero, size: size))
        view.font = .systemFont(ofSize: 17)
        stage.window.rootViewController?.view.addSubview(view)
        view.text = text
        stage.advance(by: 0.1)
        view.becomeFirstResponder()
        stage.render()
        return try body(stage, view)
    }
}

/// Paragraphs of 300 characters each.
private func paragraphs(_ count: Int) -> String {
    (0..<count).map { words(seed: UInt64($0), bytes: 300) }.joined(separator: "\n")
}

/// The median cost of a key: a character typed in the middle of a text, until it is composited.
@MainActor
private func costOfKey(in text: String) throws -> Double {
    try runTextView(text) { stage, view in
        view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
        stage.render()
        let costs = (0..<60).map { _ in
            CPUClock.seconds {
                stage.type("x")
                stage.render()
            }
        }
        return Array(costs.dropFirst(10)).median
    }
}

/// A key in a megabyte compared with a key in a paragraph, and that compared with Pango's layout of the paragraph.
@MainActor let textKey = Benchmark("text.key.growth", "text.key") {
    let reference = FrameCopy.measure()
    let paragraph = paragraphs(1)
    let one = try costOfKey(in: paragraph)
    let many = try costOfKey(in: paragraphs(3400))
    let pango = try PangoLayoutReference(.byWordWrapping)
    let layouts = try (0..<20).map { _ in try pango.measure(paragraph).cost }.median
    return [
        Figure(
            name: "text.key.growth", value: many / one, unit: "× paragraph", reference: reference, cost: many,
            reach: .atMost(1.5)),
        Figure(
            name: "text.key", value: one / layouts, unit: "× Pango", reference: reference, cost: one, reach: .atMost(6)),
    ]
}

/// Setting and showing ten megabytes compared with a hundred kilobytes, and the memory of the text view with them.
@MainActor let textOpen = Benchmark("text.open", "text.memory") {
    let reference = FrameCopy.measure()
    @MainActor func open(_ text: String) throws -> (cost: Double, bytes: Int) {
        try runTextView("") { stage, view in
            FreeMemory.giveBack()
            let before = ProcessStatus.own.memory ?? 0
            let cost = CPUClock.seconds {
                view.text = text
                stage.render()
            }
            FreeMemory.giveBack()
            return (cost, (ProcessStatus.own.memory ?? 0) - before)
        }
    }
    let (small, large) = (paragraphs(340), paragraphs(34_000))
    let costs = try (0..<5).map { _ in try open(small).cost }.median
    let opened = try open(large)
    return [
        Figure(
            name: "text.open", value: opened.cost / costs, unit: "× 100 KB", reference: reference, cost: opened.cost,
            reach: .atMost(20)),
        Figure(
            name: "text.memory", value: Double(opened.bytes) / Double(2 * large.utf16.count), unit: "× UTF-16",
            reference: reference, cost: nil, reach: .atMost(4)),
    ]
}

/// A megabyte at 1920×1080 that scrolls 50 points a frame.
@MainActor let textScroll = Benchmark("text.scroll") {
    let reference = FrameCopy()
    let frames = try runTextView(paragraphs(3400), size: CGSize(width: 1920, height: 1080)) { stage, view in
        // The focus has scrolled to the caret, at the end.
        view.selectedRange = NSRange(location: 0, length: 0)
        view.contentOffset = .zero
        return (0..<360).map { frame in
            @MainActor func scroll() {
                view.contentOffset.y += 50
                stage.advance(by: 1.0 / 60)
                stage.render()
            }
            if frame % 60 == 0 {
                reference.round()
                scroll()
            }
            return CPUClock.seconds { scroll() }
        }
    }
    return [
        .copies(
            "text.scroll", cost: Array(frames.dropFirst(60)).median, reference: reference.seconds, reach: .atMost(1.2))
    ]
}
