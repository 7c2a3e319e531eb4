import Foundation
import Security

/// Passwords in the keychain.
public struct Vault {
    public enum Failure: Error, Equatable {
        case status(OSStatus)
    }

    private let service: String

    public init(service: String) {
        self.service = service
    }

    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    public func set(_ password: String, for account: String) throws {
        let data = Data(password.utf8)
        var attributes = query(account)
        attributes[kSecValueData as String] = data
        attributes[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked
        let status = SecItemAdd(attributes as CFDictionary, nil)
        if status == errSecDuplicateItem {
            let change = [kSecValueData as String: data] as CFDictionary
            try check(SecItemUpdate(query(account) as CFDictionary, change))
        } else {
            try check(status)
        }
    }

    public func password(for account: String) throws -> String? {
        var query = self.query(account)
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var result: AnyObject?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        if status == errSecItemNotFound { return nil }
        try check(status)
        guard let data = result as? Data else { return nil }
        return String(data: data, encoding: .utf8)
    }

    public func accounts() throws -> [String] {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecReturnAttributes: true,
            kSecMatchLimit: kSecMatchLimitAll,
        ]
        var result: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &result)
        if status == errSecItemNotFound { return [] }
        try check(status)
        let items = result as? [[String: Any]] ?? []
        return items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted()
    }

    public func remove(_ account: String) throws {
        try check(SecItemDelete(query(account) as CFDictionary))
    }

    private func check(_ status: OSStatus) throws {
        guard status == errSecSuccess else { throw Failure.status(status) }
    }
}
