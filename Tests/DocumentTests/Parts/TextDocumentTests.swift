import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Texts of documents", .serialized)
struct TextDocumentTests {
    private static let common = "opaque=\"NO\" contentMode=\"scaleToFill\""

    @Test("A field's text, appearance and input traits")
    func field() throws {
        try PartsDocument.run { _ in
            let field: UITextField = try PartsDocument.view(
                """
                <textField \(Self.common) text="Text" placeholder="Hint" textAlignment="center" borderStyle="roundedRect" \
                clearButtonMode="whileEditing" clearsOnBeginEditing="YES" adjustsFontSizeToFit="NO" minimumFontSize="12" id="F">
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
                    spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="dark" returnKeyType="go" \
                    enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" smartQuotesType="yes" \
                    smartInsertDeleteType="no" textContentType="username"/>
                </textField>
                """)

            expectEqual(field.text, "Text")
            expectEqual(field.placeholder, "Hint")
            expectEqual(field.textAlignment, .center)
            expectEqual(field.borderStyle, .roundedRect)
            expectEqual(field.clearButtonMode, .whileEditing)
            expectTrue(field.clearsOnBeginEditing)
            expectFalse(field.adjustsFontSizeToFitWidth)
            expectEqual(field.minimumFontSize, 12)
            expectEqual(field.font?.pointSize, 14)
            expectEqual(field.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            expectEqual(field.autocapitalizationType, .words)
            expectEqual(field.autocorrectionType, .no)
            expectEqual(field.spellCheckingType, .yes)
            expectEqual(field.keyboardType, .emailAddress)
            expectEqual(field.keyboardAppearance, .dark)
            expectEqual(field.returnKeyType, .go)
            expectTrue(field.enablesReturnKeyAutomatically)
            expectTrue(field.isSecureTextEntry)
            expectEqual(field.smartDashesType, .no)
            expectEqual(field.smartQuotesType, .yes)
            expectEqual(field.smartInsertDeleteType, .no)
            expectEqual(field.textContentType, .username)
        }
    }

    @Test("Without a written autocapitalization there is none, and all other traits are as in code")
    func plainTraits() throws {
        try PartsDocument.run { _ in
            let field: UITextField = try PartsDocument.view(
                "<textField \(Self.common) id=\"F\"><textInputTraits key=\"textInputTraits\"/></textField>")

            expectEqual(field.autocapitalizationType, .none)
            expectEqual(field.autocorrectionType, .default)
            expectEqual(field.keyboardType, .default)
            expectEqual(field.returnKeyType, .default)
            expectFalse(field.isSecureTextEntry)
            expectTrue(field.adjustsFontSizeToFitWidth)
            expectEqual(field.borderStyle, .none)
        }
    }

    @Test("A text view that does not use attributed text has its plain text, also if attributed text is still present")
    func leftOverText() throws {
        try PartsDocument.run { stage in
            @MainActor func text(_ attributes: String) throws -> String? {
                let view: UITextView = try PartsDocument.view(
                    """
                    <textView \(Self.common) text="Plain" \(attributes) id="T">
                        <attributedString key="attributedText"><fragment content="Attributed"/></attributedString>
                    </textView>
                    """)
                return view.text
            }

            let (plain, left) = (try text(""), try text("usesAttributedText=\"NO\""))
            let attributed = try text("usesAttributedText=\"YES\" layoutManager=\"textKit2\"")

            expectEqual(plain, "Plain")
            expectEqual(left, "Plain")
            expectEqual(attributed, "Attributed")
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A text view's text, input traits, and data detectors")
    func textView() throws {
        try PartsDocument.run { _ in
            let view: UITextView = try PartsDocument.view(
                """
                <textView \(Self.common) text="Text" editable="NO" textAlignment="right" allowsEditingTextAttributes="YES" \
                scrollEnabled="NO" id="T">
                    <textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="URL" returnKeyType="done"/>
                    <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
                </textView>
                """)

            expectEqual(view.text, "Text")
            expectFalse(view.isEditable)
            expectTrue(view.isSelectable)
            expectEqual(view.textAlignment, .right)
            expectTrue(view.allowsEditingTextAttributes)
            expectFalse(view.isScrollEnabled)
            expectEqual(view.autocapitalizationType, .sentences)
            expectEqual(view.keyboardType, .URL)
            expectEqual(view.returnKeyType, .done)
            expectEqual(view.dataDetectorTypes, [.phoneNumber, .link])
        }
    }

    @Test("A search bar's texts, scopes, buttons and input traits")
    func searchBar() throws {
        try PartsDocument.run { _ in
            let bar: UISearchBar = try PartsDocument.view(
                """
                <searchBar \(Self.common) text="Text" placeholder="Hint" prompt="Prompt" searchBarStyle="minimal" \
                translucent="NO" showsCancelButton="YES" showsBookmarkButton="YES" showsScopeBar="YES" id="S">
                    <textInputTraits key="textInputTraits" autocorrectionType="yes" keyboardType="webSearch"/>
                    <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>
                </searchBar>
                """)

            expectEqual(bar.text, "Text")
            expectEqual(bar.placeholder, "Hint")
            expectEqual(bar.prompt, "Prompt")
            expectEqual(bar.searchBarStyle, .minimal)
            expectFalse(bar.isTranslucent)
            expectTrue(bar.showsCancelButton)
            expectTrue(bar.showsBookmarkButton)
            expectTrue(bar.showsScopeBar)
            expectEqual(bar.scopeButtonTitles, ["One", "Two"])
            expectEqual(bar.keyboardType, .webSearch)
            expectEqual(bar.autocorrectionType, .yes)
            expectEqual(bar.autocapitalizationType, .none)
        }
    }

    private final class Owner: UIResponder, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var returns = 0
        override class var namedActions: NamedActions { super.namedActions.adding("enter:", Owner.enter(_:)) }
        func enter(_ sender: Any?) { returns += 1 }
    }

    @Test("Delegates are outlets, and the return key is an action")
    func connections() throws {
        try PartsDocument.run { stage in
            let owner = Owner()
            let nib = PartsDocument.nib(
                """
                <view contentMode="scaleToFill" id="R"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
                <textField \(Self.common) fixedFrame="YES" id="F">
                    <rect key="frame" x="20" y="100" width="200" height="34"/>
                    <connections><outlet property="delegate" destination="-1" id="O1"/>
                    <action selector="enter:" destination="-1" eventType="editingDidEndOnExit" id="A1"/></connections></textField>
                <textView \(Self.common) fixedFrame="YES" id="V"><rect key="frame" x="20" y="200" width="200" height="60"/>
                    <connections><outlet property="delegate" destination="-1" id="O2"/></connections></textView>
                <searchBar \(Self.common) fixedFrame="YES" id="S"><rect key="frame" x="0.0" y="300" width="390" height="56"/>
                    <connections><outlet property="delegate" destination="-1" id="O3"/></connections></searchBar>
                </subviews></view>
                """)
            let root = try #require(nib.instantiate(withOwner: owner).first as? UIView)
            stage.window.rootViewController?.view.addSubview(root)
            let field = try #require(root.subviews.first as? UITextField)
            expectIdentical(field.delegate, owner)
            expectIdentical((root.subviews[1] as? UITextView)?.delegate, owner)
            expectIdentical((root.subviews[2] as? UISearchBar)?.delegate, owner)

            field.becomeFirstResponder()
            stage.press(.keyboardReturnOrEnter)

            expectEqual(owner.returns, 1)
            expectFalse(field.isFirstResponder)
        }
    }
}
