import UIKit

enum TextSnippets {
    @MainActor private static func show(in label: UILabel) {
        let text = NSMutableAttributedString(string: "Red, ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "then blue", attributes: [.foregroundColor: UIColor.blue]))
        label.attributedText = text
    }

    @MainActor static func run() throws {
        let label = UILabel()
        show(in: label)
        try check(label.text == "Red, then blue")
        try check(label.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .blue)
    }
}
