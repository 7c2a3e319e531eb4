import CoreGraphics
import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Shadows and underlines of text", .serialized)
struct DecoratedTextTests {
    /// A block character in blue with a red shadow below it, and a block character without a shadow.
    private var shadowed: NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 30)
        shadow.shadowColor = UIColor.red
        let common: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue,
        ]
        let text = NSMutableAttributedString(string: "█", attributes: common)
        text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 1))
        text.append(NSAttributedString(string: "    █", attributes: common))
        return text
    }

    /// Returns the columns of an area with red pixels.
    private func redColumns(_ image: UIImage, top: Int, height: Int, width: Int) -> [Int] {
        (0..<width).filter { x in (top..<top + height).contains { image.pixel(x, $0) == 0xFFFF_0000 } }
    }

    @Test("Labels, text views and strings draw the shadow of each run")
    func shadows() throws {
        try Stage.run(size: CGSize(width: 200, height: 400)) { stage in
            stage.window.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            label.attributedText = shadowed
            let view = UITextView(frame: CGRect(x: 0, y: 120, width: 200, height: 120))
            (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
            view.backgroundColor = .white
            view.attributedText = shadowed
            let picture = UIImageView(frame: CGRect(x: 0, y: 250, width: 200, height: 120))
            picture.image = UIGraphicsImageRenderer(size: picture.bounds.size).image { _ in shadowed.draw(at: .zero) }
            for part in [label, view, picture] { stage.window.addSubview(part) }

            let image = stage.snapshot()

            let character = shadowed.attributedSubstring(from: NSRange(location: 0, length: 1)).size().width
            for top in [0, 120, 250] {
                let columns = redColumns(image, top: top, height: 115, width: 200)
                expectTrue(columns.count >= 5, "columns below \(top): \(columns)")
                expectTrue(columns.allSatisfy { CGFloat($0) <= character + 1 }, "columns below \(top): \(columns)")
            }
        }
    }

    @Test("A thick underline has twice the thickness of a single underline")
    func thickUnderline() throws {
        func rows(_ style: NSUnderlineStyle) -> Int {
            let text = NSAttributedString(
                string: "xxxx", attributes: [.underlineStyle: style.rawValue, .font: UIFont.systemFont(ofSize: 60)])
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 100), format: format).image { _ in
                text.draw(at: .zero)
            }
            let baseline = Int(UIFont.systemFont(ofSize: 60).ascender)
            return (baseline + 3..<100).filter { (image.pixel(60, $0) ?? 0) >> 24 > 128 }.count
        }
        let single = rows(.single)
        expectTrue(single > 0)
        expectTrue(abs(rows(.thick) - 2 * single) <= 1, "\(rows(.thick)) rows, \(single) of a single line")
    }
}
