import Security
import XCTest

@testable import Vault

final class VaultTests: XCTestCase {
    private let vault = Vault(service: "VaultTests")

    override func setUp() {
        for account in (try? vault.accounts()) ?? [] { try? vault.remove(account) }
    }

    func testAPasswordIsReadAgain() throws {
        try vault.set("secret", for: "maria")
        XCTAssertEqual(try vault.password(for: "maria"), "secret")
        XCTAssertNil(try vault.password(for: "paul"))
    }

    func testAPasswordIsReplaced() throws {
        try vault.set("one", for: "maria")
        try vault.set("two", for: "maria")
        XCTAssertEqual(try vault.password(for: "maria"), "two")
        XCTAssertEqual(try vault.accounts(), ["maria"])
    }

    func testServicesAreSeparate() throws {
        try vault.set("a", for: "maria")
        XCTAssertEqual(try Vault(service: "Other").accounts(), [])
    }

    func testRemoving() throws {
        try vault.set("a", for: "maria")
        try vault.set("b", for: "paul")
        try vault.remove("maria")
        XCTAssertEqual(try vault.accounts(), ["paul"])
        XCTAssertThrowsError(try vault.remove("maria")) { error in
            XCTAssertEqual(error as? Vault.Failure, .status(errSecItemNotFound))
        }
    }

    func testInvalidQueries() {
        XCTAssertEqual(SecItemAdd([:] as CFDictionary, nil), errSecUnimplemented)
        XCTAssertEqual(
            SecCopyErrorMessageString(errSecDuplicateItem, nil) as String?,
            "The specified item already exists in the keychain.")
        var bytes = [UInt8](repeating: 0, count: 32)
        XCTAssertEqual(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes), errSecSuccess)
        XCTAssertNotEqual(bytes, [UInt8](repeating: 0, count: 32))
    }
}
