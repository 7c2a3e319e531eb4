import UIKit

/// The bar above the keyboard: styles, emphasis and lists.
final class FormatBar: UIToolbar {
    private weak var textView: NoteTextView?
    private var emphases: [(item: UIBarButtonItem, emphasis: Emphasis)] = []
    private let styles = UIBarButtonItem()

    init(_ textView: NoteTextView) {
        self.textView = textView
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        styles.image = UIImage(systemName: "textformat")
        styles.accessibilityLabel = "Style"
        emphases = [
            (item("Bold", "bold") { $0.toggle(.bold) }, .bold),
            (item("Italic", "italic") { $0.toggle(.italic) }, .italic),
            (item("Underline", "underline") { $0.toggle(.underline) }, .underline),
        ]
        let lists = [
            item("List", "list.bullet") { $0.toggleList(.bullet) },
            item("Checklist", "checklist") { $0.toggleList(.open) },
        ]
        let done = item("Hide Keyboard", "chevron.down") { $0.resignFirstResponder() }
        items = Array(([styles] + emphases.map(\.item) + lists).flatMap { [$0, .flexibleSpace()] } + [done])
        update()
    }

    required init?(coder: NSCoder) { nil }

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

    /// Shows what is selected.
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
