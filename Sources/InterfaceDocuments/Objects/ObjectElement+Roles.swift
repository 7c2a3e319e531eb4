extension ObjectElement {
    /// Whether the object is the placeholder for the nib's owner.
    package var isFilesOwner: Bool { kind == .placeholder && text(of: .placeholderIdentifier) == "IBFilesOwner" }

    /// Whether the object is the placeholder for the first responder at the time of a message.
    package var isFirstResponder: Bool {
        kind == .placeholder && text(of: .placeholderIdentifier) == "IBFirstResponder"
    }
}
