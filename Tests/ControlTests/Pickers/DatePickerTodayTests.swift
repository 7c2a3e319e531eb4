import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("A date picker's wheel of days")
struct DatePickerTodayTests {
    nonisolated static let words = [("en_US", "Today"), ("de_DE", "Heute")]

    @Test("It calls today by its name, in the picker's language", arguments: words)
    func today(locale: String, word: String) throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.locale = Locale(identifier: locale)
            root.view.addSubview(picker)
            picker.frame = CGRect(x: 0, y: 100, width: 390, height: 216)
            stage.advance(by: 0.5)

            #expect(stage.find(word).exists)
        }
    }
}
