import Foundation

// The functions of Foundation without default values, which Swift prefers to the function with default values: the
// text may have variants for the device, and is in the user's language. Since Swift would prefer neither function in a
// call with all arguments, `ireko` renames a label of such calls.

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localizedString(key, nil, .main, "")
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localizedString(key, tableName, .main, "")
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localizedString(key, nil, bundle, "")
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localizedString(key, nil, .main, value)
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localizedString(key, tableName, bundle, "")
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localizedString(key, tableName, .main, value)
}

/// Returns the localized text of a key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localizedString(key, nil, bundle, value)
}

/// Returns the localized text of a key: the function with all arguments, whose label `tableName` `ireko` renames.
public func NSLocalizedString(_ key: String, inTable table: String?, bundle: Bundle, value: String, comment: String)
    -> String
{
    localizedString(key, table, bundle, value)
}

private func localizedString(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    LocalizedVariants.forDevice(bundle.text(key, value, table))
}
