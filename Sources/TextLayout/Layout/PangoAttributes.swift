import CPango

/// Pango's attributes of a text, before they are added to a layout. For use in `FontSystem.exclusively`.
///
/// Pango shapes the text on each side of an attribute's boundary separately, without kerning across the boundary.
/// Attributes that affect shaping are therefore joined if neighboring runs have the same value, for example if only
/// the color differs.
struct PangoAttributes {
    /// The value of an attribute that affects shaping.
    enum Shaping: Hashable {
        case font(FontDescription)
        case language(String)
        case features(String)
        case rise(Int32)
        case spacing(Int32)
        case size(Int32)
        case underline(TextAttributes.LineStyle)
        case strikethrough

        fileprivate var kind: Int {
            switch self {
            case .font: 0
            case .language: 1
            case .features: 2
            case .rise: 3
            case .spacing: 4
            case .size: 5
            case .underline: 6
            case .strikethrough: 7
            }
        }
    }

    private var attributes: [UnsafeMutablePointer<PangoAttribute>] = []
    /// The last attribute of each kind, with its index in `attributes`.
    private var last: [(value: Shaping, index: Int)?] = Array(repeating: nil, count: 8)

    /// Adds an attribute for a range of bytes.
    mutating func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
        guard let attribute else { return }
        (attribute.pointee.start_index, attribute.pointee.end_index) = (UInt32(start), UInt32(end))
        attributes.append(attribute)
    }

    /// Adds an attribute that affects shaping, or extends the attribute with the same value that ends at `start`.
    mutating func insert(
        _ value: Shaping, _ start: Int, _ end: Int, _ make: () -> UnsafeMutablePointer<PangoAttribute>?
    ) {
        if let last = last[value.kind], last.value == value, attributes[last.index].pointee.end_index == UInt32(start) {
            attributes[last.index].pointee.end_index = UInt32(end)
            return
        }
        insert(make(), start, end)
        last[value.kind] = (value, attributes.count - 1)
    }

    /// Returns the list for a layout, which the caller releases. The list owns the attributes.
    consuming func makeList() -> OpaquePointer? {
        let list = pango_attr_list_new()
        // Pango appends an attribute quickly if it does not begin before the previous attribute. The attributes are in
        // this order.
        for attribute in attributes { pango_attr_list_insert(list, attribute) }
        return list
    }
}
