import InterfaceDocuments

/// The size classes that select a document's variations; `nil` for an unspecified size class.
struct DocumentSizeClasses: Equatable {
    private(set) var width: SizeClassCondition.SizeClass?
    private(set) var height: SizeClassCondition.SizeClass?

    init() {}

    /// The size classes of traits; `nil` in a document without size classes, which uses only the default variations.
    init(_ traits: UITraitCollection, in document: InterfaceDocument) {
        guard document.usesTraitCollections else { return }
        width = Self.sizeClass(traits.horizontalSizeClass)
        height = Self.sizeClass(traits.verticalSizeClass)
    }

    private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClassCondition.SizeClass? {
        switch sizeClass {
        case .unspecified: nil
        case .compact: .compact
        case .regular: .regular
        }
    }
}
