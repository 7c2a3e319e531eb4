import InterfaceDocuments

/// The size classes by which a document's variations are chosen; `nil` where one is unspecified.
struct DocumentSizeClasses: Equatable {
    private(set) var width: SizeClassCondition.SizeClass?
    private(set) var height: SizeClassCondition.SizeClass?

    init() {}

    /// Those of traits; none in a document without size classes, where only the default variations count.
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
