import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Views of documents: colors, fonts, names")
struct DocumentValueTests {
    private func background(_ color: String, resources: String = "") throws -> UIColor? {
        let view: UIView = try ViewNib.view(
            "<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>", resources: resources)
        return view.backgroundColor
    }

    @Test(
        "Colors have the written components",
        arguments: [
            (
                "red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"0.5\" customColorSpace=\"sRGB\"",
                UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
            ),
            ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
            (
                "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
            ),
            ("systemColor=\"secondaryLabelColor\"", .secondaryLabel),
            ("systemColor=\"systemGray3Color\"", .systemGray3), ("systemColor=\"tintColor\"", .tintColor),
            ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .systemGroupedBackground),
            ("cocoaTouchSystemColor=\"darkTextColor\" xcode11CocoaTouchSystemColor=\"labelColor\"", .label),
            ("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" systemColor=\"systemBackgroundColor\"", .systemBackground),
        ])
    func colors(attributes: String, color: UIColor) throws {
        try expectEqual(background(attributes), color)
    }

    @Test("A named color that is in no catalog is the document's own copy, or nil")
    func namedColor() throws {
        let kept = """
            <namedColor name="Brand"><color red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor>
            """

        try expectEqual(
            background("name=\"Brand\"", resources: kept), UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        try expectNil(background("name=\"Other\"", resources: kept))
    }

    @Test("A named color that refers to itself is nil")
    func namedBySelf() throws {
        let kept = "<namedColor name=\"Loop\"><color name=\"Loop\"/></namedColor>"

        try expectNil(background("name=\"Loop\"", resources: kept))
    }

    @Test(
        "Fonts have the written attributes",
        arguments: [
            ("type=\"system\" pointSize=\"13\"", UIFont.systemFont(ofSize: 13)),
            ("type=\"boldSystem\" pointSize=\"13\"", .boldSystemFont(ofSize: 13)),
            ("type=\"italicSystem\" pointSize=\"13\"", .italicSystemFont(ofSize: 13)),
            ("type=\"system\" weight=\"light\" pointSize=\"13\"", .systemFont(ofSize: 13, weight: .light)),
            ("type=\"system\" size=\"small\"", .systemFont(ofSize: 12)),
            ("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"11\"", .systemFont(ofSize: 11)),
            ("name=\"NotInstalled-Bold\" family=\"Not Installed\" pointSize=\"15\"", .boldSystemFont(ofSize: 15)),
        ])
    func fonts(attributes: String, font: UIFont) throws {
        let label: UILabel = try ViewNib.view(
            "<label text=\"A\" id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")

        expectEqual(label.font, font)
    }

    @Test(
        "Text styles are found by their names",
        arguments: [
            ("UICTFontTextStyleBody", UIFont.TextStyle.body), ("UICTFontTextStyleTitle0", .largeTitle),
            ("UICTFontTextStyleSubhead", .subheadline),
        ])
    func textStyles(name: String, style: UIFont.TextStyle) throws {
        let label: UILabel = try ViewNib.view(
            "<label text=\"A\" id=\"l\"><fontDescription key=\"fontDescription\" style=\"\(name)\"/></label>")

        expectEqual(label.font, .preferredFont(forTextStyle: style))
        expectFalse(label.adjustsFontForContentSizeCategory)
    }

    // MARK: Recognizers

    @Test("Gesture recognizers have the written values")
    func recognizers() throws {
        let objects = ViewNib.objects(
            """
            <tapGestureRecognizer numberOfTapsRequired="2" enabled="NO" id="t"/>
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" cancelsTouchesInView="NO" \
            id="p"/>
            <swipeGestureRecognizer direction="left" delaysTouchesBegan="YES" delaysTouchesEnded="NO" id="s"/>
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="l"/>
            """)

        let tap = try #require(objects[0] as? UITapGestureRecognizer)
        expectEqual(tap.numberOfTapsRequired, 2)
        expectEqual(tap.numberOfTouchesRequired, 1)
        expectFalse(tap.isEnabled)
        let pan = try #require(objects[1] as? UIPanGestureRecognizer)
        expectEqual(pan.minimumNumberOfTouches, 2)
        expectEqual(pan.maximumNumberOfTouches, 3)
        expectFalse(pan.cancelsTouchesInView)
        let swipe = try #require(objects[2] as? UISwipeGestureRecognizer)
        expectEqual(swipe.direction, .left)
        expectTrue(swipe.delaysTouchesBegan)
        expectFalse(swipe.delaysTouchesEnded)
        let press = try #require(objects[3] as? UILongPressGestureRecognizer)
        expectEqual(press.allowableMovement, 20)
        expectEqual(press.minimumPressDuration, 1.5)
        expectEqual(press.numberOfTapsRequired, 0)
    }
}
