import Foundation
import InterfaceDocuments

extension UIToolbar {
    func decodeToolbar(from coder: DocumentCoder) {
        if let style = UIBarStyle.style(of: coder) { barStyle = style }
        isTranslucent = coder.element.bool(.translucent, default: true)
        if let color = coder.color(.barTintColor) { barTintColor = color }
        func appearance(_ key: DocumentKey) -> UIToolbarAppearance? { coder.object(key) }
        if let appearance = appearance(.standardAppearance) { standardAppearance = appearance }
        if let appearance = appearance(.compactAppearance) { compactAppearance = appearance }
        if let appearance = appearance(.scrollEdgeAppearance) { scrollEdgeAppearance = appearance }
        if let appearance = appearance(.compactScrollEdgeAppearance) { compactScrollEdgeAppearance = appearance }
        let items: [UIBarButtonItem] = coder.objects(.items)
        if !items.isEmpty { setItems(items, animated: false) }
    }

    static func addToolbarProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("delegate", \UIToolbar.delegate)
            .adding("items", \UIToolbar.items)
            .adding("translucent", \UIToolbar.isTranslucent)
            .adding("barTintColor", \UIToolbar.barTintColor)
    }
}
