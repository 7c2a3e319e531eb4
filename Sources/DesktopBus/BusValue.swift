import CGIO

/// Creates and reads values of D-Bus. A created value is floating: the container or reply that receives it owns it.
package enum BusValue {
    package static func text(_ text: String) -> OpaquePointer? {
        // A string of D-Bus contains no zero byte.
        g_variant_new_string(text.utf8.contains(0) ? text.replacing("\0", with: "") : text)
    }

    package static func number(_ number: UInt32) -> OpaquePointer? { g_variant_new_uint32(number) }

    static func integer(_ number: Int) -> OpaquePointer? { g_variant_new_int32(Int32(clamping: number)) }

    static func real(_ number: Double) -> OpaquePointer? { g_variant_new_double(number) }

    package static func flag(_ flag: Bool) -> OpaquePointer? { g_variant_new_boolean(flag ? 1 : 0) }

    /// Returns a name of the file system, which need not be valid text.
    package static func bytes(_ name: String) -> OpaquePointer? { g_variant_new_bytestring(name) }

    static func path(_ path: String) -> OpaquePointer? { g_variant_new_object_path(path) }

    static func any(_ value: OpaquePointer?) -> OpaquePointer? { g_variant_new_variant(value) }

    package static func tuple(_ parts: [OpaquePointer?]) -> OpaquePointer? {
        parts.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    /// - Parameter type: The type of the elements, in the notation of D-Bus, which is required for empty arrays.
    package static func array(_ type: String, _ parts: [OpaquePointer?]) -> OpaquePointer? {
        let partType = g_variant_type_new(type)
        defer { g_variant_type_free(partType) }
        return parts.withUnsafeBufferPointer { g_variant_new_array(partType, $0.baseAddress, gsize($0.count)) }
    }

    package static func options(_ options: [(String, OpaquePointer?)]) -> OpaquePointer? {
        array("{sv}", options.map { g_variant_new_dict_entry(text($0.0), any($0.1)) })
    }

    static func texts(_ entries: [(String, String)]) -> OpaquePointer? {
        array("{ss}", entries.map { g_variant_new_dict_entry(text($0.0), text($0.1)) })
    }

    // MARK: Reading

    /// Returns the strings among the elements of a tuple or an array.
    package static func strings(in value: OpaquePointer) -> [String] {
        guard g_variant_is_container(value) != 0 else { return [] }
        return (0..<g_variant_n_children(value)).compactMap { string(in: value, Int($0)) }
    }

    /// Returns the string, object path or signature at an index of a tuple or an array; `nil` for other values.
    package static func string(in value: OpaquePointer, _ index: Int) -> String? {
        child(of: value, index) { child in
            guard ["s", "o", "g"].contains(String(cString: g_variant_get_type_string(child))) else { return nil }
            return String(cString: g_variant_get_string(child, nil))
        }
    }

    /// Returns the number at an index of a tuple or an array; `nil` for other values.
    static func integer(in value: OpaquePointer, _ index: Int) -> Int? {
        child(of: value, index) { child in
            switch String(cString: g_variant_get_type_string(child)) {
            case "i": Int(g_variant_get_int32(child))
            case "u": Int(g_variant_get_uint32(child))
            default: nil
            }
        }
    }

    /// Returns the Boolean value in a variant, which can be nested in other variants; `nil` for other values.
    static func flag(_ value: OpaquePointer) -> Bool? {
        switch String(cString: g_variant_get_type_string(value)) {
        case "b": return g_variant_get_boolean(value) != 0
        case "v":
            guard let inner = g_variant_get_variant(value) else { return nil }
            defer { g_variant_unref(inner) }
            return flag(inner)
        default: return nil
        }
    }

    /// Calls a closure with a child of a tuple, an array or a variant. Returns `nil` for an index out of range.
    static func child<Result>(
        of value: OpaquePointer, _ index: Int, _ body: (OpaquePointer) -> Result?
    ) -> Result? {
        guard g_variant_is_container(value) != 0, index >= 0, index < Int(g_variant_n_children(value)),
            let child = g_variant_get_child_value(value, gsize(index))
        else { return nil }
        defer { g_variant_unref(child) }
        return body(child)
    }
}
