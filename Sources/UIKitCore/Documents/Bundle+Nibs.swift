import Foundation

extension Bundle {
    /// Makes the objects of a nib of the bundle: see `UINib.instantiate(withOwner:options:)`. A nib that does not exist
    /// is an error.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`.
    ///   - owner: What the nib calls File's Owner.
    ///   - options: What else stands for objects of the nib.
    /// - Returns: The objects at the nib's top.
    @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
