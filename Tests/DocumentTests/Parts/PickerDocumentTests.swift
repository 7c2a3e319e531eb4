import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pickers of documents", .serialized)
struct PickerDocumentTests {
    private static let common = "opaque=\"NO\" contentMode=\"scaleToFill\""

    @Test("A date picker's mode, style, interval, zone and dates")
    func datePicker() throws {
        try PartsDocument.run { _ in
            let picker: UIDatePicker = try PartsDocument.view(
                """
                <datePicker \(Self.common) datePickerMode="date" minuteInterval="15" style="wheels" useCurrentDate="NO" id="D">
                    <date key="date" timeIntervalSinceReferenceDate="1000"/>
                    <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
                    <date key="maximumDate" timeIntervalSinceReferenceDate="5000"/>
                    <timeZone key="timeZone" name="Europe/Rome"/>
                </datePicker>
                """)

            expectEqual(picker.datePickerMode, .date)
            expectEqual(picker.datePickerStyle, .wheels)
            expectEqual(picker.minuteInterval, 15)
            expectEqual(picker.date, Date(timeIntervalSinceReferenceDate: 1000))
            expectEqual(picker.minimumDate, Date(timeIntervalSinceReferenceDate: -978_267_600))
            expectEqual(picker.maximumDate, Date(timeIntervalSinceReferenceDate: 5000))
            expectEqual(picker.timeZone, TimeZone(identifier: "Europe/Rome"))
            expectFalse(picker.isOpaque)
        }
    }

    @Test("Invalid values of a date picker count as absent, and do not stop the program")
    func hostileDatePicker() throws {
        try PartsDocument.run { stage in
            let picker: UIDatePicker = try PartsDocument.view(
                """
                <datePicker \(Self.common) datePickerMode="yearAndMonth" minuteInterval="-7" style="inline" \
                countDownDuration="1e300" id="D"><timeZone key="timeZone" name="Nowhere"/></datePicker>
                """)

            expectEqual(picker.datePickerMode, .yearAndMonth)
            expectEqual(picker.datePickerStyle, .wheels)
            expectEqual(picker.minuteInterval, 1)
            expectNil(picker.timeZone)
            stage.allowsDiagnostics = true
        }
    }

    private final class Owner: UIResponder, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }

    @Test("A picker view is connected with its data source and delegate")
    func pickerView() throws {
        try PartsDocument.run { _ in
            let owner = Owner()
            let nib = PartsDocument.nib(
                """
                <pickerView \(Self.common) id="P"><connections>
                    <outlet property="dataSource" destination="-1" id="c-1"/>
                    <outlet property="delegate" destination="-1" id="c-2"/>
                </connections></pickerView>
                """)
            let picker = try #require(nib.instantiate(withOwner: owner).first as? UIPickerView)

            expectIdentical(picker.dataSource, owner)
            expectIdentical(picker.delegate, owner)
            expectEqual(picker.numberOfComponents, 2)
            expectEqual(picker.numberOfRows(inComponent: 1), 3)
        }
    }
}
