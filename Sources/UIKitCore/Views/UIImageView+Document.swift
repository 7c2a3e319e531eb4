import Foundation
import InterfaceDocuments

extension UIImageView {
    /// Decodes the attributes of an image view.
    func decodeImageView(from coder: DocumentCoder) {
        let element = coder.element
        if let configuration = coder.symbolConfiguration() { preferredSymbolConfiguration = configuration }
        if let image = coder.image(.image) { self.image = image }
        if let image = coder.image(.highlightedImage) { highlightedImage = image }
        if element.bool(.highlighted, default: false) { isHighlighted = true }
        if element.bool(.adjustsImageSizeForAccessibilityContentSizeCategory, default: false) {
            adjustsImageSizeForAccessibilityContentSizeCategory = true
        }
        // An animated image plays automatically; this is for image sequences.
        if element.bool(.animating, default: false) { startAnimating() }
    }

    static func addImageViewProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("image", \UIImageView.image)
            .adding("highlightedImage", \UIImageView.highlightedImage)
            .adding("highlighted", \UIImageView.isHighlighted)
            .adding("animationImages", \UIImageView.animationImages)
            .adding("animationDuration", \UIImageView.animationDuration)
            .adding("animationRepeatCount", \UIImageView.animationRepeatCount)
            .adding("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
            .adding(
                "adjustsImageSizeForAccessibilityContentSizeCategory",
                \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
}

extension UIImageView: DocumentVarying {
    package func apply(_ variation: DocumentVariation) {
        if let image = variation.image(.image) { self.image = image }
        if let image = variation.image(.highlightedImage) { highlightedImage = image }
        if let element = variation[.preferredSymbolConfiguration] {
            preferredSymbolConfiguration = element.symbolConfiguration().map(DocumentValues.symbolConfiguration)
        }
    }
}
