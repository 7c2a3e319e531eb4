import Foundation

/// Receives the changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
    /// Changes are about to be processed. Characters and attributes may be changed here, which belongs to the same changes.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editedMask: Whether characters, attributes or both changed.
    ///   - editedRange: Where, as the text is now.
    ///   - delta: By how much the text has become longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Changes have been processed. Attributes may be changed here, characters not any more.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
