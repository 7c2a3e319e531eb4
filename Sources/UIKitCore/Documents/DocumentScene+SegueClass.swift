import InterfaceDocuments

extension DocumentScene {
    /// The class of a segue that a document names; `nil`, with a warning, where there is none that is a segue.
    func segueClass(_ name: ClassDescription, line: Int) -> UIStoryboardSegue.Type? {
        DocumentClasses.find(name, below: UIStoryboardSegue.self, line: line, element: "segue", in: source)
            as? UIStoryboardSegue.Type
    }
}
