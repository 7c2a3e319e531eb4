import CGIO

/// An interface of AT-SPI, with the signatures of its methods and the types of its properties.
///
/// Follows <https://gnome.pages.gitlab.gnome.org/at-spi2-core/devel-docs/>.
struct AccessibleInterface {
    let name: String
    /// The methods: the name, the types of the arguments, `>` and the types of the results.
    let methods: String
    /// The properties: the name and the type, with `!` if the property can be set.
    var properties = ""

    static let accessible = AccessibleInterface(
        name: "org.a11y.atspi.Accessible",
        methods: """
            GetChildAtIndex i>(so) GetChildren >a(so) GetIndexInParent >i GetRelationSet >a(ua(so)) GetRole >u \
            GetRoleName >s GetLocalizedRoleName >s GetState >au GetAttributes >a{ss} GetApplication >(so) \
            GetInterfaces >as
            """,
        properties: """
            Name s Description s Parent (so) ChildCount i Locale s AccessibleId s HelpText s
            """)
    static let application = AccessibleInterface(
        name: "org.a11y.atspi.Application", methods: "GetLocale u>s GetApplicationBusAddress >s",
        properties: "ToolkitName s Version s ToolkitVersion s AtspiVersion s Id i!")
    static let component = AccessibleInterface(
        name: "org.a11y.atspi.Component",
        methods: """
            Contains iiu>b GetAccessibleAtPoint iiu>(so) GetExtents u>(iiii) GetPosition u>ii GetSize >ii GetLayer >u \
            GetMDIZOrder >n GrabFocus >b GetAlpha >d SetExtents iiiiu>b SetPosition iiu>b SetSize ii>b ScrollTo u>b \
            ScrollToPoint uii>b
            """)
    static let action = AccessibleInterface(
        name: "org.a11y.atspi.Action",
        methods: """
            GetDescription i>s GetName i>s GetLocalizedName i>s GetKeyBinding i>s GetActions >a(sss) DoAction i>b
            """, properties: "NActions i")
    static let value = AccessibleInterface(
        name: "org.a11y.atspi.Value", methods: "",
        properties: "MinimumValue d MaximumValue d MinimumIncrement d CurrentValue d! Text s")
    static let text = AccessibleInterface(
        name: "org.a11y.atspi.Text",
        methods: """
            GetStringAtOffset iu>sii GetText ii>s SetCaretOffset i>b GetTextBeforeOffset iu>sii GetTextAtOffset iu>sii \
            GetTextAfterOffset iu>sii GetCharacterAtOffset i>i GetAttributeValue is>s GetAttributes i>a{ss}ii \
            GetDefaultAttributes >a{ss} GetCharacterExtents iu>iiii GetOffsetAtPoint iiu>i GetNSelections >i \
            GetSelection i>ii AddSelection ii>b RemoveSelection i>b SetSelection iii>b GetRangeExtents iiu>iiii \
            GetBoundedRanges iiiiuuu>a(iisv) GetAttributeRun ib>a{ss}ii GetDefaultAttributeSet >a{ss} \
            ScrollSubstringTo iiu>b ScrollSubstringToPoint iiuii>b
            """, properties: "CharacterCount i CaretOffset i")
    static let editableText = AccessibleInterface(
        name: "org.a11y.atspi.EditableText",
        methods: """
            SetTextContents s>b InsertText isi>b CopyText ii> CutText ii>b DeleteText ii>b PasteText i>b
            """)
    static let selection = AccessibleInterface(
        name: "org.a11y.atspi.Selection",
        methods: """
            GetSelectedChild i>(so) SelectChild i>b DeselectSelectedChild i>b IsChildSelected i>b SelectAll >b \
            ClearSelection >b DeselectChild i>b
            """, properties: "NSelectedChildren i")
    static let table = AccessibleInterface(
        name: "org.a11y.atspi.Table",
        methods: """
            GetAccessibleAt ii>(so) GetIndexAt ii>i GetRowAtIndex i>i GetColumnAtIndex i>i GetRowDescription i>s \
            GetColumnDescription i>s GetRowExtentAt ii>i GetColumnExtentAt ii>i GetRowHeader i>(so) \
            GetColumnHeader i>(so) GetSelectedRows >ai GetSelectedColumns >ai IsRowSelected i>b IsColumnSelected i>b \
            IsSelected ii>b AddRowSelection i>b AddColumnSelection i>b RemoveRowSelection i>b RemoveColumnSelection i>b \
            GetRowColumnExtentsAtIndex i>biiiib
            """,
        properties: "NRows i NColumns i Caption (so) Summary (so) NSelectedRows i NSelectedColumns i")
    static let tableCell = AccessibleInterface(
        name: "org.a11y.atspi.TableCell",
        methods: "GetRowHeaderCells >a(so) GetColumnHeaderCells >a(so) GetRowColumnSpan >biiii",
        properties: "ColumnSpan i Position (ii) RowSpan i Table (so)")
    static let collection = AccessibleInterface(
        name: "org.a11y.atspi.Collection",
        methods: """
            GetMatches \(AccessibleMatchRule.signature)uib>a(so) GetMatchesTo o\(AccessibleMatchRule.signature)uubib>a(so) \
            GetMatchesFrom o\(AccessibleMatchRule.signature)uuib>a(so) GetActiveDescendant >(so)
            """)
    static let cache = AccessibleInterface(
        name: "org.a11y.atspi.Cache", methods: "GetItems >a((so)(so)(so)iiassusau)")

    static let all = [
        accessible, application, component, action, value, text, editableText, selection, table, tableCell, collection,
        cache,
    ]

    // MARK: Description for GIO

    /// The interface as XML, which GIO reads to verify the arguments of calls.
    var xml: String {
        var xml = "<interface name='\(name)'>"
        let methods = Self.pairs(methods)
        for (name, signature) in methods {
            let sides = signature.split(separator: ">", omittingEmptySubsequences: false)
            xml += "<method name='\(name)'>"
            for (side, direction) in zip(sides, ["in", "out"]) {
                for type in Self.types(side) { xml += "<arg type='\(type)' direction='\(direction)'/>" }
            }
            xml += "</method>"
        }
        for (name, type) in Self.pairs(properties) {
            let access = type.hasSuffix("!") ? "readwrite" : "read"
            xml += "<property name='\(name)' type='\(type.filter { $0 != "!" })' access='\(access)'/>"
        }
        return xml + "</interface>"
    }

    /// The names of the properties.
    var propertyNames: [String] { Self.pairs(properties).map(\.0) }

    private static func pairs(_ list: String) -> [(String, String)] {
        let words = list.split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }

    /// Returns the single types of a signature.
    private static func types(_ signature: Substring) -> [String] {
        var types: [String] = []
        var current = ""
        var depth = 0
        for character in signature {
            current.append(character)
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            if depth == 0, character != "a" {
                types.append(current)
                current = ""
            }
        }
        return types
    }
}
