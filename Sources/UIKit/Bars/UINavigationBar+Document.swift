import Foundation
import InterfaceDocuments

extension UINavigationBar {
    func decodeNavigationBar(from coder: DocumentCoder) {
        let element = coder.element
        if let style = UIBarStyle.style(of: coder) { barStyle = style }
        // If the storyboard or nib does not specify `translucent`, the background images determine whether the bar is
        // translucent.
        if element.bool(.translucent) == false { isTranslucent = false }
        prefersLargeTitles = element.bool(.largeTitles, default: false)
        if let color = coder.color(.barTintColor) { barTintColor = color }
        if let attributes = coder.textAttributes(.titleTextAttributes) { titleTextAttributes = attributes }
        if let attributes = coder.textAttributes(.largeTitleTextAttributes) { largeTitleTextAttributes = attributes }
        if let image = coder.image(.shadowImage) { shadowImage = image }
        if let image = coder.image(.backgroundImage) { setBackgroundImage(image, for: .default) }
        if let image = coder.image(.backIndicatorImage) { backIndicatorImage = image }
        if let image = coder.image(.backIndicatorTransitionMask) { backIndicatorTransitionMaskImage = image }
        decodeAppearances(from: coder)
        let items: [UINavigationItem] = coder.objects(.items)
        if !items.isEmpty { setItems(items, animated: false) }
    }

    private func decodeAppearances(from coder: DocumentCoder) {
        func appearance(_ key: DocumentKey) -> UINavigationBarAppearance? { coder.object(key) }
        if let appearance = appearance(.standardAppearance) { standardAppearance = appearance }
        if let appearance = appearance(.compactAppearance) { compactAppearance = appearance }
        if let appearance = appearance(.scrollEdgeAppearance) { scrollEdgeAppearance = appearance }
        if let appearance = appearance(.compactScrollEdgeAppearance) { compactScrollEdgeAppearance = appearance }
    }

    static func addNavigationBarProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("delegate", \UINavigationBar.delegate)
            .adding("items", \UINavigationBar.items)
            .adding(reading: "topItem", \UINavigationBar.topItem)
            .adding("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
            .adding("translucent", \UINavigationBar.isTranslucent)
            .adding("barTintColor", \UINavigationBar.barTintColor)
            .adding("shadowImage", \UINavigationBar.shadowImage)
            .adding("backIndicatorImage", \UINavigationBar.backIndicatorImage)
            .adding("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    }
}
