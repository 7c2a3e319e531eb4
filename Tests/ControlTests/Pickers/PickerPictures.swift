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
}
