import UIKitCore

/// An item for the chosen activity, as its source provides it.
struct ResolvedActivityItem {
    let value: Any
    /// The uniform type identifier of data; empty if it is unknown.
    var type = ""
    /// The subject for mail; empty without one.
    var subject = ""

    var shared: SharedItem { SharedItem(value, type: type) }
}
