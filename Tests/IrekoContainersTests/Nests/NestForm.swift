import UIKit

/// Further content of a leaf of a random nest: a field, a text view, a picker and a collection view, which the program
/// and the user use at random. Its delegates act inside of their callbacks.
@MainActor
final class NestForm: UIView {
    let field = UITextField()
    let note = UITextView()
    let picker = UIPickerView()
    let grid: UICollectionView
    private let layout = UICollectionViewFlowLayout()
    private(set) var numbers = Array(0..<30)
    private weak var world: NestWorld?

    init(_ world: NestWorld) {
        self.world = world
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        field.borderStyle = .roundedRect
        field.delegate = self
        note.delegate = self
        (picker.dataSource, picker.delegate) = (self, self)
        grid.register(NestItem.self, forCellWithReuseIdentifier: "Item")
        (grid.dataSource, grid.delegate) = (self, self)
        for view in [grid, picker, note, field] as [UIView] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 34)
        note.frame = CGRect(x: 0, y: 40, width: bounds.width / 2, height: 60)
        picker.frame = CGRect(x: bounds.width / 2, y: 40, width: bounds.width / 2, height: 100)
        // A column that is being resized can be narrower than an item, which is an error of the program.
        let itemSize = CGSize(width: min(60, max(1, bounds.width)), height: 34)
        if layout.itemSize != itemSize { layout.itemSize = itemSize }
        grid.frame = CGRect(x: 0, y: 140, width: bounds.width, height: max(0, bounds.height - 140))
    }

    /// The text inputs of the form, including those in cells.
    var texts: [UIView & UITextInput] {
        [field, note] + grid.visibleCells.compactMap { ($0 as? NestItem)?.field }
    }

    // MARK: The program

    /// Changes the items of the collection view.
    func changeItems() {
        guard let world else { return }
        let isAnimated = world.random.below(2) == 0
        // An update needs the count before it, which a reload has discarded.
        _ = grid.numberOfItems(inSection: 0)
        func change(_ body: () -> Void) { isAnimated ? body() : UIView.performWithoutAnimation(body) }
        switch world.random.below(6) {
        case 0:
            numbers.insert(world.random.below(1000), at: 0)
            change { grid.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        case 1 where !numbers.isEmpty:
            let item = world.random.below(numbers.count)
            numbers.remove(at: item)
            change { grid.deleteItems(at: [IndexPath(item: item, section: 0)]) }
        case 2 where !numbers.isEmpty:
            let (from, to) = (world.random.below(numbers.count), world.random.below(numbers.count))
            numbers.insert(numbers.remove(at: from), at: to)
            change { grid.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0)) }
        case 3:
            numbers = (0..<world.random.below(60)).map { $0 }
            grid.reloadData()
        case 4 where !numbers.isEmpty:
            grid.scrollToItem(
                at: IndexPath(item: world.random.below(numbers.count), section: 0), at: .centeredVertically,
                animated: isAnimated)
        default: picker.selectRow(world.random.below(20), inComponent: 0, animated: isAnimated)
        }
    }

    // MARK: Looking

    /// A description of a fault at rest, if the form is visible.
    func fault(_ name: String) -> String? {
        for text in texts {
            let isFirst = text.isFirstResponder
            if let field = text as? UITextField, field.isEditing != isFirst {
                return "\(name): a field is edited \(field.isEditing), and first responder \(isFirst)"
            }
            if !isFirst, text.markedTextRange != nil { return "\(name): composed in a text that is not edited" }
        }
        if grid.numberOfSections > 0, grid.numberOfItems(inSection: 0) != numbers.count {
            return "\(name) has \(grid.numberOfItems(inSection: 0)) of \(numbers.count) items"
        }
        for path in grid.indexPathsForVisibleItems {
            guard path.item < numbers.count else { return "\(name) shows the item \(path.item)" }
            guard (grid.cellForItem(at: path) as? NestItem)?.number == numbers[path.item] else {
                return "\(name) shows another item for \(path.item)"
            }
        }
        let row = picker.selectedRow(inComponent: 0)
        return (0..<20).contains(row) ? nil : "\(name): row \(row) of a picker is selected"
    }
}

extension NestForm: UITextFieldDelegate, UITextViewDelegate {
    private func inside(_ callback: String) { world?.inside(callback, percent: 10) }

    private func permits(_ question: String) -> Bool {
        inside(question)
        return world.map { $0.random.below(12) != 0 } ?? true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { permits("shouldBeginEditing") }
    func textFieldDidBeginEditing(_ textField: UITextField) { inside("didBeginEditing") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { permits("shouldEndEditing") }
    func textFieldDidEndEditing(_ textField: UITextField) { inside("didEndEditing") }
    func textFieldDidChangeSelection(_ textField: UITextField) { inside("didChangeSelection") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { permits("shouldChangeCharacters") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if world?.random.below(2) == 0 { note.becomeFirstResponder() }
        return permits("shouldReturn")
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { permits("shouldBeginEditing of a text view") }
    func textViewDidBeginEditing(_ textView: UITextView) { inside("didBeginEditing of a text view") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { permits("shouldEndEditing of a text view") }
    func textViewDidEndEditing(_ textView: UITextView) { inside("didEndEditing of a text view") }
    func textViewDidChange(_ textView: UITextView) { inside("didChange of a text view") }
}

extension NestForm: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        inside("didSelectRow of a picker")
    }
}

extension NestForm: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        if let cell = cell as? NestItem { cell.number = numbers[indexPath.item] }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        inside("didSelectItem")
    }
}

/// An item with a field.
final class NestItem: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    var number = -1 { didSet { if !field.isEditing { field.text = "\(number)" } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
