import CoreGraphics
import Foundation
import InterfaceDocuments

extension UITabBarItem {
    private static let systemItems: KeyValuePairs<String, SystemItem> = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    static func systemItem(of coder: DocumentCoder) -> SystemItem? {
        coder.element.word(.systemItem, in: systemItems)
    }

    /// Decodes the properties besides title and image.
    func decodeTabBarItem(from coder: DocumentCoder) {
        if let image = coder.image(.selectedImage) { selectedImage = image }
        badgeValue = coder.text(.badgeValue)
        if let color = coder.color(.badgeColor) { badgeColor = color }
        if let offset = coder.element.size(.titlePositionAdjustment) {
            titlePositionAdjustment = UIOffset(horizontal: offset.width, vertical: offset.height)
        }
        if let appearance = coder.object(.standardAppearance, as: UITabBarAppearance.self) {
            standardAppearance = appearance
        }
        if let appearance = coder.object(.scrollEdgeAppearance, as: UITabBarAppearance.self) {
            scrollEdgeAppearance = appearance
        }
        coder.pass(.catalog, .springLoaded)
    }

    static func addTabBarItemProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("selectedImage", \UITabBarItem.selectedImage)
            .adding("badgeValue", \UITabBarItem.badgeValue)
            .adding("badgeColor", \UITabBarItem.badgeColor)
            .adding("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    }
}
