import Foundation

extension UIFontPickerViewController {
    /// The content of a font picker. Set its properties before the picker is created.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Creates a configuration with all families.
        public override init() { super.init() }

        nonisolated deinit {}

        /// Whether the user chooses a face of a family, such as bold. The default is `false`: the user chooses a
        /// family.
        open var includeFaces = false

        /// Whether all names are shown in the system font instead of their own font. The default is `false`.
        open var displayUsingSystemFont = false

        /// The traits of the families to show: monospaced, bold or italic ones. The default, empty, is all families.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Returns an independent copy.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            @MainActor func copied() -> Configuration {
                let copy = Configuration()
                copy.includeFaces = includeFaces
                copy.displayUsingSystemFont = displayUsingSystemFont
                copy.filteredTraits = filteredTraits
                return copy
            }
            return MainActor.assumeUnchecked(copied)
        }
    }
}
