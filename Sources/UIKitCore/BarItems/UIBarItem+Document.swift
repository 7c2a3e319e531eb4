import CoreGraphics
import Foundation
import InterfaceDocuments

extension UIBarItem {
    /// Decodes the common properties of all items.
    func decodeBarItem(from coder: DocumentCoder) {
        let element = coder.element
        if let title = coder.text(.title) { self.title = title }
        if let image = coder.image(.image) { self.image = image }
        if let image = coder.image(.landscapeImage) { landscapeImagePhone = image }
        if let image = coder.image(.largeContentSizeImage) { largeContentSizeImage = image }
        if let insets = coder.edgeInsets(.imageInsets) { imageInsets = insets }
        if let insets = coder.edgeInsets(.largeContentSizeImageInsets) { largeContentSizeImageInsets = insets }
        isEnabled = element.bool(.enabled, default: true)
        tag = element.integer(.tag, default: 0)
        guard let accessibility = element.accessibility else { return }
        accessibilityIdentifier = accessibility.identifier
        accessibilityValues.label = coder.accessibilityText("label", accessibility.label)
        accessibilityValues.hint = coder.accessibilityText("hint", accessibility.hint)
        accessibilityValues.value = coder.accessibilityText("value", accessibility.value)
        accessibilityValues.isElement = accessibility.isElement
        accessibilityValues.traits = accessibility.traits.map { UIAccessibilityTraits($0) }
    }

    static var barItemProperties: NamedProperties {
        NamedProperties()
            .adding("title", \UIBarItem.title)
            .adding("image", \UIBarItem.image)
            .adding("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
            .adding("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
            .adding("imageInsets", \UIBarItem.imageInsets)
            .adding("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
            .adding("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
            .adding("enabled", \UIBarItem.isEnabled)
            .adding("tag", \UIBarItem.tag)
            .adding("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
            .adding("accessibilityLabel", \UIBarItem.accessibilityLabel)
            .adding("accessibilityHint", \UIBarItem.accessibilityHint)
            .adding("accessibilityValue", \UIBarItem.accessibilityValue)
            .adding("isAccessibilityElement", \UIBarItem.isAccessibilityElement)
            .adding("accessibilityElementsHidden", \UIBarItem.accessibilityElementsHidden)
    }
}
