import Foundation

/// A search bar, as its field uses it: the field is in a module below.
@MainActor
package protocol SearchFieldHost: AnyObject {
    /// Called when the tokens of the field have changed.
    func tokensDidChange()
    /// Called when the suggestions of the field have changed.
    func suggestionsDidChange()
    /// Returns the offset of an icon, in points.
    func shift(of icon: SearchFieldIcon) -> UIOffset
}

/// The icons of a search field.
package enum SearchFieldIcon {
    case glass, clearButton, rightView
}
