import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("A date picker's wheel of days")
struct DatePickerTodayTests {
    nonisolated static let words = [("en_US", "Today"), ("de_DE", "Heute")]

    @Test("It shows today by its name, in the picker's language", arguments: words)
    func today(locale: String, word: String) throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.locale = Locale(identifier: locale)
            root.view.addSubview(picker)
            picker.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
            stage.advance(by: 0.5)

            expectTrue(stage.find(word).exists)
        }
    }

    @Test("A tap on a calendar's month shows wheels, without an endless layout")
    func months() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            picker.locale = Locale(identifier: "en_US")
            picker.date = Date(timeIntervalSinceReferenceDate: 786_000_000)
            root.view.addSubview(picker)
            picker.frame = CGRect(x: 16, y: 100, width: 358, height: 340)
            stage.advance(by: 0.5)

            stage.find("November 2025").tap()
            stage.advance(by: 1)

            expectTrue(stage.find("October").exists)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }
}
