import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// The data source and delegate of a picker, with a log of its calls.
@MainActor
final class RecordingPickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    var widths: [CGFloat] = []
    var height: CGFloat = 0
    var log: [String] = []
    var titlesAsked = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        log.append("components")
        return counts.count
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        log.append("rows \(component)")
        return counts.indices.contains(component) ? counts[component] : 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        log.append("width \(component)")
        return widths.indices.contains(component) ? widths[component] : 0
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        log.append("height \(component)")
        return height
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titlesAsked += 1
        return "Row \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("selected \(row) in \(component)")
    }
}

@MainActor
@Suite("UIPickerView", .serialized)
struct UIPickerViewTests {
    /// A stage with a picker of 320 by 216 points at (0, 0).
    private func onPicker(
        _ counts: [Int], _ prepare: (UIPickerView, RecordingPickerSource) -> Void = { _, _ in },
        _ body: (Stage, UIPickerView, RecordingPickerSource) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 320, height: 400), rootViewController: UIViewController()) { stage in
            let source = RecordingPickerSource(counts)
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            prepare(picker, source)
            (picker.dataSource, picker.delegate) = (source, source)
            stage.window.rootViewController?.view.addSubview(picker)
            stage.advance(by: 0.02)
            try body(stage, picker, source)
        }
    }

    @Test("Components are requested first, then rows, width and height of each, once")
    func order() throws {
        try onPicker([2, 3]) { stage, picker, source in
            stage.advance(by: 1)
            _ = (picker.numberOfComponents, picker.numberOfRows(inComponent: 1), picker.rowSize(forComponent: 0))

            expectEqual(
                source.log, ["components", "rows 0", "width 0", "height 0", "rows 1", "width 1", "height 1"])
        }
    }

    @Test("Without a data source the picker is empty")
    func empty() throws {
        let picker = UIPickerView()

        expectEqual(picker.frame, CGRect(x: 0, y: 0, width: 320, height: 216))
        expectEqual(picker.numberOfComponents, 0)
        expectEqual(picker.numberOfRows(inComponent: 0), 0)
        expectEqual(picker.rowSize(forComponent: 0), .zero)
        expectEqual(picker.selectedRow(inComponent: 0), -1)
    }

    @Test("Components share the width: 9 points beside them, 5 between", arguments: [(1, 302.0), (2, 148), (3, 97)])
    func shares(count: Int, width: Double) throws {
        try onPicker(Array(repeating: 5, count: count)) { _, picker, _ in
            expectEqual(picker.rowSize(forComponent: count - 1), CGSize(width: width, height: 32))
        }
    }

    @Test("Rows are on the measured cylinder")
    func cylinder() throws {
        try onPicker([9]) { _, picker, _ in
            picker.selectRow(4, inComponent: 0, animated: false)

            let rows = try [4, 5, 2].map { try #require(picker.view(forRow: $0, forComponent: 0)) }
            let middles = rows.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: picker).y }
            let radius = 0.334225 * 291.0
            #expect(abs(middles[0] - 108) < 1e-6)
            #expect(abs(middles[1] - (108 + radius * sin(2 * .pi / 19))) < 1e-6)
            #expect(abs(middles[2] - (108 - radius * sin(4 * .pi / 19))) < 1e-6)
            #expect(abs(rows[1].layer.transform.m22 - cos(2 * .pi / 19)) < 1e-9)
        }
    }

    @Test("A program's selection is shown at once and calls no delegate", arguments: [false, true])
    func program(animated: Bool) throws {
        try onPicker([20]) { stage, picker, source in
            source.log = []

            picker.selectRow(7, inComponent: 0, animated: animated)
            let atOnce = picker.selectedRow(inComponent: 0)
            stage.advance(by: 2)

            expectEqual(atOnce, 7)
            expectEqual(picker.selectedRow(inComponent: 0), 7)
            expectEqual(source.log, [])
            let row = try #require(picker.view(forRow: 7, forComponent: 0))
            #expect(abs(row.convert(CGPoint(x: 0, y: row.bounds.midY), to: picker).y - 108) < 1e-6)
        }
    }

    @Test("A drag rests on a row, and the delegate is called then")
    func drag() throws {
        try onPicker([20]) { stage, picker, source in
            source.log = []

            stage.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 70), duration: 1)
            let whileTurning = source.log
            stage.advance(by: 3)

            expectEqual(whileTurning, [])
            let row = picker.selectedRow(inComponent: 0)
            #expect(row > 0)
            expectEqual(source.log, ["selected \(row) in 0"])
            let view = try #require(picker.view(forRow: row, forComponent: 0))
            #expect(abs(view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y - 108) < 1e-6)
        }
    }

    @Test("A tap on a visible row turns the wheel to it")
    func tap() throws {
        try onPicker([20, 20]) { stage, picker, source in
            source.log = []

            stage.tap(at: CGPoint(x: 250, y: 108 + 60))
            stage.advance(by: 2)

            expectEqual(source.log, ["selected 2 in 1"])
            expectEqual(picker.selectedRow(inComponent: 0), 0)
        }
    }

    @Test("A tap above the first row, and a tap on the selected row, have no effect")
    func uselessTaps() throws {
        try onPicker([20]) { stage, _, source in
            source.log = []

            stage.tap(at: CGPoint(x: 160, y: 60))
            stage.tap(at: CGPoint(x: 160, y: 108))
            stage.advance(by: 2)

            expectEqual(source.log, [])
        }
    }

    @Test("A finger that stops a turning wheel leaves it on a row")
    func caught() throws {
        try onPicker([1000]) { stage, picker, source in
            stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 20), duration: 0.1)
            stage.advance(by: 0.1)
            source.log = []

            stage.touchDown(at: CGPoint(x: 160, y: 108))
            stage.advance(by: 1.3)
            stage.touchUp(at: CGPoint(x: 160, y: 108))
            stage.advance(by: 3)

            let row = picker.selectedRow(inComponent: 0)
            let view = try #require(picker.view(forRow: row, forComponent: 0))
            #expect(abs(view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y - 108) < 1e-6)
            expectEqual(source.log, ["selected \(row) in 0"])
        }
    }

    @Test("Arrow keys turn the focused wheel, and move to the next one")
    func keys() throws {
        try onPicker([20, 20]) { stage, picker, source in
            source.log = []

            stage.press(.keyboardTab)
            stage.press(.keyboardDownArrow)
            stage.advance(by: 1)
            stage.press(.keyboardRightArrow)
            stage.press(.keyboardDownArrow)
            stage.press(.keyboardDownArrow)
            stage.advance(by: 1)
            stage.press(.keyboardUpArrow)
            stage.advance(by: 1)

            expectEqual(source.log, ["selected 1 in 0", "selected 2 in 1", "selected 1 in 1"])
        }
    }

    @Test("A hundred thousand rows cost only the visible rows")
    func many() throws {
        try onPicker([100_000]) { stage, picker, source in
            picker.selectRow(99_999, inComponent: 0, animated: false)
            stage.advance(by: 1)

            #expect(source.titlesAsked < 40)
            expectNil(picker.view(forRow: 0, forComponent: 0))
            expectEqual((picker.view(forRow: 99_998, forComponent: 0)?.subviews.first as? UILabel)?.text, "Row 99998")
        }
    }

    @Test("Reloading keeps the selection as far as rows exist")
    func reload() throws {
        try onPicker([20, 20]) { stage, picker, source in
            picker.selectRow(12, inComponent: 0, animated: false)
            picker.selectRow(12, inComponent: 1, animated: false)
            source.counts = [5, 0]
            source.log = []

            picker.reloadComponent(0)
            let afterOne = [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)]
            picker.reloadAllComponents()
            stage.advance(by: 1)

            let afterAll = [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)]
            expectEqual(afterOne, [4, 12] as [Int])
            expectEqual(afterAll, [4, -1] as [Int])
            expectFalse(source.log.contains { $0.hasPrefix("selected") })
        }
    }

    @Test("Invalid numbers log one line each")
    func lies() throws {
        try onPicker([-3, .max]) { _, source in
            source.widths = [.nan, -.infinity]
            source.height = -.infinity
        } _: { stage, picker, _ in
            picker.selectRow(5, inComponent: 0, animated: true)
            picker.selectRow(0, inComponent: 9, animated: false)
            stage.advance(by: 1)

            expectEqual(picker.numberOfRows(inComponent: 0), 0)
            expectEqual(picker.selectedRow(inComponent: 0), -1)
            expectEqual(picker.numberOfRows(inComponent: 1), 100_000_000)
            expectEqual(picker.rowSize(forComponent: 1), CGSize(width: 148, height: 32))
            expectEqual(stage.diagnostics.count, 4)
        }
    }

    @Test("From right to left the first component is on the right")
    func rightToLeft() throws {
        try onPicker([3, 3]) { picker, _ in
            picker.semanticContentAttribute = .forceRightToLeft
        } _: { _, picker, _ in
            let first = try #require(picker.view(forRow: 0, forComponent: 0))

            expectEqual(first.convert(first.bounds, to: picker).minX, 162.5)
        }
    }

    @Test("The selected row is a wheel's accessibility value")
    func accessibility() throws {
        try onPicker([3]) { _, picker, _ in
            picker.selectRow(2, inComponent: 0, animated: false)

            let wheel = try #require(picker.subviews.first { $0.accessibilityTraits.contains(.adjustable) })
            expectEqual(wheel.accessibilityValue, "Row 2")
        }
    }

    @Test("After any actions, a wheel rests on its selected row", arguments: 1...6)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try onPicker([30, 7]) { stage, picker, source in
            @MainActor func place() -> CGPoint {
                CGPoint(x: Double.random(in: 20...300, using: &random), y: Double.random(in: 5...210, using: &random))
            }
            for _ in 0..<40 {
                switch Int.random(in: 0..<7, using: &random) {
                case 0: stage.tap(at: place())
                case 1: stage.drag(from: place(), to: place(), duration: Double.random(in: 0.05...0.6, using: &random))
                case 2: picker.selectRow(Int.random(in: 0..<5, using: &random), inComponent: 1, animated: true)
                case 3: picker.selectRow(Int.random(in: 0..<5, using: &random), inComponent: 0, animated: false)
                case 4:
                    source.counts[0] = Int.random(in: 5...40, using: &random)
                    picker.reloadComponent(0)
                case 5: picker.reloadAllComponents()
                default: picker.frame.size.height = CGFloat(Int.random(in: 120...220, using: &random))
                }
                stage.advance(by: Double.random(in: 0...0.5, using: &random))
            }
            stage.advance(by: 5)

            for component in 0...1 {
                let row = picker.selectedRow(inComponent: component)
                #expect((0..<picker.numberOfRows(inComponent: component)).contains(row), "seed \(seed)")
                let view = try #require(picker.view(forRow: row, forComponent: component), "seed \(seed)")
                let middle = view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y
                #expect(abs(middle - picker.bounds.midY) <= 0.51, "seed \(seed)")
            }
        }
    }
}
