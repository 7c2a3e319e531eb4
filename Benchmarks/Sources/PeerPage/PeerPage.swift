import UIKit

/// The page of the comparison programs: a bar of 56 points and 20 rows of icon, text and separator. The icon of the
/// first row is magenta, which is unique on the screen.
@MainActor
public func makePage(number: Int, size: CGSize) -> UIView {
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: 56))
    bar.backgroundColor = UIColor(white: 0.97, alpha: 1)
    page.addSubview(bar)
    func label(_ text: String, _ frame: CGRect, _ color: UIColor, bold: Bool = false) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: bold ? .bold : .regular)
        label.textColor = color
        return label
    }
    bar.addSubview(label("‹ Back", CGRect(x: 16, y: 14, width: 100, height: 28), .systemBlue))
    bar.addSubview(
        label("Page \(number)", CGRect(x: size.width / 2 - 50, y: 14, width: 100, height: 28), .black, bold: true))
    for row in 0..<20 {
        let line = UIView(frame: CGRect(x: 0, y: 56 + CGFloat(row) * 48, width: size.width, height: 48))
        line.backgroundColor = .white
        let icon = UIView(frame: CGRect(x: 16, y: 8, width: 32, height: 32))
        icon.backgroundColor =
            row == 0 ? .magenta : UIColor(hue: CGFloat(row) / 20, saturation: 0.6, brightness: 0.8, alpha: 1)
        icon.layer.cornerRadius = 6
        line.addSubview(icon)
        line.addSubview(
            label(
                "Row \(row) of page \(number), a line of body text", CGRect(x: 64, y: 10, width: 600, height: 28),
                .black))
        let separator = UIView(frame: CGRect(x: 64, y: 47, width: size.width - 64, height: 1))
        separator.backgroundColor = UIColor(white: 0.82, alpha: 1)
        line.addSubview(separator)
        page.addSubview(line)
    }
    return page
}
