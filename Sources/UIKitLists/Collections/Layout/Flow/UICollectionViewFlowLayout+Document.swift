import Foundation
import InterfaceDocuments

extension UICollectionViewLayout: DocumentDecodable {}

extension UICollectionViewFlowLayout {
    /// Decodes the layout of a storyboard or nib.
    func decodeFlowLayout(from coder: DocumentCoder) {
        let element = coder.element
        let directions: KeyValuePairs<String, UICollectionView.ScrollDirection> = [
            "vertical": .vertical, "horizontal": .horizontal,
        ]
        if let direction = element.word(.scrollDirection, in: directions) { scrollDirection = direction }
        if let length = coder.length(.minimumLineSpacing) { minimumLineSpacing = length }
        if let length = coder.length(.minimumInteritemSpacing) { minimumInteritemSpacing = length }
        if let size = element.size(.itemSize) { itemSize = size }
        if let size = element.size(.headerReferenceSize) { headerReferenceSize = size }
        if let size = element.size(.footerReferenceSize) { footerReferenceSize = size }
        if let inset = coder.edgeInsets(.sectionInset) { sectionInset = inset }
        if let size = element.size(.estimatedItemSize) { estimatedItemSize = size }
        if element.bool(.automaticEstimatedItemSize, default: false) { estimatedItemSize = Self.automaticSize }
        let references: KeyValuePairs<String, SectionInsetReference> = [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
        ]
        if let reference = element.word(.sectionInsetReference, in: references) { sectionInsetReference = reference }
        sectionHeadersPinToVisibleBounds = element.bool(.sectionHeadersPinToVisibleBounds, default: false)
        sectionFootersPinToVisibleBounds = element.bool(.sectionFootersPinToVisibleBounds, default: false)
    }
}
