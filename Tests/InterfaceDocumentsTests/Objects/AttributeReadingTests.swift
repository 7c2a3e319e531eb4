import Expectations
import InterfaceDocuments
import Testing

@Suite("Reading attributes")
struct AttributeReadingTests {
    private enum Axis: String { case horizontal, vertical }

    private func view(_ attributes: String) throws -> (ObjectElement, InterfaceDocument) {
        let document = try nib("<stackView id=\"A\" \(attributes)/>")
        return (try #require(document.object(withID: "A")), document)
    }

    @Test("Only YES and NO are Booleans")
    func bools() throws {
        let (view, document) = try view(#"hidden="YES" opaque="NO" clipsSubviews="yes""#)

        expectEqual(view.bool(.hidden), true)
        expectEqual(view.bool(.opaque), false)
        expectNil(view.bool(.clipsSubviews))
        expectTrue(view.bool(.clipsSubviews, default: true))
        expectNil(view.bool(.multipleTouchEnabled))
        expectFalse(view.bool(.multipleTouchEnabled, default: false))
        expectEqual(document.problems, [.badValue(attribute: "clipsSubviews", value: "yes")])
    }

    @Test(
        "Numbers",
        arguments: [
            ("0.0", 0.0), ("-8", -8), ("375", 375), ("0.29999999999999999", 0.3), ("1.1000000000000001", 1.1),
            ("2.2250738585072014e-308", 0), ("1e3", 1000), (".5", 0.5), ("622497467.96811497", 622497467.96811497),
            ("0.33333333333333331", 1.0 / 3), ("123456789012345678", 123_456_789_012_345_680), ("-0.125", -0.125),
        ] as [(String, Double)])
    func numbers(text: String, number: Double) throws {
        let (view, document) = try view("spacing=\"\(text)\"")

        expectEqual(view.number(.spacing), number)
        expectEmpty(document.warnings)
    }

    @Test(
        "A value that is not a finite decimal number counts as absent",
        arguments: ["", "nan", "inf", "-inf", "0x10", "1e999", "1,5", "--1", "1-", ".", "-", "1.2.3", "12a", " 1", "½"])
    func noNumbers(text: String) throws {
        let (view, document) = try view("spacing=\"\(text)\"")

        expectEqual(view.number(.spacing, default: 7), 7)
        expectEqual(document.problems, [.badValue(attribute: "spacing", value: text)])
    }

    @Test("Whole numbers, and the integral part of fractions")
    func integers() throws {
        let (view, _) = try view(#"tag="12" alpha="2.9" spacing="1e300""#)

        expectEqual(view.integer(.tag), 12)
        expectEqual(view.integer(.alpha), 2)
        expectEqual(view.integer(.spacing, default: 3), 3)
    }

    @Test("Words of an enumeration or a table, with a warning for unknown words")
    func words() throws {
        let (view, document) = try view(#"axis="vertical" alignment="center" distribution="sideways""#)

        expectEqual(view.word(.axis, default: Axis.horizontal), .vertical)
        expectEqual(view.word(.alignment, in: ["fill": 0, "center": 3]), 3)
        expectNil(view.word(.distribution, in: ["fill": 0]))
        expectEqual(document.problems, [.unknownWord(attribute: "distribution", word: "sideways")])
        expectEqual(document.warnings.first?.description, "Cell.xib:6: <stackView>: distribution cannot be 'sideways'")
    }

    @Test("A warning is reported once for elements of a name, however often the attribute is read")
    func once() throws {
        let document = try nib(#"<view id="A" alpha="x"/><view id="B" alpha="x"/><label id="C" alpha="x"/>"#)

        for _ in 0..<3 { for id in ["A", "B", "C"] { _ = document.object(withID: id)?.number(.alpha) } }

        expectEqual(document.warnings.map(\.element), ["view", "label"])
    }

    // MARK: Parts without effect

    @Test("An unknown attribute is a warning, and the rest is read")
    func unknown() throws {
        let (view, document) = try view(#"frobnicate="YES" spacing="8""#)

        expectEqual(view.number(.spacing), 8)
        expectEqual(document.problems, [.unknownAttribute("frobnicate")])
    }

    @Test("Unread parts are reported once, except parts for the editor")
    func unread() throws {
        let document = try nib(
            """
            <label id="A" text="a" numberOfLines="2" userLabel="x" misplaced="YES" customClass="C"><color key="textColor" \
            white="1" alpha="1" colorSpace="calibratedWhite"/><color key="shadowColor" white="1" alpha="1" \
            colorSpace="calibratedWhite"/></label><label id="B" numberOfLines="3"/>
            """)
        let label = try #require(document.object(withID: "A"))

        _ = (label.string(.text), label.color(.textColor))
        let warnings = document.noteUnread()

        expectEqual(warnings.map(\.problem), [.unknownAttribute("numberOfLines"), .unknownKey("shadowColor")])
        expectEmpty(document.noteUnread())
    }

    @Test("An object that was not used reports no unread parts")
    func untouched() throws {
        let (_, document) = try view(#"spacing="8" axis="vertical""#)

        expectEmpty(document.noteUnread())
    }

    @Test("Misplaced attributes of values are a warning at once")
    func values() throws {
        let document = try nib(#"<view id="A"><rect key="frame" x="1" y="2" width="3" height="4" alpha="1"/></view>"#)

        expectEqual(document.problems, [.unknownAttribute("alpha")])
    }
}
