import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UIDatePicker", .serialized)
struct UIDatePickerTests {
    /// 9 June 2025, 11:11 in Greenwich: a Monday.
    private let monday = Date(timeIntervalSince1970: 1_749_467_460)
    private let greenwich = TimeZone(secondsFromGMT: 0)

    private func make(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String = "en_US") -> UIDatePicker
    {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = greenwich
        picker.date = monday
        picker.sizeToFit()
        return picker
    }

    /// A stage of 375 by 700 points with the picker at (20, 20).
    private func onStage(_ picker: UIDatePicker, _ body: (Stage, EventCount) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 375, height: 700), rootViewController: UIViewController()) { stage in
            picker.frame.origin = CGPoint(x: 20, y: 20)
            stage.window.rootViewController?.view.addSubview(picker)
            stage.advance(by: 0.02)
            let count = EventCount()
            picker.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
            try body(stage, count)
        }
    }

    private final class EventCount {
        var changes = 0
    }

    /// The wheels, from the left.
    private func wheels(in picker: UIView) -> [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(picker).filter { $0.accessibilityTraits.contains(.adjustable) && !$0.bounds.isEmpty }
            .sorted { $0.convert($0.bounds, to: picker).minX < $1.convert($1.bounds, to: picker).minX }
    }

    private func values(in picker: UIView) -> [String] { wheels(in: picker).map { $0.accessibilityValue ?? "" } }

    /// Taps the next row but `rows - 1` of a wheel.
    private func turn(_ wheel: Int, of picker: UIView, by rows: Double, _ stage: Stage) {
        let wheel = wheels(in: picker)[wheel]
        let angle = rows * 2 * Double.pi / 19
        let y = Double(wheel.bounds.midY) + 0.334225 * 291 * sin(angle)
        stage.tap(at: wheel.convert(CGPoint(x: wheel.bounds.midX, y: y), to: nil))
        stage.advance(by: 1)
    }

    @Test("Defaults of a new picker")
    func defaults() throws {
        try Stage.run { stage in
            let picker = UIDatePicker()

            expectEqual(picker.datePickerMode, .dateAndTime)
            expectEqual(picker.preferredDatePickerStyle, .automatic)
            expectEqual(picker.datePickerStyle, .compact)
            expectEqual(picker.minuteInterval, 1)
            expectNil(picker.minimumDate)
            expectNil(picker.maximumDate)
            expectNil(picker.timeZone)
            expectEqual(picker.countDownDuration, 0)
            expectTrue(picker.roundsToMinuteInterval)
            #expect(abs(picker.date.timeIntervalSinceNow) < 1)
        }
    }

    @Test("Wheels have the order of the locale, with its texts")
    func orders() throws {
        try Stage.run { stage in
            @MainActor func shown(_ mode: UIDatePicker.Mode, _ locale: String) -> [String] {
                let picker = make(mode, .wheels, locale)
                stage.window.addSubview(picker)
                picker.layoutIfNeeded()
                defer { picker.removeFromSuperview() }
                return values(in: picker)
            }

            expectEqual(shown(.date, "en_US"), ["June", "9", "2025"])
            expectEqual(shown(.date, "de_DE"), ["9", "Juni", "2025"])
            expectEqual(shown(.date, "ja_JP"), ["2025年", "6月", "9日"])
            expectEqual(shown(.time, "en_US"), ["11", "11", "AM"])
            expectEqual(shown(.time, "de_DE"), ["11", "11"])
            expectEqual(shown(.yearAndMonth, "en_US"), ["June", "2025"])
            expectEqual(shown(.dateAndTime, "en_US"), ["Mon, Jun 9", "11", "11", "AM"])
        }
    }

    @Test("From right to left the day is on the right, and hours stay left of minutes")
    func arabic() throws {
        try Stage.run { stage in
            let picker = make(.dateAndTime, .wheels, "ar_EG")
            stage.window.addSubview(picker)
            picker.date = monday.addingTimeInterval(40 * 60)
            picker.layoutIfNeeded()

            let shown = values(in: picker)
            expectEqual(shown.count, 4)
            expectEqual(Array(shown[1...2]), ["١١", "٥١"])
            #expect(shown[3].contains("٩"))
        }
    }

    @Test("A program's date sends no events; the user's is sent once the wheel has settled")
    func events() throws {
        let picker = make(.time, .wheels)
        try onStage(picker) { stage, count in
            picker.setDate(monday.addingTimeInterval(3600), animated: true)
            stage.advance(by: 2)
            let byProgram = count.changes
            turn(1, of: picker, by: 1, stage)

            expectEqual(byProgram, 0)
            expectEqual(count.changes, 1)
            expectEqual(picker.date, monday.addingTimeInterval(3660))
        }
    }

    @Test("Hours wrap around, and the period follows past noon")
    func rounds() throws {
        let picker = make(.time, .wheels)
        try onStage(picker) { stage, _ in
            turn(0, of: picker, by: 1, stage)
            let noon = values(in: picker)
            picker.date = monday.addingTimeInterval(-12 * 3600 + 49 * 60)
            stage.advance(by: 0.1)
            turn(1, of: picker, by: -1, stage)
            turn(2, of: picker, by: -1, stage)

            expectEqual(noon, ["12", "11", "PM"])
            expectEqual(values(in: picker), ["12", "59", "AM"])
        }
    }

    @Test("A month that is too short for the day springs back to its last")
    func shortMonth() throws {
        let picker = make(.date, .wheels)
        try onStage(picker) { stage, count in
            picker.date = Date(timeIntervalSince1970: 1_748_649_600)  // 31 May 2025
            stage.advance(by: 0.1)
            turn(0, of: picker, by: 1, stage)

            expectEqual(values(in: picker), ["June", "30", "2025"])
            expectEqual(picker.date, Date(timeIntervalSince1970: 1_751_241_600))
            expectEqual(count.changes, 1)
        }
    }

    @Test("Dates beyond the limits become the limit, and wheels return to it")
    func limits() throws {
        let picker = make(.date, .wheels)
        try onStage(picker) { stage, count in
            picker.maximumDate = monday
            turn(1, of: picker, by: 1, stage)
            stage.advance(by: 1)
            let shown = (picker.date, values(in: picker), count.changes)
            picker.minimumDate = monday.addingTimeInterval(86_400 * 9)
            picker.date = monday.addingTimeInterval(86_400 * 30)

            expectEqual(shown.0, monday)
            expectEqual(shown.1, ["June", "9", "2025"])
            expectEqual(shown.2, 0)
            // A minimum after the maximum: both are ignored.
            expectEqual(picker.date, monday.addingTimeInterval(86_400 * 30))
        }
    }

    @Test(
        "Intervals divide an hour; the date is rounded to the nearest",
        arguments: [(5, 5, 10), (7, 1, 11), (15, 15, 15), (60, 1, 11)])
    func intervals(set: Int, interval: Int, minute: Int) throws {
        try Stage.run { _ in
            let picker = make(.time, .wheels)
            picker.minuteInterval = set

            expectEqual(picker.minuteInterval, interval)
            expectEqual(Int(picker.date.timeIntervalSince1970) / 60 % 60, minute)
        }
    }

    @Test("Without rounding the wheel shows the nearest, and the date stays")
    func unrounded() throws {
        try Stage.run { stage in
            let picker = make(.time, .wheels)
            picker.roundsToMinuteInterval = false
            picker.minuteInterval = 15
            stage.window.addSubview(picker)
            picker.date = monday.addingTimeInterval(-60)
            picker.layoutIfNeeded()

            expectEqual(picker.date, monday.addingTimeInterval(-60))
            expectEqual(values(in: picker), ["11", "15", "AM"])
        }
    }

    @Test("A timer has whole minutes, at least one, less than a day")
    func timer() throws {
        let picker = make(.countDownTimer, .compact)
        try onStage(picker) { stage, count in
            let style = picker.datePickerStyle
            let first = picker.countDownDuration
            picker.countDownDuration = 3725
            let set = picker.countDownDuration
            picker.countDownDuration = 1e9
            let most = picker.countDownDuration
            picker.countDownDuration = 60
            stage.advance(by: 0.1)
            turn(1, of: picker, by: -1, stage)
            stage.advance(by: 1)

            expectEqual(style, .wheels)
            #expect((first, set, most) == (60, 3720, 86_340))
            expectEqual(picker.countDownDuration, 60)
            expectEqual(values(in: picker), ["0", "1"])
        }
    }

    @Test("Sizes: wheels, fields, a calendar")
    func sizes() throws {
        try Stage.run { _ in
            expectEqual(make(.date, .wheels).intrinsicContentSize, CGSize(width: 320, height: 216))
            expectEqual(make(.date, .inline).intrinsicContentSize, CGSize(width: 320, height: 332))
            expectEqual(make(.dateAndTime, .inline).intrinsicContentSize, CGSize(width: 320, height: 376))
            expectEqual(make(.date, .compact).intrinsicContentSize.height, 34)
            let (date, both) = (make(.date, .compact), make(.dateAndTime, .compact))
            #expect(both.intrinsicContentSize.width > date.intrinsicContentSize.width + 50)
        }
    }

    @Test("A compact picker opens a calendar; a day in it is chosen, and a touch outside closes it")
    func compact() throws {
        let picker = make(.dateAndTime, .compact)
        try onStage(picker) { stage, count in
            stage.tap(at: CGPoint(x: 40, y: 37))
            stage.advance(by: 1)
            let card = stage.window.rootViewController?.presentedViewController
            let twelfth = try #require(day(12, in: card?.view))
            stage.tap(twelfth)
            stage.advance(by: 0.5)

            expectEqual(card?.modalPresentationStyle, .popover)
            expectEqual(picker.date, monday.addingTimeInterval(3 * 86_400))
            expectEqual(count.changes, 1)
            stage.tapOutside()
            stage.advance(by: 1)
            expectNil(stage.window.rootViewController?.presentedViewController)
        }
    }

    private func day(_ number: Int, in view: UIView?) -> UIView? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return view.map(all)?.first { view in
            view.accessibilityLabel?.contains("June \(number),") == true && view is UIControl
        }
    }

    @Test("A calendar's pages turn by its arrows and by a swipe")
    func pages() throws {
        let picker = make(.date, .inline)
        try onStage(picker) { stage, count in
            stage.tap(at: CGPoint(x: 20 + 320 - 28, y: 42))
            stage.advance(by: 1)
            let july = title(in: picker)
            stage.drag(from: CGPoint(x: 80, y: 200), to: CGPoint(x: 300, y: 200))
            stage.advance(by: 1)
            let june = title(in: picker)
            stage.drag(from: CGPoint(x: 80, y: 200), to: CGPoint(x: 300, y: 200))
            stage.advance(by: 1)

            expectEqual(july, "July 2025")
            expectEqual(june, "June 2025")
            expectEqual(title(in: picker), "May 2025")
            expectEqual(count.changes, 0)
        }
    }

    private func title(in picker: UIView) -> String? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(picker).lazy.compactMap { ($0 as? UIButton)?.configuration?.title }.first
    }

    @Test("Days beyond the limits cannot be chosen")
    func disabledDays() throws {
        let picker = make(.date, .inline)
        picker.minimumDate = monday
        try onStage(picker) { stage, count in
            let (before, after) = (try #require(day(8, in: picker)), try #require(day(10, in: picker)))
            stage.tap(before)
            stage.tap(after)

            expectEqual(count.changes, 1)
            expectEqual(picker.date, monday.addingTimeInterval(86_400))
        }
    }

    @Test("Years and months are wheels, or an exception")
    func yearAndMonth() throws {
        try Stage.run { stage in
            let picker = make(.yearAndMonth, .automatic)
            let style = picker.datePickerStyle
            picker.preferredDatePickerStyle = .inline

            expectEqual(style, .wheels)
            expectEqual(picker.datePickerStyle, .wheels)
            expectEqual(stage.diagnostics.count, 1)
        }
    }

    @Test(
        "Calendars of all kinds show a date, and turn",
        arguments: [
            Calendar.Identifier.buddhist, .hebrew, .japanese, .chinese, .islamicUmmAlQura, .persian, .coptic, .indian,
            .ethiopicAmeteMihret, .republicOfChina, .iso8601,
        ])
    func calendars(identifier: Calendar.Identifier) throws {
        let picker = make(.date, .wheels)
        picker.calendar = Calendar(identifier: identifier)
        try onStage(picker) { stage, count in
            let first = values(in: picker)
            for wheel in first.indices { turn(wheel, of: picker, by: 1, stage) }
            picker.preferredDatePickerStyle = .inline
            picker.sizeToFit()
            stage.advance(by: 0.5)

            expectEqual(first.count, 3)
            #expect(!first.contains(""))
            expectEqual(count.changes, 3)
            #expect(picker.date > monday)
        }
    }

    @Test("Random use keeps the date inside of its limits", arguments: [1, 2, 3, 4] as [UInt64])
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let picker = make(.dateAndTime, .wheels)
        try onStage(picker) { stage, _ in
            for _ in 0..<60 {
                switch Int.random(in: 0..<9, using: &random) {
                case 0: picker.date = Date(timeIntervalSince1970: Double.random(in: -1e12...1e12, using: &random))
                case 1: picker.date = monday
                case 2: picker.minimumDate = monday.addingTimeInterval(Double.random(in: -1e6...0, using: &random))
                case 3: picker.maximumDate = monday.addingTimeInterval(Double.random(in: 0...1e6, using: &random))
                case 4:
                    picker.datePickerMode =
                        [.time, .date, .dateAndTime, .countDownTimer].randomElement(using: &random) ?? .time
                case 5:
                    picker.preferredDatePickerStyle =
                        [.wheels, .inline, .compact].randomElement(using: &random) ?? .wheels
                case 6:
                    picker.locale = Locale(
                        identifier: ["en_US", "ar", "ja", "fa", "he"].randomElement(using: &random) ?? "en")
                default:
                    let count = wheels(in: picker).count
                    if count > 0, picker.datePickerStyle == .wheels {
                        let wheel = Int.random(in: 0..<count, using: &random)
                        turn(wheel, of: picker, by: Double(Int.random(in: -2...2, using: &random)), stage)
                    }
                }
                if let minimum = picker.minimumDate { #expect(picker.date >= minimum, "seed \(seed)") }
                if let maximum = picker.maximumDate { #expect(picker.date <= maximum, "seed \(seed)") }
            }
        }
    }
}
