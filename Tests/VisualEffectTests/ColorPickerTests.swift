import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Color and font pickers")
struct ColorPickerTests {
    private final class Delegate: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
        var lines: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { lines.append(continuously ? "moving" : "chosen") }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            lines.append("finished")
        }

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            lines.append("picked \(viewController.selectedFontDescriptor?.object(forKey: .family) as? String ?? "")")
        }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            lines.append("cancelled")
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, _ isWanted: @escaping (View) -> Bool) -> View? {
        if let found = view as? View, isWanted(found) { return found }
        return view.subviews.lazy.compactMap { find(type, in: $0, isWanted) }.first
    }

    /// Presents a picker. It is created inside the stage, since the stage reports controllers that outlive it.
    private func withPicker(
        supportsAlpha: Bool = true, color: UIColor = .black,
        _ body: (Stage, UIColorPickerViewController, Delegate) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let delegate = Delegate()
            let picker = UIColorPickerViewController()
            expectTrue(picker.supportsAlpha)
            picker.supportsAlpha = supportsAlpha
            picker.selectedColor = color
            picker.delegate = delegate
            root.present(picker, animated: false)
            stage.advance(by: 1)
            try body(stage, picker, delegate)
        }
    }

    @Test("A touch of the grid chooses the color of a cell, continuously and then finally")
    func grid() throws {
        try withPicker { stage, picker, delegate in
            let grid = try #require(find(UIControl.self, in: picker.view) { $0.accessibilityLabel == "Grid" })
            let corner = grid.convert(CGPoint(x: 4, y: 4), to: stage.window)

            stage.tap(at: corner)

            var white: CGFloat = 0
            expectTrue(picker.selectedColor.getWhite(&white, alpha: nil))
            expectEqual(white, 1)
            expectEqual(delegate.lines, ["moving", "chosen"])
            picker.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(delegate.lines.last, "finished")
        }
    }

    @Test("Without support for alpha, chosen colors are opaque, and there is no opacity")
    func opaque() throws {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        try withPicker(supportsAlpha: false, color: color) { stage, picker, _ in
            let grid = try #require(find(UIControl.self, in: picker.view) { $0.accessibilityLabel == "Grid" })
            expectNil(
                find(UISlider.self, in: picker.view) {
                    $0.accessibilityLabel == "Opacity" && $0.superview?.isHidden == false
                })

            stage.tap(at: grid.convert(CGPoint(x: 4, y: grid.bounds.maxY - 4), to: stage.window))

            expectEqual(picker.selectedColor.cgColor.alpha, 1)
        }
    }

    @Test("Sliders and the spectrum change the color, too")
    func otherKinds() throws {
        try withPicker { stage, picker, delegate in
            let view: UIView = picker.view
            let kinds = try #require(find(UISegmentedControl.self, in: view) { _ in true })
            kinds.selectedSegmentIndex = 1
            kinds.sendActions(for: .valueChanged)
            let spectrum = try #require(find(UIControl.self, in: view) { $0.accessibilityLabel == "Spectrum" })
            stage.drag(
                from: spectrum.convert(CGPoint(x: 10, y: spectrum.bounds.midY), to: stage.window),
                to: spectrum.convert(CGPoint(x: spectrum.bounds.maxX + 90, y: spectrum.bounds.midY), to: stage.window))
            expectEqual(delegate.lines.last, "chosen")
            var saturation: CGFloat = 0
            picker.selectedColor.getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
            #expect(saturation > 0.9)

            kinds.selectedSegmentIndex = 2
            kinds.sendActions(for: .valueChanged)
            let red = try #require(find(UISlider.self, in: view) { $0.accessibilityLabel == "Red" })
            red.value = 0
            red.sendActions(for: .valueChanged)
            var part: CGFloat = 1
            picker.selectedColor.getRed(&part, green: nil, blue: nil, alpha: nil)
            expectEqual(part, 0)
        }
    }

    @Test("A tap on a color well presents a picker, and a chosen color is sent as valueChanged")
    func well() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let well = UIColorWell(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
            well.title = "Ink"
            var count = 0
            well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            root.view.addSubview(well)
            stage.advance(by: 0.1)
            expectEqual(well.bounds.size, CGSize(width: 28, height: 28))
            expectNil(well.selectedColor)
            well.selectedColor = .blue
            expectEqual(count, 0)

            stage.tap(well)
            stage.advance(by: 1)

            let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
            expectEqual(picker.title, "Ink")
            expectEqual(picker.selectedColor, .blue)
            let grid = try #require(find(UIControl.self, in: picker.view) { $0.accessibilityLabel == "Grid" })
            stage.tap(at: grid.convert(CGPoint(x: 4, y: 4), to: stage.window))
            expectEqual(well.selectedColor, picker.selectedColor)
            #expect(count > 0)
        }
    }

    @Test("A tap on a family picks it and dismisses the font picker; a dismissal without a tap cancels")
    func fonts() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let delegate = Delegate()
            let picker = UIFontPickerViewController()
            picker.delegate = delegate
            root.present(picker, animated: false)
            stage.advance(by: 1)
            let table = try #require(find(UITableView.self, in: picker.view) { _ in true })
            expectEqual(table.numberOfRows(inSection: 0), UIFont.familyNames.count)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            stage.tap(cell)
            stage.advance(by: 1)

            expectEqual(delegate.lines, ["picked \(UIFont.familyNames[0])"])
            expectNil(root.presentedViewController)
            root.present(picker, animated: false)
            stage.advance(by: 1)
            picker.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(delegate.lines.last, "cancelled")
        }
    }

    @Test("A font picker for faces opens the faces of a family")
    func faces() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let configuration = UIFontPickerViewController.Configuration()
            configuration.includeFaces = true
            let picker = UIFontPickerViewController(configuration: configuration)
            configuration.includeFaces = false
            root.present(picker, animated: false)
            stage.advance(by: 1)
            let table = try #require(find(UITableView.self, in: picker.view) { _ in true })
            stage.tap(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
            stage.advance(by: 1)

            let navigation = try #require(picker.children.first as? UINavigationController)
            expectEqual(navigation.topViewController?.title, UIFont.familyNames[0])
            expectTrue(picker.configuration.includeFaces)
        }
    }

    @Test("An NSIndexPath has the indexes of a row and an item")
    func indexPaths() {
        let path = NSIndexPath(row: 3, section: 1)

        expectEqual([path.section, path.row, path.item], [1, 3, 3])
        expectEqual(NSIndexPath(item: 2, section: 0).item, 2)
        expectEqual([NSIndexPath(index: 4).section, NSIndexPath(index: 4).row], [4, -1])
    }

    @Test("Feature settings change the width of digits, and are among the attributes")
    func features() {
        let font = UIFont.systemFont(ofSize: 40)
        let setting: [UIFontDescriptor.FeatureKey: Int] = [
            .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
        ]
        let tabular = UIFont(
            descriptor: font.fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

        expectEqual(width("1111", tabular), width("8888", tabular))
        expectNotEqual(width("1111", font), width("8888", font))
        expectEqual(
            width("1111", tabular), width("1111", .monospacedDigitSystemFont(ofSize: 40, weight: .regular)))
        let settings =
            tabular.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        expectEqual(settings?.first?[.featureIdentifier] as? Int, kNumberSpacingType)
        let tag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        let byTag = font.fontDescriptor.addingAttributes([.featureSettings: [[tag: "tnum"]]])
        expectEqual(width("1111", UIFont(descriptor: byTag, size: 40)), width("8888", tabular))
        let broken = font.fontDescriptor.addingAttributes([.featureSettings: [[tag: "t\",'"], [:]]])
        expectEqual(width("1111", UIFont(descriptor: broken, size: 40)), width("1111", font))
    }
}
