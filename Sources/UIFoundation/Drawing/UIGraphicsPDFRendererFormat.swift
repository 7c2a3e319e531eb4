import Foundation

/// The format of the documents of a `UIGraphicsPDFRenderer`.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's title and further values, by keys such as `kCGPDFContextTitle`. Empty by default.
    open var documentInfo: [String: Any] = [:]

    /// Returns an equal format.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
