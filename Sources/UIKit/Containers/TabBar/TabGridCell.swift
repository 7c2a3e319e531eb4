import Foundation
import UIFoundation
import UIKitCore

/// An item in the grid, with its image above its title. It is faint while the item is in the bar.
final class TabGridCell: UIView {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    var isInBar = false { didSet { imageView.alpha = isInBar ? 0.35 : 1 } }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.image = item.image.map {
            $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate)
        }
        imageView.preferredSymbolConfiguration = TabItemLayout.stacked.symbolConfiguration
        imageView.tintColor = .systemGray
        imageView.contentMode = .center
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 32)
        label.frame = CGRect(x: 0, y: 44, width: bounds.width, height: 14)
    }
}
