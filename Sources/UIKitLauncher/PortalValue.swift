import CGIO

/// Creates and reads values of the bus. A created value is owned by its container.
enum PortalValue {
    static func text(_ text: String) -> OpaquePointer? { g_variant_new_string(text) }

    static func number(_ number: UInt32) -> OpaquePointer? { g_variant_new_uint32(number) }

    static func flag(_ flag: Bool) -> OpaquePointer? { g_variant_new_boolean(flag ? 1 : 0) }

    /// Returns a name of the file system, which need not be valid text.
    static func bytes(_ name: String) -> OpaquePointer? { g_variant_new_bytestring(name) }

    static func tuple(_ parts: [OpaquePointer?]) -> OpaquePointer? {
        parts.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    /// - Parameter type: The type of the elements, in the notation of the bus, which is required for empty arrays.
    static func array(_ type: String, _ parts: [OpaquePointer?]) -> OpaquePointer? {
        let partType = g_variant_type_new(type)
        defer { g_variant_type_free(partType) }
        return parts.withUnsafeBufferPointer { g_variant_new_array(partType, $0.baseAddress, gsize($0.count)) }
    }

    static func options(_ options: [(String, OpaquePointer?)]) -> OpaquePointer? {
        array("{sv}", options.map { g_variant_new_dict_entry(g_variant_new_string($0.0), g_variant_new_variant($0.1)) })
    }

    /// Returns the strings among the elements of a tuple or an array.
    static func strings(in value: OpaquePointer) -> [String] {
        guard g_variant_is_container(value) != 0 else { return [] }
        return (0..<g_variant_n_children(value)).compactMap { index in
            guard let child = g_variant_get_child_value(value, index) else { return nil }
            defer { g_variant_unref(child) }
            guard String(cString: g_variant_get_type_string(child)) == "s" else { return nil }
            return String(cString: g_variant_get_string(child, nil))
        }
    }
}
