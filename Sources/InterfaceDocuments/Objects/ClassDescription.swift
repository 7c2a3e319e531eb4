/// A class of the program.
package struct ClassDescription: Sendable, Hashable {
    /// The name, without the module's.
    package var name: String
    /// The module's name as it is written; with `isOfTarget` it may be out of date.
    package var module: String?
    /// Whether it is of the module that the document belongs to.
    package var isOfTarget: Bool

    /// The class of an element; `nil` where it has none of its own.
    init?(_ element: SourceElement) {
        let (module, provider) = (element.string(.customModule), element.string(.customModuleProvider))
        guard let name = element.string(.customClass), !name.isEmpty else { return nil }
        (self.name, self.module, isOfTarget) = (name, module, provider == "target")
    }
}
