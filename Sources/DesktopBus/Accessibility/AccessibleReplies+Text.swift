internal import AccessibilityTree
import CGIO
internal import Foundation

extension AccessibleReplies {
    // MARK: Queries

    /// Returns the query about the layout or the style of a text that a call requires; `nil` if the tree is sufficient.
    func query(_ call: Call, on id: UInt64) -> AccessibilityTextQuery? {
        guard let text = snapshot[id]?.text, text.count > 0 else { return nil }
        func units(_ offset: Int) -> Int { text.units(before: min(max(offset, 0), text.count)) }
        func line(_ distance: Int) -> AccessibilityTextQuery { .line(at: units(call.number(0)), distance: distance) }
        let isLine = Self.granularity(call.number(1)) == .line
        switch call.method {
        case "GetStringAtOffset":
            return AccessibleText.Granularity(rawValue: call.number(1)) == .line ? line(0) : nil
        case "GetTextAtOffset": return isLine ? line(0) : nil
        case "GetTextBeforeOffset": return isLine ? line(-1) : nil
        case "GetTextAfterOffset": return isLine ? line(1) : nil
        case "GetCharacterExtents": return .rectangle(text.units(text.range(call.number(0), call.number(0) + 1)))
        case "GetRangeExtents": return .rectangle(text.units(text.range(call.number(0), call.number(1))))
        case "GetOffsetAtPoint":
            return snapshot.space(call.number(2), of: id).map {
                .character(at: $0.point(call.number(0), call.number(1)))
            }
        case "GetBoundedRanges":
            return snapshot.space(call.number(4), of: id).map {
                .ranges(in: $0.rectangle(call.number(0), call.number(1), call.number(2), call.number(3)))
            }
        case "GetAttributes", "GetAttributeRun", "GetAttributeValue": return .style(at: units(call.number(0)))
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .style(at: nil)
        default: return nil
        }
    }

    /// Returns the reply to a call from the result of its query; `nil` if the result is of a different kind.
    private func results(
        _ call: Call, _ id: UInt64, _ text: AccessibleText, _ result: AccessibilityTextResult
    ) -> OpaquePointer? {
        switch (call.method, result) {
        case ("GetOffsetAtPoint", .range(let range)):
            return Self.one(BusValue.integer(range.isEmpty ? -1 : text.offsets(ofUnits: range).lowerBound))
        case (_, .range(let range)): return Self.part(text, text.offsets(ofUnits: range))
        case (_, .rectangle(let rect)):
            let number = call.number(call.method == "GetCharacterExtents" ? 1 : 2)
            return snapshot.space(number, of: id).flatMap { Self.integers(Self.numbers($0.pixels(rect))) }
        case (_, .ranges(let ranges)):
            let parts = ranges.map { range in
                let range = text.offsets(ofUnits: range)
                return BusValue.tuple([
                    BusValue.integer(range.lowerBound), BusValue.integer(range.upperBound),
                    BusValue.text(text.part(range.lowerBound, range.upperBound)), BusValue.any(BusValue.integer(0)),
                ])
            }
            return Self.one(BusValue.array("(iisv)", parts))
        case ("GetAttributeValue", .style(let style, _)):
            let name = call.text(1)
            return Self.one(BusValue.text(style.attributes.first { $0.0 == name }?.1 ?? ""))
        case ("GetAttributes", .style(let style, let range)), ("GetAttributeRun", .style(let style, let range)):
            let range = text.offsets(ofUnits: range)
            return BusValue.tuple([
                BusValue.texts(style.attributes), BusValue.integer(range.lowerBound),
                BusValue.integer(range.upperBound),
            ])
        case (_, .style(let style, _)): return Self.one(BusValue.texts(style.attributes))
        }
    }

    // MARK: Text

    func text(
        _ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry, _ result: AccessibilityTextResult?
    ) -> OpaquePointer? {
        guard let text = entry.text else { return nil }
        if let result, let results = results(call, id, text, result) { return results }
        switch call.method {
        case "GetText": return Self.one(BusValue.text(text.part(call.number(0), call.number(1))))
        case "GetStringAtOffset":
            let granularity = AccessibleText.Granularity(rawValue: call.number(1)) ?? .character
            return Self.part(text, text.part(at: call.number(0), granularity))
        case "GetTextAtOffset": return Self.part(text, text.part(at: call.number(0), Self.granularity(call.number(1))))
        case "GetTextBeforeOffset":
            let granularity = Self.granularity(call.number(1))
            let start = text.part(at: min(call.number(0), text.count - 1), granularity).lowerBound
            return Self.part(text, start > 0 ? text.part(at: start - 1, granularity) : 0..<0)
        case "GetTextAfterOffset":
            let granularity = Self.granularity(call.number(1))
            return Self.part(text, text.part(at: text.part(at: call.number(0), granularity).upperBound, granularity))
        case "GetCharacterAtOffset":
            let offset = call.number(0)
            return Self.one(
                BusValue.integer(text.scalars.indices.contains(offset) ? Int(text.scalars[offset].value) : 0))
        case "GetAttributeValue": return Self.one(BusValue.text(""))
        case "GetAttributes", "GetAttributeRun":
            return BusValue.tuple([BusValue.texts([]), BusValue.integer(0), BusValue.integer(text.count)])
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return Self.one(BusValue.texts([]))
        // Without a layout, all characters have the place of the element.
        case "GetCharacterExtents": return Self.integers(extents(of: id, call.number(1)))
        case "GetRangeExtents": return Self.integers(extents(of: id, call.number(2)))
        case "GetOffsetAtPoint":
            let point = CGPoint(x: call.number(0), y: call.number(1))
            return Self.one(BusValue.integer(snapshot.extents(of: id, call.number(2)).contains(point) ? 0 : -1))
        case "GetBoundedRanges": return Self.one(BusValue.array("(iisv)", []))
        case "GetNSelections": return Self.one(BusValue.integer(text.selection.isEmpty ? 0 : 1))
        case "GetSelection":
            let range = call.number(0) == 0 ? text.selection : 0..<0
            return Self.integers([range.lowerBound, range.upperBound])
        case "SetCaretOffset":
            return select(text, call.number(0)..<max(call.number(0), 0), entry)
        case "AddSelection": return select(text, text.range(call.number(0), call.number(1)), entry)
        case "SetSelection":
            guard call.number(0) == 0 else { return Self.flag(false) }
            return select(text, text.range(call.number(1), call.number(2)), entry)
        case "RemoveSelection":
            guard call.number(0) == 0, !text.selection.isEmpty else { return Self.flag(false) }
            return select(text, text.selection.upperBound..<text.selection.upperBound, entry)
        case "ScrollSubstringTo", "ScrollSubstringToPoint":
            send(.command(.scrollIntoView, id))
            return Self.flag(true)
        default: return nil
        }
    }

    private func select(_ text: AccessibleText, _ range: Range<Int>, _ entry: AccessibleSnapshot.Entry)
        -> OpaquePointer?
    {
        guard entry.node.text != nil, entry.node.actions.contains(.selectText), range.lowerBound >= 0,
            range.upperBound <= text.count
        else {
            return Self.flag(false)
        }
        send(.command(.selectText(text.units(range)), entry.node.id))
        return Self.flag(true)
    }

    private static func part(_ text: AccessibleText, _ range: Range<Int>) -> OpaquePointer? {
        BusValue.tuple([
            BusValue.text(text.part(range.lowerBound, range.upperBound)), BusValue.integer(range.lowerBound),
            BusValue.integer(range.upperBound),
        ])
    }

    /// Returns the granularity for a boundary of older clients: character, word start, word end, sentence start,
    /// sentence end, line start, line end.
    private static func granularity(_ boundary: Int) -> AccessibleText.Granularity {
        switch boundary {
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: .character
        }
    }

    // MARK: EditableText

    func editableText(_ call: Call, _ id: UInt64, _ entry: AccessibleSnapshot.Entry) -> OpaquePointer? {
        guard let text = entry.text else { return nil }
        guard entry.node.actions.contains(.editText) else {
            return call.method == "CopyText" ? BusValue.tuple([]) : Self.flag(false)
        }
        func replace(_ range: Range<Int>, _ new: String) -> OpaquePointer? {
            send(.command(.replaceText(text.units(range), with: new), id))
            return Self.flag(true)
        }
        switch call.method {
        case "SetTextContents": return replace(0..<text.count, call.text(0))
        case "InsertText":
            let offset = min(max(call.number(0), 0), text.count)
            // The length counts bytes in AT-SPI's documentation and characters in clients. A longer length is limited.
            let length = call.number(2)
            return replace(offset..<offset, length < 0 ? call.text(1) : String(call.text(1).prefix(length)))
        case "DeleteText", "CutText":
            let range = text.range(call.number(0), call.number(1))
            guard !range.isEmpty else { return Self.flag(false) }
            return replace(range, "")
        case "CopyText": return BusValue.tuple([])
        case "PasteText": return Self.flag(false)
        default: return nil
        }
    }
}
