import InterfaceDocuments

extension DocumentScene {
    /// Returns the segue class that a document names. If no such class exists, logs a warning and returns `nil`.
    func segueClass(_ name: ClassDescription, line: Int) -> UIStoryboardSegue.Type? {
        DocumentClasses.find(name, below: UIStoryboardSegue.self, line: line, element: "segue", in: source)
            as? UIStoryboardSegue.Type
    }
}
