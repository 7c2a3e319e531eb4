import InterfaceDocuments

extension DocumentScene {
    /// The segue class that a document names; `nil`, with a warning, if no such class exists.
    func segueClass(_ name: ClassDescription, line: Int) -> UIStoryboardSegue.Type? {
        DocumentClasses.find(name, below: UIStoryboardSegue.self, line: line, element: "segue", in: source)
            as? UIStoryboardSegue.Type
    }
}
