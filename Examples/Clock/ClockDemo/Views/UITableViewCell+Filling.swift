import UIKit

extension UITableViewCell {
    /// Adds a view that fills the cell's margins.
    ///
    /// - Parameter leastHeight: The minimum height of the row, in points.
    func fill(with view: UIView, leastHeight: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let margins = contentView.layoutMarginsGuide
        let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
        // A row that was not measured yet may be lower.
        height.priority = .required - 1
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 6), height,
        ])
    }

    /// Sets a text that may need a different number of lines, and so a different row height.
    func show(_ text: String, in label: UILabel) {
        guard label.text != text else { return }
        label.text = text
        invalidateIntrinsicContentSize()
    }
}
