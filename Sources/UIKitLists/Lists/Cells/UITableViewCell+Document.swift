import CoreGraphics
import Foundation
import InterfaceDocuments

extension UITableViewCell {
    private static let styles: KeyValuePairs<String, CellStyle> = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    /// Returns the style in the storyboard or nib. A cell without a style has only its content.
    static func style(of coder: DocumentCoder) -> CellStyle? { coder.element.word(.style, in: styles) }

    static func identifier(of coder: DocumentCoder) -> String? {
        coder.element.string(.reuseIdentifier).flatMap { $0.isEmpty ? nil : $0 }
    }

    func decodeCell(from coder: DocumentCoder) {
        let element = coder.element
        // The table determines the frame of a cell.
        if case .inset? = element.frame { frame = CGRect(x: 0, y: 0, width: 320, height: 44) }
        coder.makingParts(of: self) {
            if let content = element.object(.contentView) { decodeContent(content, in: coder.unit) }
            decodeAccessories(from: coder)
        }
        adoptLabels(from: coder)
        decodeLook(of: element)
        if let insets = coder.edgeInsets(.separatorInset) { separatorInset = insets }
        if let configuration = element.object(.contentConfiguration) { decode(configuration, from: coder) }
        // The static table reads the height. For prototypes it is the height in the editor.
        coder.pass(.rowHeight, .hidesAccessoryWhenEditing, .springLoaded)
    }

    private func decodeAccessories(from coder: DocumentCoder) {
        if let view: UIView = coder.object(.accessoryView) { accessoryView = view }
        if let view: UIView = coder.object(.editingAccessoryView) { editingAccessoryView = view }
        if let view: UIView = coder.object(.backgroundView) { backgroundView = view }
        if let view: UIView = coder.object(.selectedBackgroundView) { selectedBackgroundView = view }
        if let view: UIView = coder.object(.multipleSelectionBackgroundView) { multipleSelectionBackgroundView = view }
    }

    private func decodeLook(of element: ObjectElement) {
        let selections: KeyValuePairs<String, SelectionStyle> = [
            "default": .default, "none": .none, "blue": .blue, "gray": .gray,
        ]
        if let style = element.word(.selectionStyle, in: selections) { selectionStyle = style }
        let accessories: KeyValuePairs<String, AccessoryType> = [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
        ]
        if let type = element.word(.accessoryType, in: accessories) { accessoryType = type }
        if let type = element.word(.editingAccessoryType, in: accessories) { editingAccessoryType = type }
        if let style = element.word(.focusStyle, in: ["default": FocusStyle.default, "custom": .custom]) {
            focusStyle = style
        }
        indentationLevel = element.integer(.indentationLevel, default: 0)
        if let width = element.number(.indentationWidth) { indentationWidth = width }
        shouldIndentWhileEditing = element.bool(.shouldIndentWhileEditing, default: true)
        showsReorderControl = element.bool(.showsReorderControl, default: false)
    }

    /// Decodes the content view and its subviews. The content view follows the cell's bounds until the cell lays it
    /// out. The safe area is already part of the table's margins.
    private func decodeContent(_ element: ObjectElement, in unit: DocumentUnit) {
        let content = parts.content
        content.decode(element, in: unit)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.insetsLayoutMarginsFromSafeArea = false
        content.preservesSuperviewLayoutMargins = element.bool(.preservesSuperviewLayoutMargins, default: false)
    }

    // MARK: - Labels

    /// Uses the labels in the content view that the storyboard or nib has for the style. The cell lays them out.
    private func adoptLabels(from coder: DocumentCoder) {
        guard coder.element.has(.style) else { return coder.pass(.textLabel, .detailTextLabel, .imageView) }
        let labels = CellLabels(
            style, text: part(.textLabel, of: coder), detail: part(.detailTextLabel, of: coder),
            image: part(.imageView, of: coder))
        if labels.isUsed { configurations.labels = labels }
    }

    /// Returns the view in the content view that an attribute of the cell refers to.
    private func part<Part: UIView>(_ key: DocumentKey, of coder: DocumentCoder) -> Part? {
        guard let id = coder.element.string(key) else { return nil }
        let document = coder.unit.document
        let content = coder.element.object(.contentView)
        guard let content, let part = document.object(withID: id), document.owner(of: part) === content,
            let view: Part = coder.unit.object(part, as: Part.self), view.superview === parts.content
        else {
            coder.element.note(.badValue(attribute: key.rawValue, value: id))
            return nil
        }
        return view
    }

    // MARK: - Configuration

    private func decode(_ element: ObjectElement, from coder: DocumentCoder) {
        var configuration = defaultContentConfiguration()
        let content = DocumentCoder(element, in: coder.unit)
        configuration.text = content.text(.text)
        let second = content.text(.secondaryText)
        configuration.secondaryText = second?.isEmpty == true ? nil : second
        configuration.image = content.image(.image)
        contentConfiguration = configuration
    }

    static func addCellProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding(reading: "contentView", \UITableViewCell.contentView)
            .adding(reading: "textLabel", \UITableViewCell.textLabel)
            .adding(reading: "detailTextLabel", \UITableViewCell.detailTextLabel)
            .adding(reading: "imageView", \UITableViewCell.imageView)
            .adding("accessoryView", \UITableViewCell.accessoryView)
            .adding("editingAccessoryView", \UITableViewCell.editingAccessoryView)
            .adding("backgroundView", \UITableViewCell.backgroundView)
            .adding("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
            .adding("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
            .adding("separatorInset", \UITableViewCell.separatorInset)
            .adding("indentationLevel", \UITableViewCell.indentationLevel)
            .adding("indentationWidth", \UITableViewCell.indentationWidth)
            .adding("showsReorderControl", \UITableViewCell.showsReorderControl)
            .adding("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    }
}
