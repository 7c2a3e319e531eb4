/// A class of the program.
package struct ClassDescription: Sendable, Hashable {
    /// The name, without the module's name.
    package var name: String
    /// The module's name in the document; with `isOfTarget` it may be out of date.
    package var module: String?
    /// Whether the class belongs to the document's module.
    package var isOfTarget: Bool

    /// Reads the custom class of an element. Returns `nil` if the element has no custom class.
    init?(_ element: SourceElement) {
        let (module, provider) = (element.string(.customModule), element.string(.customModuleProvider))
        guard let name = element.string(.customClass), !name.isEmpty else { return nil }
        (self.name, self.module, isOfTarget) = (name, module, provider == "target")
    }
}
