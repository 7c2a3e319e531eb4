import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Picker pictures", .serialized)
struct PickerPictures {
    @Test("Pictures", .enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil))
    func pictures() throws {
        let folder = ProcessInfo.processInfo.environment["PICTURES"] ?? ""
        for dark in [false, true] {
            try Stage.run(size: CGSize(width: 320, height: 460), scale: 2, rootViewController: UIViewController()) {
                stage in
                stage.allowsDiagnostics = true
                let source = RecordingPickerSource([20, 9])
                let picker = UIPickerView()
                (picker.dataSource, picker.delegate) = (source, source)
                let one = RecordingPickerSource([20])
                let other = UIPickerView(frame: CGRect(x: 0, y: 230, width: 320, height: 216))
                (other.dataSource, other.delegate) = (one, one)
                stage.window.rootViewController?.view.backgroundColor = .systemBackground
                stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
                stage.window.rootViewController?.view.addSubview(picker)
                stage.window.rootViewController?.view.addSubview(other)
                picker.selectRow(7, inComponent: 0, animated: false)
                other.selectRow(3, inComponent: 0, animated: false)
                stage.advance(by: 1)
                try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: folder + "/picker-\(dark).png"))
            }
        }
    }

    /// Pickers under each other.
    private func picture(
        _ name: String, height: CGFloat, dark: Bool = false, size: UIContentSizeCategory? = nil,
        rightToLeft: Bool = false,
        _ make: () -> [UIDatePicker], then: (Stage, [UIDatePicker]) -> Void = { _, _ in }
    ) throws {
        guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
        try Stage.run(size: CGSize(width: 375, height: height), scale: 2, rootViewController: UIViewController()) {
            stage in
            stage.allowsDiagnostics = true
            let pickers = make()
            stage.window.rootViewController?.view.backgroundColor = .systemBackground
            stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
            if let size { stage.window.traitOverrides.preferredContentSizeCategory = size }
            if rightToLeft { stage.window.semanticContentAttribute = .forceRightToLeft }
            var y: CGFloat = 16
            for picker in pickers {
                if rightToLeft { picker.semanticContentAttribute = .forceRightToLeft }
                stage.window.rootViewController?.view.addSubview(picker)
                picker.sizeToFit()
                picker.frame.origin = CGPoint(x: 20, y: y)
                y = picker.frame.maxY + 16
            }
            stage.advance(by: 1)
            then(stage, pickers)
            stage.advance(by: 1)
            try stage.snapshot().pngData()?.write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
        }
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ locale: String) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_749_467_460)
        return picker
    }

    @Test("Date pictures", .enabled(if: ProcessInfo.processInfo.environment["PICTURES"] != nil))
    func dates() throws {
        try picture("wheels-en", height: 960) {
            [
                picker(.dateAndTime, .wheels, "en_US"), picker(.date, .wheels, "de_DE"),
                picker(.time, .wheels, "en_US"),
                picker(.countDownTimer, .wheels, "en_US"),
            ]
        }
        try picture("wheels-intl", height: 960, dark: true) {
            [
                picker(.dateAndTime, .wheels, "ar_EG"), picker(.date, .wheels, "ja_JP@calendar=japanese"),
                picker(.time, .wheels, "ja_JP"), picker(.countDownTimer, .wheels, "ar_EG"),
            ]
        }
        try picture("inline", height: 820) {
            [picker(.dateAndTime, .inline, "en_US"), picker(.date, .inline, "de_DE")]
        }
        try picture("inline-ar", height: 820, dark: true, rightToLeft: true) {
            [picker(.dateAndTime, .inline, "ar_EG"), picker(.date, .inline, "ja_JP")]
        }
        try picture("compact", height: 600) {
            [
                picker(.dateAndTime, .compact, "en_US"), picker(.date, .compact, "de_DE"),
                picker(.time, .compact, "ar_EG"),
            ]
        } then: { stage, pickers in
            stage.tap(at: CGPoint(x: 60, y: pickers[0].frame.midY))
        }
        try picture("compact-time", height: 600, dark: true) {
            [picker(.dateAndTime, .compact, "en_US")]
        } then: {
            stage, pickers in
            stage.tap(at: CGPoint(x: pickers[0].frame.maxX - 20, y: pickers[0].frame.midY))
        }
        try picture("large", height: 900, size: .accessibilityExtraExtraLarge) {
            [
                picker(.dateAndTime, .wheels, "en_US"), picker(.dateAndTime, .compact, "en_US"),
                picker(.dateAndTime, .inline, "en_US"),
            ]
        }
        try picture("months", height: 700) {
            [picker(.yearAndMonth, .wheels, "en_US"), picker(.date, .inline, "en_US")]
        } then: { stage, pickers in
            stage.tap(at: CGPoint(x: 60, y: pickers[1].frame.minY + 22))
        }
    }
}
