import CoreGraphics
import UIKitCore

/// A row of icons that scrolls sideways, each for a service that sends the items.
final class ServiceRow: UITableViewCell {
    private static let itemSize = CGSize(width: 76, height: 92)

    /// - Parameter choose: Called when the user taps an icon.
    init(_ services: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        let scroll = UIScrollView()
        scroll.showsHorizontalScrollIndicator = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(scroll)
        for (index, service) in services.enumerated() {
            var configuration = UIButton.Configuration.plain()
            configuration.title = service.shownTitle
            configuration.image = service.shownImage
            configuration.imagePlacement = .top
            configuration.imagePadding = 8
            configuration.titleLineBreakMode = .byTruncatingTail
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = .preferredFont(forTextStyle: .caption1)
                return attributes
            }
            configuration.baseForegroundColor = .label
            let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in choose(service) })
            button.frame = CGRect(origin: CGPoint(x: CGFloat(index) * Self.itemSize.width, y: 0), size: Self.itemSize)
            scroll.addSubview(button)
        }
        scroll.contentSize = CGSize(
            width: CGFloat(services.count) * Self.itemSize.width, height: Self.itemSize.height)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: contentView.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            scroll.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            scroll.heightAnchor.constraint(equalToConstant: Self.itemSize.height),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
