import Foundation

/// The contents of a data set in an asset catalog.
open class NSDataAsset: NSObject {
    /// The asset's name.
    open private(set) var name: String

    /// The data.
    open private(set) var data: Data

    /// The type that the catalog specifies, such as `public.json`. The default is empty.
    open private(set) var typeIdentifier: String

    /// Reads data from the program's asset catalogs. Returns `nil` if the name is not found or the data cannot be
    /// read.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads data from a bundle's asset catalogs. Returns `nil` if the name is not found or the data cannot be read.
    public init?(name: String, bundle: Bundle) {
        guard let folder = AssetCatalog.folder(of: .data, named: name, in: bundle),
            let variant = AssetContents.read(in: folder)?.variants.first(where: { $0.filename != nil }),
            let path = variant.filename.flatMap({ CatalogImages.path(of: $0, in: folder) }),
            let data = ImageFiles.data(at: path)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = variant.typeIdentifier ?? ""
    }
}
