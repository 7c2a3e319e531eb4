import Foundation
import Synchronization
private import _FoundationICU

/// The plural categories of a language, by the rules of CLDR that the toolchain's ICU has.
final class PluralRules: @unchecked Sendable {
    // Unchecked, since ICU does not change the rules after they are made.
    private let rules: OpaquePointer

    private static let known = Mutex<[String: PluralRules]>([:])

    private init?(language: String) {
        var status = U_ZERO_ERROR
        guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
            return nil
        }
        self.rules = rules
    }

    deinit { swift_uplrules_close(rules) }

    /// Returns the category of a number in a language: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// - Parameter language: An identifier, such as `pt-BR`. An unknown language has `other` for all numbers.
    static func category(of number: Double, in language: String) -> String {
        let rules = known.withLock { known -> PluralRules? in
            if let rules = known[language] { return rules }
            let rules = PluralRules(language: language)
            if known.count < 200 { known[language] = rules }
            return rules
        }
        return rules?.category(of: number) ?? "other"
    }

    private func category(of number: Double) -> String {
        var status = U_ZERO_ERROR
        let name = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
            let count = swift_uplrules_select(rules, number, buffer.baseAddress, 16, &status)
            return String(decoding: buffer.prefix(Int(max(0, min(count, 16)))), as: UTF16.self)
        }
        return status.rawValue <= U_ZERO_ERROR.rawValue ? name : "other"
    }
}
