import UIKit

extension UITableViewCell {
    /// Puts a view between the cell's margins.
    ///
    /// - Parameter leastHeight: The height of the row, in points, unless the view needs more.
    func fill(with view: UIView, leastHeight: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        let margins = contentView.layoutMarginsGuide
        let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
        // A row that was not measured yet is lower.
        height.priority = .required - 1
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 6), height,
        ])
    }

    /// Shows a text that may need another number of lines than the one before, and so another height of the row.
    func show(_ text: String, in label: UILabel) {
        guard label.text != text else { return }
        label.text = text
        invalidateIntrinsicContentSize()
    }
}
