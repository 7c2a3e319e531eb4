import Foundation
import InterfaceDocuments
import UIKitCore

extension UITabBar {
    func decodeTabBar(from coder: DocumentCoder) {
        let element = coder.element
        if let style = UIBarStyle.style(of: coder) { barStyle = style }
        isTranslucent = element.bool(.translucent, default: true)
        if let color = coder.color(.barTintColor) { barTintColor = color }
        // Before iOS 8, `selectedImageTintColor` had the meaning of `tintColor`.
        if let color = coder.color(.selectedImageTintColor), coder.color(.tintColor) == nil { tintColor = color }
        if let color = coder.color(.unselectedItemTintColor) { unselectedItemTintColor = color }
        if let image = coder.image(.backgroundImage) { backgroundImage = image }
        if let image = coder.image(.shadowImage) { shadowImage = image }
        if let image = coder.image(.selectionIndicatorImage) { selectionIndicatorImage = image }
        if let positioning = element.word(.itemPositioning, in: ItemPositioning.words) { itemPositioning = positioning }
        if let width = coder.length(.itemWidth) { itemWidth = width }
        if let spacing = coder.length(.itemSpacing) { itemSpacing = spacing }
        if let appearance: UITabBarAppearance = coder.object(.standardAppearance) { standardAppearance = appearance }
        if let appearance: UITabBarAppearance = coder.object(.scrollEdgeAppearance) {
            scrollEdgeAppearance = appearance
        }
        let items: [UITabBarItem] = coder.objects(.items)
        if !items.isEmpty { setItems(items, animated: false) }
    }

    static func addTabBarProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("delegate", \UITabBar.delegate)
            .adding("items", \UITabBar.items)
            .adding("selectedItem", \UITabBar.selectedItem)
            .adding("translucent", \UITabBar.isTranslucent)
            .adding("barTintColor", \UITabBar.barTintColor)
            .adding("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
            .adding("backgroundImage", \UITabBar.backgroundImage)
            .adding("shadowImage", \UITabBar.shadowImage)
            .adding("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
            .adding("itemWidth", \UITabBar.itemWidth)
            .adding("itemSpacing", \UITabBar.itemSpacing)
    }
}
