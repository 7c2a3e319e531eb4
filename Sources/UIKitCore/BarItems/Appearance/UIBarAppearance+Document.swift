import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIBarAppearance {
    /// Decodes the background. Missing attributes keep their defaults.
    func decodeAppearance(from coder: DocumentCoder) {
        let element = coder.element
        if let value = element.value(.backgroundEffect) ?? element.value(.effect) {
            var effect: UIBlurEffect?
            if case .effect(let written) = value { effect = DocumentCoder.effect(of: written) as? UIBlurEffect }
            backgroundEffect = effect
        }
        if let color = coder.color(.backgroundColor) { backgroundColor = color }
        if let image = coder.image(.backgroundImage) { backgroundImage = image }
        if let color = coder.color(.shadowColor) { shadowColor = color }
        if element.isNone(.shadowColor) { shadowColor = nil }
        if let image = coder.image(.shadowImage) { shadowImage = image }
        coder.pass(.appearanceType, .catalog)
    }
}

extension UINavigationBarAppearance {
    /// Decodes the attributes of titles.
    func decodeTitles(from coder: DocumentCoder) {
        if let attributes = coder.textAttributes(.titleTextAttributes) { titleTextAttributes = attributes }
        if let attributes = coder.textAttributes(.largeTitleTextAttributes) { largeTitleTextAttributes = attributes }
        if let offset = coder.element.size(.titlePositionAdjustment) {
            titlePositionAdjustment = UIOffset(horizontal: offset.width, vertical: offset.height)
        }
        let mask = coder.image(.backIndicatorTransitionMask)
        if let image = coder.image(.backIndicatorImage) {
            setBackIndicatorImage(image, transitionMaskImage: mask ?? image)
        }
    }
}

extension UITabBarAppearance {
    /// Decodes the selection image and the distribution of items.
    func decodeItems(from coder: DocumentCoder) {
        if let image = coder.image(.selectionIndicatorImage) { selectionIndicatorImage = image }
        if let positioning = coder.element.word(.itemPositioning, in: UITabBarItemPositioning.words) {
            stackedItemPositioning = positioning
        }
        if let width = coder.length(.itemWidth) { stackedItemWidth = width }
        if let spacing = coder.length(.itemSpacing) { stackedItemSpacing = spacing }
    }
}

extension UITabBarItemPositioning {
    /// The words used by storyboards and nibs.
    package static let words: KeyValuePairs<String, UITabBarItemPositioning> = [
        "automatic": .automatic, "fill": .fill, "centered": .centered,
    ]
}
