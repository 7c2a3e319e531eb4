import Foundation

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the secret data of the item.
///   - result: Receives the data or the attributes, if `kSecReturnData` or `kSecReturnAttributes` is true.
/// - Returns: `errSecDuplicateItem` if the keychain has an item with the same account, service and group.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.perform { items in
        guard let query = KeychainQuery(attributes) else { return errSecParam }
        guard query.isSupported else { return errSecUnimplemented }
        let date = Date()
        var item = KeychainItem(attributes: query.attributes, data: query.data ?? Data(), created: date, changed: date)
        item.attributes.removeValue(forKey: kSecAttrSynchronizableAny)
        guard !items.contains(where: { $0.key == item.key }) else { return errSecDuplicateItem }
        items.append(item)
        if let value = query.result(item) { result?.pointee = value }
        return errSecSuccess
    }
}

/// Returns the items of the keychain that match a query: the first, or with `kSecMatchLimitAll` a list.
///
/// - Returns: `errSecItemNotFound` if no item matches.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.perform { items in
        guard let query = KeychainQuery(query) else { return errSecParam }
        guard query.isSupported else { return errSecUnimplemented }
        let found = items.filter(query.matches).prefix(query.limit)
        guard let first = found.first else { return errSecItemNotFound }
        if query.limit > 1 {
            let values = found.compactMap { query.result($0) }
            if !values.isEmpty { result?.pointee = values as NSArray }
        } else if let value = query.result(first) {
            result?.pointee = value
        }
        return errSecSuccess
    }
}

/// Changes attributes or the data of all items that match a query.
///
/// - Returns: `errSecItemNotFound` if no item matches.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.perform { items in
        guard let query = KeychainQuery(query), let change = KeychainQuery(attributesToUpdate) else {
            return errSecParam
        }
        guard query.isSupported else { return errSecUnimplemented }
        let matching = items.indices.filter { query.matches(items[$0]) }
        guard !matching.isEmpty else { return errSecItemNotFound }
        var changed = items
        for index in matching {
            changed[index].attributes.merge(change.attributes) { $1 }
            if let data = change.data { changed[index].data = data }
            changed[index].changed = Date()
        }
        guard Set(changed.map(\.key)).count == changed.count else { return errSecDuplicateItem }
        items = changed
        return errSecSuccess
    }
}

/// Removes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if no item matches.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.perform { items in
        guard let query = KeychainQuery(query) else { return errSecParam }
        guard query.isSupported else { return errSecUnimplemented }
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}

/// Returns a description of a status; `nil` for an unknown status. The second parameter is ignored.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
        errSecInvalidKeychain: "The specified keychain is not a valid keychain file.",
        errSecUnimplemented: "Function or operation not implemented.", errSecIO: "I/O error.",
        errSecNotAvailable: "No keychain is available.",
    ]
    return texts[status]
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}
/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills memory with random bytes for cryptographic use.
public func SecRandomCopyBytes(
    _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}
