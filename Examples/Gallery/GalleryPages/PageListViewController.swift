import UIKit

/// The list of pages.
final class PageListViewController: SectionsViewController {
    /// Called with the page that was chosen.
    var didSelect: (GalleryPage) -> Void = { _ in }
    private var rows: [String: PageRow] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        for (title, pages) in GalleryPage.sections {
            addSection(
                title,
                pages.map { page in
                    let row = PageRow(page)
                    row.addAction(UIAction { [weak self] _ in self?.didSelect(page) }, for: .touchUpInside)
                    rows[page.title] = row
                    return row
                })
        }
    }

    /// Shows which page is open beside the list; `nil` for none.
    func select(_ title: String?) {
        loadViewIfNeeded()
        for (name, row) in rows { row.isSelected = name == title }
    }
}

/// A row of the list: a symbol on a coloured square, and a title.
final class PageRow: UIControl {
    private let icon = UIView()
    private let symbol = UIImageView()
    private let label = UILabel()
    private let disclosure = UIImageView(image: Glyph.disclosure.image(height: 13))

    init(_ page: GalleryPage) {
        super.init(frame: .zero)
        icon.backgroundColor = page.color
        icon.layer.cornerRadius = 6.5
        icon.isUserInteractionEnabled = false
        symbol.image = UIImage(systemName: page.symbol)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        symbol.tintColor = .white
        symbol.contentMode = .center
        label.text = page.title
        disclosure.tintColor = .tertiaryLabel
        layer.cornerRadius = 10
        for view in [icon, symbol, label, disclosure] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { showState() } }
    override var isSelected: Bool { didSet { showState() } }

    private func showState() { backgroundColor = isHighlighted || isSelected ? .systemGray5 : .clear }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 46) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
        }
        place(icon, x: 16, width: 29, height: 29)
        place(symbol, x: 16, width: 29, height: 29)
        place(label, x: 60, width: max(0, bounds.width - 100), height: 29)
        label.textAlignment = isRightToLeft ? .right : .left
        let size = disclosure.intrinsicContentSize
        place(disclosure, x: bounds.width - 16 - size.width, width: size.width, height: size.height)
    }
}
