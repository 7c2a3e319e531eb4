extension ObjectElement {
    /// Whether it stands for the object that a nib is loaded with.
    package var isFilesOwner: Bool { kind == .placeholder && text(of: .placeholderIdentifier) == "IBFilesOwner" }

    /// Whether it stands for whatever is the first responder when a message is sent to it.
    package var isFirstResponder: Bool {
        kind == .placeholder && text(of: .placeholderIdentifier) == "IBFirstResponder"
    }
}
