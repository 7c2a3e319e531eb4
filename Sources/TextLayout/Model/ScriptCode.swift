import CPango

/// Returns the script of a character, as a code of ISO 15924 (`Latn`). Characters of several scripts have the code
/// `Zyyy` or `Zinh`.
package func scriptCode(of scalar: Unicode.Scalar) -> String {
    let code = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
    return String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)) }, as: UTF8.self)
}
