import Foundation

/// Methods that are called when the text of a text storage changes.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before changes are processed. Characters and attributes may be changed here; these changes belong to the
    /// same edit.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editedMask: Whether characters, attributes or both changed.
    ///   - editedRange: The changed range in the new text.
    ///   - delta: The change of the text's length.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called after changes have been processed. Attributes may be changed here, but not characters.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// The default implementation is empty.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// The default implementation is empty.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
