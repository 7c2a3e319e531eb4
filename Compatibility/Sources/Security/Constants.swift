import Foundation

/// The key for the class of an item.
public let kSecClass: CFString = "class"
/// The class of passwords of services.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The name of the account.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
public let kSecAttrService: CFString = "svce"
/// The server of an internet password.
public let kSecAttrServer: CFString = "srvr"
/// The access group. All items of a program are in its keychain, whatever their group is.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The label that is shown to the user.
public let kSecAttrLabel: CFString = "labl"
/// The description of the item's kind.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user.
public let kSecAttrComment: CFString = "icmt"
/// Data of the program.
public let kSecAttrGeneric: CFString = "gena"
/// A number for the item's type.
public let kSecAttrType: CFString = "type"
/// A number for the item's creator.
public let kSecAttrCreator: CFString = "crtr"
/// The port of a server.
public let kSecAttrPort: CFString = "port"
/// The path on a server.
public let kSecAttrPath: CFString = "path"
/// The protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The security domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The kind of authentication of a server.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The date on which the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date on which the item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether the item belongs to all devices of the user. It has no effect on a desktop, except that items differ by it.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value that finds items regardless of their synchronization.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When the item can be read. It is stored, and has no effect on a desktop.
public let kSecAttrAccessible: CFString = "pdmn"
/// The item can be read while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item can be read after the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item can be read while this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item can be read after this device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item can be read while this device is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Selects the keychain of iOS, which is the only keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The secret data.
public let kSecValueData: CFString = "v_Data"
/// Whether the result has the secret data.
public let kSecReturnData: CFString = "r_Data"
/// Whether the result has the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// One result, which is the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results, in a list.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// Success.
public let errSecSuccess: OSStatus = 0
/// The class of the item is not supported.
public let errSecUnimplemented: OSStatus = -4
/// The query has an invalid value.
public let errSecParam: OSStatus = -50
/// The keychain cannot be written.
public let errSecIO: OSStatus = -36
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain has an equal item.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain has no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The file of the keychain is damaged.
public let errSecInvalidKeychain: OSStatus = -25295
/// The keychain cannot be read.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
