import Foundation

/// An attribute of an item.
enum KeychainValue: Codable, Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case data(Data)
    case date(Date)

    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .flag(value)
        case let value as Int: self = .number(value)
        case let value as String: self = .text(value)
        case let value as NSString: self = .text(String(describing: value))
        case let value as Data: self = .data(value)
        case let value as NSData: self = .data(Data(referencing: value))
        case let value as Date: self = .date(value)
        case let value as NSNumber:
            let type = String(cString: value.objCType)
            self = type == "c" || type == "B" ? .flag(value.boolValue) : .number(value.intValue)
        default: return nil
        }
    }

    var value: Any {
        switch self {
        case .text(let value): value
        case .number(let value): value
        case .flag(let value): value
        case .data(let value): value
        case .date(let value): value
        }
    }
}

/// An item of the keychain.
struct KeychainItem: Codable {
    var attributes: [String: KeychainValue]
    var data: Data
    var created: Date
    var changed: Date

    /// The attributes that no two items share.
    var key: [KeychainValue?] {
        let isInternet = attributes[kSecClass] == .text(kSecClassInternetPassword)
        let names =
            isInternet
            ? [
                kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ] : [kSecAttrAccount, kSecAttrService]
        let isSynchronized = attributes[kSecAttrSynchronizable] == .flag(true)
        return ([kSecClass, kSecAttrAccessGroup] + names).map { attributes[$0] } + [.flag(isSynchronized)]
    }
}

/// A query of an item's class, attributes and results.
struct KeychainQuery {
    private(set) var attributes: [String: KeychainValue] = [:]
    private(set) var data: Data?
    private(set) var limit = 1
    private var returnsData = false
    private var returnsAttributes = false
    private var ignoresSynchronization = false

    /// - Returns: `nil` if an attribute has an unknown type.
    init?(_ dictionary: CFDictionary) {
        for (key, value) in dictionary {
            guard let key = key.base as? String ?? (key.base as? NSString).map({ String(describing: $0) }) else {
                return nil
            }
            switch key {
            case kSecValueData:
                guard case .data(let data) = KeychainValue(value) else { return nil }
                self.data = data
            case kSecReturnData: returnsData = KeychainValue(value) == .flag(true)
            case kSecReturnAttributes: returnsAttributes = KeychainValue(value) == .flag(true)
            case kSecMatchLimit:
                switch KeychainValue(value) {
                case .text(kSecMatchLimitAll): limit = Int.max
                case .number(let number): limit = max(1, number)
                default: limit = 1
                }
            case kSecAttrSynchronizable where KeychainValue(value) == .text(kSecAttrSynchronizableAny):
                ignoresSynchronization = true
            // How a keychain is used, not an attribute of items.
            case let key where ["u_", "nleg", "m_", "r_"].contains(where: key.hasPrefix): continue
            default:
                guard let known = KeychainValue(value) else { return nil }
                attributes[key] = known
            }
        }
    }

    /// Whether the class is a class of passwords.
    var isSupported: Bool {
        let classes = [kSecClassGenericPassword, kSecClassInternetPassword].map { KeychainValue.text($0) }
        return attributes[kSecClass].map(classes.contains) == true
    }

    func matches(_ item: KeychainItem) -> Bool {
        let accessible = kSecAttrAccessible
        let synchronizable = kSecAttrSynchronizable
        let isSame = attributes.allSatisfy { key, value in
            key == accessible || key == synchronizable || item.attributes[key] == value
        }
        let wanted = attributes[synchronizable] == .flag(true)
        return isSame && (ignoresSynchronization || (item.attributes[synchronizable] == .flag(true)) == wanted)
    }

    /// The result for an item; `nil` if the query wants none.
    func result(_ item: KeychainItem) -> AnyObject? {
        guard returnsAttributes else { return returnsData ? item.data as AnyObject : nil }
        var values = item.attributes.mapValues(\.value)
        values[kSecAttrCreationDate] = item.created
        values[kSecAttrModificationDate] = item.changed
        if returnsData { values[kSecValueData] = item.data }
        return values as AnyObject
    }
}
