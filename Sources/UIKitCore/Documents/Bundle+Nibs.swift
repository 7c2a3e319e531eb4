import Foundation

extension Bundle {
    /// Creates the objects of a nib in the bundle: see `UINib.instantiate(withOwner:options:)`. It is an error if the
    /// nib does not exist.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`.
    ///   - owner: The File's Owner of the nib.
    ///   - options: Replacements for placeholder objects of the nib.
    /// - Returns: The top-level objects of the nib.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
