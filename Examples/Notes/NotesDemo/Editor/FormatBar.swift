import UIKit

/// The bar above the keyboard: styles, emphasis and lists.
final class FormatBar: UIInputView {
    private let toolbar = UIToolbar()
    private weak var textView: NoteTextView?
    private var emphases: [(item: UIBarButtonItem, emphasis: Emphasis)] = []
    private let styles = UIBarButtonItem()
    private lazy var lists = [
        item("List", "list.bullet") { $0.toggleList(.bullet) }, item("Checklist", "checklist") { $0.toggleList(.open) },
    ]
    private lazy var done = item("Hide Keyboard", "chevron.down") { $0.resignFirstResponder() }

    init(_ textView: NoteTextView) {
        self.textView = textView
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        addToolbar()
        styles.image = UIImage(systemName: "textformat")
        styles.accessibilityLabel = "Style"
        emphases = [
            (item("Bold", "bold") { $0.toggle(.bold) }, .bold),
            (item("Italic", "italic") { $0.toggle(.italic) }, .italic),
            (item("Underline", "underline") { $0.toggle(.underline) }, .underline),
        ]
        placeItems()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: FormatBar, _) in self.placeItems() }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44 + safeAreaInsets.bottom)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Without a keyboard, the toolbar is above the bottom safe area.
    private func addToolbar() {
        autoresizingMask = .flexibleHeight
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        let appearance = UIToolbarAppearance()
        appearance.configureWithTransparentBackground()
        toolbar.standardAppearance = appearance
        addSubview(toolbar)
        NSLayoutConstraint.activate([
            toolbar.topAnchor.constraint(equalTo: topAnchor),
            toolbar.leadingAnchor.constraint(equalTo: leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    /// In a narrow window the items fill its width, in a wide window they are at its leading edge.
    private func placeItems() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        let items = [styles] + emphases.map(\.item) + lists
        let spaced = items.flatMap { [$0, isWide ? .fixedSpace(20) : .flexibleSpace()] }
        toolbar.setItems(spaced.dropLast() + [.flexibleSpace(), done], animated: false)
    }

    private func item(
        _ title: String, _ symbol: String, _ action: @escaping (NoteTextView) -> Void
    ) -> UIBarButtonItem {
        let image = UIImage(systemName: symbol)
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: image) { [weak self] _ in (self?.textView).map(action) })
        item.image = image
        item.accessibilityLabel = title
        return item
    }

    /// Updates the items for the selection.
    func update() {
        guard let textView else { return }
        for (item, emphasis) in emphases { item.isSelected = textView.has(emphasis) }
        let style = textView.style
        styles.menu = UIMenu(
            options: .singleSelection,
            children: NoteStyle.allCases.map { choice in
                UIAction(title: choice.name, state: choice == style ? .on : .off) { [weak textView] _ in
                    textView?.apply(choice)
                }
            })
    }
}
