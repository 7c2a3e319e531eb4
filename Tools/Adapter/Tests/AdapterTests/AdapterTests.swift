import Adapter
import Testing

/// Adapts a file of a module, together with the module's further files.
func adapt(
    _ text: String, with others: [String] = [], tests: Bool = false,
    options change: (inout AdapterOptions) -> Void = { _ in }
)
    -> String
{
    var options = AdapterOptions(moduleName: "Module", isTestModule: tests)
    change(&options)
    let files = ([text] + others).enumerated().map { SourceFile(path: "/Module/File\($0).swift", text: $1) }
    return Adapter.adapt(module: files, options: options).files["/Module/File0.swift"] ?? text
}

/// The diagnostics of a file, as `line: rule`.
func diagnose(_ text: String, with others: [String] = [], options change: (inout AdapterOptions) -> Void = { _ in })
    -> [String]
{
    var options = AdapterOptions(moduleName: "Module")
    change(&options)
    let files = ([text] + others).enumerated().map { SourceFile(path: "/Module/File\($0).swift", text: $1) }
    return Adapter.adapt(module: files, options: options).diagnostics.filter { $0.path == "/Module/File0.swift" }.map {
        "\($0.line): \($0.rule)"
    }
}

@Suite struct AttributeTests {
    @Test func textThatNeedsNothingStays() {
        let text = "import UIKit\r\n\r\nstruct A {\r\n\tvar a = 1 // @objc #selector(x)\r\n}\r\n"
        #expect(adapt(text) == text)
    }

    @Test func attributesBecomeSpaces() {
        #expect(adapt("@objc class A: NSObject {}\n") == "      class A: NSObject {}\n")
        #expect(adapt("@objcMembers public class A: NSObject {}") == "             public class A: NSObject {}")
        #expect(
            adapt("class A: NSObject {\n  @nonobjc func a() {}\n}") == "class A: NSObject {\n           func a() {}\n}")
        #expect(adapt("@objc(AB) enum A: Int { case b }") == "          enum A: Int { case b }")
    }

    @Test func listsOfArgumentsOfFormatsHaveTheLabelOfTheLibrary() {
        #expect(
            adapt("let a = String(format: f, locale: .current, arguments: x)")
                == "let a = String(format: f, locale: .current, argumentList: x)")
        #expect(
            adapt("let a = String.init(format: f, arguments: x)") == "let a = String.init(format: f, argumentList: x)")
        for text in ["let a = NSPredicate(format: f, arguments: x)", "let a = String(arguments: x)"] {
            #expect(adapt(text).contains("arguments: x"))
        }
    }

    @Test func localizedTextsHaveALabelOfTheLibrary() {
        #expect(
            adapt("let a = Bundle.main.localizedString(forKey: k, value: nil, table: t)")
                == "let a = Bundle.main.localizedString(ofKey : k, value: nil, table: t)")
        #expect(
            adapt("let a = bundle(of: x).localizedString(forKey: k, value: v, table: nil)")
                == "let a = bundle(of: x).localizedString(ofKey : k, value: v, table: nil)")
        #expect(
            adapt(#"let a = NSLocalizedString("k", tableName: t, bundle: b, value: v, comment: c)"#)
                == #"let a = NSLocalizedString("k", inTable  : t, bundle: b, value: v, comment: c)"#)
        for text in [
            "let a = texts.localizedString(forKey: k, value: nil, table: t)",
            "let a = bundle.localizedString(forKey: k)",
            "class A: Bundle { func a() { _ = super.localizedString(forKey: k, value: nil, table: t) } }",
            "let a = NSLocalizedString(\"k\", tableName: t, bundle: b, comment: c)",
            """
            protocol Texts { func localizedString(forKey: String, value: String?, table: String?) -> String }
            func a(_ bundle: Texts) { _ = bundle.localizedString(forKey: k, value: nil, table: nil) }
            """,
        ] {
            #expect(adapt(text) == text)
        }
    }

    @Test func objectsOfGenericParametersAreMadeByTheLibrary() {
        #expect(
            adapt("class A<M, Content: UIView & Reusable>: UIView { let a = Content(frame: .zero); let b = Content() }")
                == "class A<M, Content: UIView & Reusable>: UIView { let a = Content.made(frame: .zero); let b = Content.made() }"
        )
        #expect(
            adapt("class Card: UIView {}\nfunc a<T>() -> T where T: Card { { T.init(frame: CGRect()) }() }")
                == "class Card: UIView {}\nfunc a<T>() -> T where T: Card { { T.made(frame: CGRect()) }() }")
        #expect(
            adapt("extension A { init<C: UIViewController>(_: C.Type) { b = C() } }")
                == "extension A { init<C: UIViewController>(_: C.Type) { b = C.made() } }")
        for text in [
            "class A<T: Made>: UIView { let a = T(frame: .zero) }",
            "class A<T: UIView>: UIView { let a = T(style: .plain); let b = UILabel(frame: .zero); let c: T = .init() }",
            "class A<C: UIViewController> { let a = C(nibName: nil, bundle: nil) }",
            "protocol Made { init() }\nfunc a<T: Made>() -> T { T() }",
        ] {
            #expect(adapt(text) == text)
        }
    }

    @Test func dynamicBecomesSpaces() {
        #expect(adapt("class A { dynamic func a() {} }") == "class A {         func a() {} }")
    }

    @Test func theApplicationMainAttributeIsRenamed() {
        #expect(
            adapt("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}")
                == "@main             \nclass A: UIResponder, UIApplicationDelegate {}")
    }

    @Test func attributesInConditionsAreAdaptedWhereTheyAreCompiled() {
        let text = """
            class A: UIViewController {
                #if canImport(ObjectiveC)
                @objc
                #endif
                func refresh() {}
            }
            """
        #expect(adapt(text) == text)
    }

    @Test func previewsAreRemoved() {
        #expect(adapt("#Preview(\"A\") {\n  A()\n}\nstruct A {}") == "               \n     \n \nstruct A {}")
    }
}

@Suite struct SelectorTests {
    private func selector(_ reference: String, _ members: String, of head: String = "class A: UIViewController")
        -> String
    {
        let text = adapt("\(head) {\n let s = #selector(\(reference))\n \(members)\n}")
        let line = text.split(separator: "\n")[1]
        return String(line.dropFirst(" let s = ".count)).replacing(#/\s+$/#, with: "")
    }

    @Test func namesAreObjectiveCs() {
        #expect(selector("save", "@objc func save() {}") == "Selector(\"save\")")
        #expect(selector("save", "@objc func save(_ sender: Any) {}") == "Selector(\"save:\")")
        #expect(selector("save(_:)", "@objc func save(_ sender: Any) {}") == "Selector(\"save:\")")
        #expect(selector("save(sender:)", "@objc func save(sender: Any) {}") == "Selector(\"saveWithSender:\")")
        #expect(selector("save", "@objc func save(sender: Any) {}") == "Selector(\"saveWithSender:\")")
        #expect(selector("move(to:)", "@objc func move(to: Any) {}") == "Selector(\"moveTo:\")")
        #expect(selector("move(_:with:)", "@objc func move(_ a: Any, with b: Any) {}") == "Selector(\"move:with:\")")
        #expect(selector("move(_:_:)", "@objc func move(_ a: Any, _ b: Any) {}") == "Selector(\"move::\")")
        #expect(selector("doneIn(time:)", "@objc func doneIn(time: Any) {}") == "Selector(\"doneInTime:\")")
    }

    @Test func givenNamesAreUsed() {
        #expect(selector("save", "@objc(saveIt:) func save(_ sender: Any) {}") == "Selector(\"saveIt:\")")
    }

    @Test func ownersAreResolved() {
        #expect(selector("A.save", "@objc private func save(_ sender: Any) {}") == "Selector(\"save:\")")
        #expect(selector("self.save", "@objc func save(_ sender: Any) {}") == "Selector(\"save:\")")
        #expect(selector("type(of: self).save", "@objc func save(_ sender: Any) {}") == "Selector(\"save:\")")
        #expect(
            selector("B.stop", "", of: "class B: UIView { @objc func stop(_ s: Any) {} }; class A: UIViewController")
                == "Selector(\"stop:\")")
        #expect(
            selector("B.C.stop", "", of: "class B { class C { @objc func stop(_ s: Any) {} } }; class A: UIView")
                == "Selector(\"stop:\")")
        #expect(
            selector("save", "", of: "class B: UIView { @objc func save(_ s: Any) {} }; class A: B")
                == "Selector(\"save:\")")
        #expect(
            selector("save", "", of: "extension A { @objc func save(_ s: Any) {} }; class A: UIView")
                == "Selector(\"save:\")")
        #expect(
            selector("P.save", "", of: "@objc protocol P { func save(_ s: Any) }; class A: UIView")
                == "Selector(\"save:\")")
    }

    @Test func overloadsAreDistinguished() {
        let members = "@objc func save() {}; @objc func save(_ sender: Any) {}"
        #expect(selector("save as () -> Void", members) == "Selector(\"save\")")
        #expect(selector("save as (A) -> (Any) -> Void", members) == "Selector(\"save:\")")
        #expect(selector("save(_:) as (Any) -> Void", members) == "Selector(\"save:\")")
    }

    @Test func accessorsAreNamed() {
        #expect(selector("getter: A.title", "@objc var name = 1") == "Selector(\"title\")")
        #expect(selector("setter: name", "@objc var name = 1") == "Selector(\"setName:\")")
        #expect(selector("getter: isOn", "@objc(on) var isOn = true") == "Selector(\"on\")")
    }

    @Test func methodsOfUIKitAreNamed() {
        #expect(selector("UIView.endEditing", "") == "Selector(\"endEditing:\")")
        #expect(selector("UIView.endEditing(_:)", "") == "Selector(\"endEditing:\")")
        #expect(
            selector("dismiss(animated:completion:)", "") == "Selector(\"dismissViewControllerAnimated:completion:\")")
        #expect(selector("UIResponder.resignFirstResponder", "") == "Selector(\"resignFirstResponder\")")
        #expect(selector("copy(_:)", "") == "Selector(\"copy:\")")
        #expect(selector("UIResponderStandardEditActions.paste", "") == "Selector(\"paste:\")")
    }

    @Test func linesStay() {
        let text = adapt(
            "class A: UIView {\n let s = #selector(\n  A.save(_:)\n ); let b = 1\n @objc func save(_ s: Any) {}\n}")
        #expect(text.hasPrefix("class A: UIView {\n let s = Selector(\"save:\")\n\n  ; let b = 1\n"))
    }

    @Test func aNameThatIsNotFoundIsReported() {
        #expect(diagnose("class A: UIView {\n let s = #selector(nothing)\n}") == ["2: selector"])
    }

    @Test func keyPathsBecomeStrings() {
        #expect(adapt("let a = #keyPath(A.b.c)") == "let a = \"b.c\"          ")
        #expect(adapt("let a = #keyPath(b)") == "let a = \"b\"        ")
    }
}

@Suite struct TableTests {
    @Test func actionsAndOutletsAreListed() {
        let text = """
            class A: UIViewController {
              @IBOutlet weak var label: UILabel!
              @IBAction func save(_ sender: UIButton) {}
              @IBAction func close() {}
              @objc func count() -> Int { 1 }
              @IBSegueAction func show(_ coder: NSCoder) -> B? { nil }
            }
            """
        #expect(
            adapt(text) == """
                class A: UIViewController {
                            weak var label: UILabel!
                            func save(_ sender: UIButton) {}
                            func close() {}
                        func count() -> Int { 1 }
                  @IBSegueAction func show(_ coder: NSCoder) -> B? { nil }
                 override class var namedActions: NamedActions { var table = super.namedActions; \
                table = table.adding("save:", { (t: A) in { (a: UIButton) in t.save(a) } }); \
                table = table.adding("close", { (t: A) in { t.close() } }); \
                table = table.adding("count", { (t: A) in { _ = t.count() } }); \
                table = table.adding("show:", { (t: A) in { (a: NSCoder) in t.show(a) } }); return table }; \
                override class var namedProperties: NamedProperties { var table = super.namedProperties; \
                table = table.adding("label", \\A.label); return table } }
                """)
    }

    @Test func classesThatAreNoRespondersAdoptTheProtocol() {
        #expect(
            adapt("public class A: NSObject {\n @objc public func a(_ n: Notification) {}\n}\n") == """
                public class A: NSObject {
                       public func a(_ n: Notification) {}
                 @MainActor public class var namedActions: NamedActions { var table = NamedActions(); \
                table = table.adding("a:", { (t: A) in { (a: Notification) in t.a(a) } }); return table } }
                extension A: NamedActionTarget {}
                """)
        #expect(
            adapt("func f() { class A: NSObject { @objc func a() {} } }").contains(
                "class A: NSObject, NamedActionTarget {"))
        #expect(adapt("class B { private class A { @objc func a() {} } }").contains("class A: NamedActionTarget {"))
    }

    @Test func subclassesAddToTheTable() {
        let text = adapt("class A: NSObject { @objc func a() {} }\nclass B: A { @objc func b() {} }")
        #expect(
            text.contains(
                "override class var namedActions: NamedActions { var table = super.namedActions; table = table.adding(\"b\""
            ))
    }

    @Test func aTableByHandIsKept() {
        let text = """
            class A: UIViewController {
                #if canImport(ObjectiveC)
                @IBOutlet
                #endif
                var a: UILabel!
                #if !canImport(ObjectiveC)
                override class var namedProperties: NamedProperties { super.namedProperties.adding("a", \\A.a) }
                #endif
            }
            """
        #expect(adapt(text) == text)
    }

    @Test func extensionsOfUIKitsClassesAreOfferedAtStart() {
        let text = adapt(
            "extension UIView {\n @IBInspectable var radius: CGFloat { get { 1 } set {} }\n @objc private func hide() {}\n}\n"
        )
        #expect(
            text.contains(
                "@MainActor fileprivate static func __irekoActions_File0_swift_0(_ table: NamedActions) -> NamedActions"
            ))
        #expect(
            text.contains("NamedActions.extend(UIView.self, with: UIView.__irekoActions_File0_swift_0(NamedActions()))")
        )
        #expect(
            text.contains(
                "NamedProperties.extend(UIView.self, with: UIView.__irekoProperties_File0_swift_0(NamedProperties()))"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    }

    @Test func tablesOfGenericClassesAreInTheClass() {
        let text = adapt("class A<T>: UIView {}\nextension A { @objc func a() {} }")
        #expect(text.contains("table = __irekoActions_File0_swift_0(table)"))
        #expect(!text.contains("extend("))
    }

    @Test func methodsThatSelectorsNameAreListedInClassesWhoseMembersObjectiveCSees() {
        let text = adapt(
            "@objcMembers class A: NSObject {\n func a() {}\n func b() {}\n func c() { _ = #selector(a) }\n}")
        #expect(text.contains("adding(\"a\""))
        #expect(!text.contains("adding(\"b\""))
    }

    @Test func barItemsAndRecognizersHaveTablesOfTheirOwn() {
        let text = adapt("extension UIBarButtonItem {\n @objc func handle() {}\n}")
        #expect(text.contains("NamedActions.extend(UIBarButtonItem.self"))
        let own = adapt("class Pan: UIPanGestureRecognizer {\n @objc func handle() {}\n}")
        #expect(own.contains("@MainActor class var __irekoActions: NamedActions"))
        #expect(own.contains("extension Pan: __IrekoActionTable {}"))
    }

    @Test func propertiesThatAreReadByNameHaveRows() {
        let text = adapt(
            "class A: NSObject {\n @objc var title: String { \"\" }\n @objc var other: Int { 1 }\n}\nlet t = a.value(forKey: \"title\")"
        )
        #expect(text.contains("adding(\"title\", \\A[__ireko_reading: \\A.title])"))
        #expect(!text.contains("adding(\"other\""))
    }

}

@Suite struct ExtensionTests {
    @Test func overridesAreCalledFromTheClass() {
        #expect(
            adapt(
                "class A: UIViewController {\n}\nextension A {\n override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n}"
            )
                == """
                class A: UIViewController {
                 override func viewWillAppear(_ animated: Bool) { __ireko_viewWillAppear(animated) } }
                extension A {
                          func __ireko_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                }
                """)
    }

    @Test func overridesOfOtherFilesAreCalledFromTheClass() {
        let part = "extension A { override public var canBecomeFirstResponder: Bool { true } }"
        #expect(
            adapt("open class A: UIView {}", with: [part])
                == "open class A: UIView { open override var canBecomeFirstResponder: Bool { __ireko_canBecomeFirstResponder } }"
        )
        #expect(
            adapt(part, with: ["open class A: UIView {}"])
                == "extension A {          public var __ireko_canBecomeFirstResponder: Bool { true } }")
    }

    @Test func membersThatSubclassesOverrideAreCalledFromTheClass() {
        let text = adapt(
            "class A: UIView {}\nextension A { @objc func a(_ x: Int) throws -> Int { x } }\nclass B: A { override func a(_ x: Int) throws -> Int { 2 } }"
        )
        #expect(text.contains("class A: UIView { func a(_ x: Int) throws -> Int { try __ireko_a(x) } }"))
        #expect(text.contains("func __ireko_a(_ x: Int) throws -> Int { x }"))
    }

    @Test func membersOfExtensionsOfUIKitsClassesCallTheirOverrides() {
        #expect(
            adapt(
                """
                extension UIView { @objc func a(_ x: Int) {} }
                class A: UIView { override func a(_ x: Int) { super.a(x) } }
                class B: A { override func a(_ x: Int) { super.a(x) } }
                """) == """
                    extension UIView {       func __ireko_a(_ x: Int) {} ; func a(_ x: Int) { if let o = self as? any __IrekoOverride_UIView_a___ \
                    { return o.__override_a(x) }; return __ireko_a(x) }; @MainActor fileprivate static func __irekoActions_File0_swift_0(_ table: \
                    NamedActions) -> NamedActions { var table = table; table = table.adding("a:", { (t: UIView) in { (a: Int) in t.a(a) } }); \
                    return table } }
                    class A: UIView {          func __override_a(_ x: Int) { self.__ireko_a(x) } }
                    class B: A { override func __override_a(_ x: Int) { super.__override_a(x) } }
                    @MainActor protocol __IrekoOverride_UIView_a___: AnyObject { func __override_a(_ x: Int) } ; \
                    extension A: __IrekoOverride_UIView_a___ {} ; @section(".init_array") @used nonisolated(unsafe) private let __irekoStart: \
                    @convention(c) () -> Void = { MainActor.assumeIsolated { NamedActions.extend(UIView.self, with: \
                    UIView.__irekoActions_File0_swift_0(NamedActions())) } }
                    """)
    }

    @Test func anOverrideInAnExtensionOfUIKitsClassIsReported() {
        #expect(
            diagnose("extension UINavigationController {\n override open var shouldAutorotate: Bool { true }\n}") == [
                "2: override-in-extension"
            ])
    }

    @Test func openMembersOfExtensionsAreOverriddenInOtherModules() {
        let file = SourceFile(
            path: "/Kit/A.swift", text: "extension UIView {\n @objc open var kind: String { \"view\" }\n}")
        let kit = Adapter.adapt(module: [file], options: AdapterOptions(moduleName: "Kit"))
        #expect(kit.files["/Kit/A.swift"]?.contains("public protocol __IrekoOverride_UIView_kind: AnyObject") == true)
        let other = SourceFile(
            path: "/App/B.swift", text: "class B: UIView {\n override var kind: String { super.kind + \"B\" }\n}")
        let app = Adapter.adapt(
            module: [other], options: AdapterOptions(moduleName: "App"), knownModules: kit.index)
        let text = app.files["/App/B.swift"] ?? ""
        #expect(text.contains("var __override_kind: String { self.__ireko_kind + \"B\" }"))
        #expect(text.contains("extension B: __IrekoOverride_UIView_kind {}"))
    }

    @Test func aliasesNameTypes() {
        let text = adapt(
            "#if os(iOS)\ntypealias V = UIView\n#else\ntypealias V = NSView\n#endif\nextension V {\n @objc func tap() {}\n}"
        )
        #expect(text.contains("NamedActions.extend(UIView.self"))
    }

}

@Suite struct ProtocolTests {
    private let list = "@objc protocol P {\n func a()\n @objc optional func b(_ x: Int, c: Int) -> Int\n}\n"

    @Test func optionalRequirementsBecomeProperties() {
        #expect(
            adapt(list) == """
                      protocol P: AnyObject {
                 func a()
                 var __optional_b___c_: ((Int, Int) -> Int)? { get }
                }
                extension P { var __optional_b___c_: ((Int, Int) -> Int)? { nil } }
                """)
    }

    @Test func typesThatHaveTheMethodHaveTheProperty() {
        #expect(
            adapt("class A: P {\n func a() {}\n func b(_ x: Int, c: Int) -> Int { 1 }\n}", with: [list]) == """
                class A: P {
                 func a() {}
                 func b(_ x: Int, c: Int) -> Int { 1 }
                 var __optional_b___c_: ((Int, Int) -> Int)? { self.b(_:c:) } }
                """)
        #expect(
            adapt(
                "extension A { func b(_ x: Int, c: Int) -> Int { 1 } }", with: [list, "class A {}; extension A: P {}"]
            ).contains("__optional_b"))
        #expect(
            adapt("class B { func b(_ x: Int, c: Int) -> Int { 1 } }", with: [list])
                == "class B { func b(_ x: Int, c: Int) -> Int { 1 } }")
    }

    @Test func callsAreOfTheProperty() {
        #expect(adapt("let x = p?.b?(1, c: 2) ?? 3", with: [list]) == "let x = p?.__optional_b___c_?(1,    2) ?? 3")
        #expect(adapt("p.onTap?(1); p.done?()", with: [list]) == "p.onTap?(1); p.done?()")
    }

    @Test func callsOfUIKitsRequirementsAreNotOptional() {
        #expect(adapt("delegate?.scrollViewDidScroll?(self)") == "delegate?.scrollViewDidScroll (self)")
        #expect(
            adapt("let h = d?.tableView?(t, heightForRowAt: i) ?? 44")
                == "let h = d?.tableView (t, heightForRowAt: i) ?? 44")
        #expect(
            adapt("let h = d.tableView?(t, heightForRowAt: i) ?? 44")
                == "let h = Optional(d.tableView (t, heightForRowAt: i)) ?? 44")
        #expect(
            adapt("if let h = d.tableView?(t, heightForRowAt: i) {}")
                == "if let h = Optional(d.tableView (t, heightForRowAt: i)) {}")
    }

    @Test func optionalPropertiesBecomeOptionals() {
        let list = "@objc protocol P: AnyObject {\n @objc optional var limit: Int { get }\n}"
        #expect(
            adapt(list).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
                "protocol P: AnyObject {", "var __optional_limit: Int? { get }", "}",
                "extension P { var __optional_limit: Int? { nil }; var limit: Int? { __optional_limit } }",
            ])
        #expect(
            adapt("class A: P {\n var limit = 3\n}", with: [list])
                == "class A: P {\n var limit = 3\n var __optional_limit: Int? { let value: Int = self.limit; return value } }"
        )
        #expect(adapt("let a = p?.limit ?? 3", with: [list]) == "let a = p?.limit ?? 3")
    }

}

@Suite struct ConditionTests {
    @Test func falseConditionsOfAProjectAreFalse() {
        let text = "#if SWIFT_PACKAGE && DEBUG\nlet a = #selector(b)\n#endif\n"
        #expect(adapt(text) { $0.falseConditions = ["SWIFT_PACKAGE"] }.hasPrefix("#if false         && DEBUG\n"))
        #expect(adapt(text).hasPrefix("#if SWIFT_PACKAGE && DEBUG\n"))
    }

    @Test func iOSIsTrue() {
        #expect(adapt("#if os(iOS)\nimport UIKit\n#endif") == "#if true   \nimport UIKit\n#endif")
        #expect(adapt("#if !os(iOS) || DEBUG\n#endif") == "#if !true    || DEBUG\n#endif")
        #expect(
            adapt("#if os(macOS)\n#elseif os(iOS) && targetEnvironment(simulator)\n#endif")
                == "#if os(macOS)\n#elseif true    && true                        \n#endif")
        #expect(adapt("#if os(Linux)\n#elseif os(iOS)\n#endif") == "#if false    \n#elseif true   \n#endif")
        #expect(adapt("#if os(Linux)\n#endif") == "#if os(Linux)\n#endif")
    }

    @Test func codeThatIsNotCompiledStays() {
        let text = "#if os(macOS)\n@objc class A: NSObject {}\n#endif"
        #expect(adapt(text) == text)
    }

    @Test func newerSystemsAreLeftOut() {
        #expect(adapt("if #available(iOS 17, *) { a() }") == "if #available(iOS 17, *) { a() }")
        #expect(
            adapt("func f() {\n if #available(iOS 26.0, *) {\n  a()\n } else {\n  b()\n }\n}")
                == "func f() {\n if #unavailable(iOS 26.0)  { fatalError() \n     \n } else {\n  b()\n }\n}")
        #expect(
            adapt("func f() {\n guard #available(iOS 26, *) else { return }\n a()\n b()\n}")
                == "func f() {\n guard #unavailable(iOS 26)  else { return }\n fatalError()\n    \n}")
        #expect(adapt("if #unavailable(iOS 26) { a() }") == "if #available(iOS 26, *) { a() }")
        #expect(
            adapt("@available(iOS 26, *)\nclass A {\n @objc func a() {}\n}\nclass B {}")
                == "                     \n         \n" + String(repeating: " ", count: 18) + "\n \nclass B {}")
        #expect(
            adapt("if #available(iOS 26, *) { a() }", options: { $0.sdkVersion = "26.0" })
                == "if #available(iOS 26, *) { a() }")
    }
}

@Suite struct ImportTests {
    @Test func submodulesAndDeclarationsAreOfTheModule() {
        #expect(
            adapt("import UIKit.UIColor\nimport class UIKit.UIView")
                == "import UIKit        \nimport       UIKit       ")
    }

    @Test func modulesAreReplaced() {
        #expect(
            adapt("import ObjectiveC\nimport A", options: { $0.replacedModules["A"] = "B" })
                == "                 \nimport B")
    }

    @Test func missingModulesAreReported() {
        #expect(
            diagnose("import UIKit\nimport CoreData", options: { $0.missingModules["CoreData"] = "leave it out" }) == [
                "2: import"
            ])
    }
}

@Suite struct ObservingTests {
    @Test func observablePropertiesTellTheirObservers() {
        #expect(
            adapt("class A: NSObject {\n dynamic var a = 1\n}")
                == "class A: NSObject {\n         var a = 1 { willSet { __ireko_willChange(self, \"a\") } didSet { __ireko_didChange(self, \"a\") } }\n @MainActor class var namedProperties: NamedProperties { var table = NamedProperties(); table = table.adding(\"a\", \\A.a); return table } }\nextension A: NamedPropertyOwner {}"
        )
        #expect(
            adapt("class A: NSObject {\n dynamic var a: Int = 1 { didSet { b() } }\n}")
                == "class A: NSObject {\n         var a: Int = 1 { didSet { defer { __ireko_didChange(self, \"a\") }; b() }  willSet { __ireko_willChange(self, \"a\") } }\n @MainActor class var namedProperties: NamedProperties { var table = NamedProperties(); table = table.adding(\"a\", \\A.a); return table } }\nextension A: NamedPropertyOwner {}"
        )
    }

    @Test func keyPathsAreNamed() {
        #expect(
            adapt("let t = a.observe(\\.b.c, options: [.new]) { _, _ in }")
                == "let t = a.observe(\\.b.c, named: \"b.c\", options: [.new]) { _, _ in }")
    }

    @Test func changesByKeyPathHaveNames() {
        #expect(
            adapt("class A: NSObject { func a() { willChangeValue(for: \\.b) } }")
                == "class A: NSObject { func a() { willChangeValue(for: \\.b, named: \"b\") } }")
        let operation = "class A: Operation { func a() { didChangeValue(for: \\.isFinished) } }"
        #expect(adapt(operation) == operation)
    }

    @Test func localObserversAdoptTheProtocol() {
        let text = adapt(
            "func f() {\n class O: NSObject {\n  override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n }\n}"
        )
        #expect(text.contains("class O: NSObject, __IrekoKeyValueObserver {"))
    }

}

@Suite struct FoundationTests {
    @Test func predicatesAndDescriptorsAreMadeByOtherInitializers() {
        #expect(
            adapt("let p = NSPredicate(format: \"a == %@\", b)")
                == "let p = NSPredicate(__ireko_format: \"a == %@\", b)")
        #expect(
            adapt("let d = NSSortDescriptor(key: \"a\", ascending: true)")
                == "let d = NSSortDescriptor(__ireko_key: \"a\", ascending: true)")
    }

    @Test func exchangeOfMethodsIsReported() {
        #expect(diagnose("\nmethod_exchangeImplementations(a, b)") == ["2: run-time"])
    }

    @Test func descriptorsHaveSelectors() {
        #expect(
            adapt("let d = NSSortDescriptor(key: \"a\", ascending: true, selector: s)")
                == "let d = NSSortDescriptor(__ireko_key: \"a\", ascending: true, selector: s)")
    }

    @Test func timersFireAfterTheirInterval() {
        #expect(
            adapt("let t = Timer(timeInterval: 1, repeats: false) { _ in }")
                == "let t = Timer.__ireko_timer(timeInterval: 1, repeats: false) { _ in }")
        #expect(adapt("let t = Timer(fire: d, interval: 1)") == "let t = Timer(fire: d, interval: 1)")
    }

    @Test func targetsOfAnyObjectPerform() {
        #expect(
            adapt("item.target?.perform(item.action, with: item)")
                == "item.target.__ireko_object?.perform(item.action, with: item)")
        #expect(adapt("queue?.perform(job)") == "queue?.perform(job)")
    }

}

@Suite struct RecordTests {
    private let options = AdapterOptions(moduleName: "M")
    private let a = SourceFile(path: "/A.swift", text: "class A: UIView { @objc func a() {} }")
    private let b = SourceFile(path: "/B.swift", text: "class B: A { let s = #selector(a) }")

    @Test func filesThatHaveNotChangedAreNotAdaptedAgain() throws {
        let first = Adapter.adapt(module: [a, b], options: options)
        #expect(first.files.count == 2)
        let record = try #require(AdapterRecord(bytes: first.record.bytes))
        var changed = b
        changed.text += "\n"
        let second = Adapter.adapt(module: [a, changed], options: options, previous: record)
        #expect(second.unchanged == ["/A.swift"])
        #expect(second.files["/B.swift"] == first.files["/B.swift"].map { $0 + "\n" })
        #expect(second.index == first.index)
    }

    @Test func aChangeOfWhatAModuleDeclaresAdaptsAllFiles() throws {
        let record = Adapter.adapt(module: [a, b], options: options).record
        var changed = a
        changed.text = "class A: UIView { @objc func a(_ x: Any) {} }"
        let second = Adapter.adapt(module: [changed, b], options: options, previous: record)
        #expect(second.unchanged.isEmpty)
        #expect(second.files["/B.swift"]?.contains("Selector(\"a:\")") == true)
    }

    @Test func bytesThatAreNoRecordAreRefused() {
        let bytes = Adapter.adapt(module: [a, b], options: options).record.bytes
        #expect(AdapterRecord(bytes: []) == nil)
        for length in stride(from: 0, to: bytes.count, by: 7) {
            #expect(AdapterRecord(bytes: Array(bytes.prefix(length))) == nil)
        }
    }
}

@Suite struct OldNameTests {
    @Test func namesAreReplaced() {
        #expect(
            adapt("func f(_ o: [UIApplicationLaunchOptionsKey: Any]?) {}")
                == "func f(_ o: [UIApplication.LaunchOptionsKey: Any]?) {}")
        #expect(adapt("addChildViewController(a)") == "addChild              (a)")
        #expect(adapt("a.didMove(toParentViewController: self)") == "a.didMove(toParent              : self)")
        #expect(adapt("view.bringSubview(toFront: a)") == "view.bringSubviewToFront(         a)")
        #expect(
            adapt("n(.UIKeyboardWillShow, NSNotification.Name.UIApplicationDidBecomeActive)")
                == "n(UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification       )")
    }
}

@Suite struct TestCaseTests {
    @Test func testsThatUseUIKitRunOnTheMainActor() {
        #expect(
            adapt(
                "final class T: XCTestCase {\n var a: UIView!\n override func setUp() {\n  super.setUp()\n }\n func testA() throws { a() }\n func testB() async {}\n}"
            )
                == """
                @MainActor final class T: XCTestCase, @unchecked Sendable {
                 var a: UIView!
                 override nonisolated func setUp() { MainActor.assumeIsolated { () -> Void in\u{20}
                  super.setUp()
                 } }
                 nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in  a() } }
                 func testB() async {}
                }
                """)
    }

    @Test func otherTestsStay() {
        let text = "final class T: XCTestCase {\n func testA() { XCTAssertEqual(1, 1) }\n}"
        #expect(adapt(text) == text)
    }
}

@Suite struct BadInputTests {
    @Test func collidingSelectorsAreReported() {
        #expect(
            diagnose("class A: UIView {\n @objc(go) func a() {}\n @objc(go) func b() {}\n}") == ["1: class-tables"])
    }

    @Test func selectorsWithoutAMethodAreReported() {
        #expect(diagnose("class A: UIView {\n let s = #selector(nothing)\n}") == ["2: selector"])
    }

    @Test func marksAndLineBreaksOfTheTextStay() {
        let text = "\u{FEFF}import UIKit\r\nclass A: UIView {\r\n  @objc func a() {}\r\n}\r\n"
        let adapted = adapt(text)
        #expect(adapted.hasPrefix("\u{FEFF}import UIKit\r\nclass A: UIView {\r\n        func a() {}\r\n"))
        #expect(adapted.utf8.filter { $0 == 10 }.count == 4)
    }

    @Test func placesOfOtherFilesStay() {
        let text = "#sourceLocation(file: \"T.gyb\", line: 9)\n@objc class A: NSObject {}\n#sourceLocation()\n"
        #expect(
            adapt(text) == "#sourceLocation(file: \"T.gyb\", line: 9)\n      class A: NSObject {}\n#sourceLocation()\n")
    }

    @Test(arguments: [
        "", "\u{FEFF}", "\u{FEFF}@objc class A: NSObject { @objc func a() {} }", "class", "class A: UIView {", "@objc",
        "#selector", "#selector(",
        "#selector()", "#keyPath()", "#keyPath(", "extension A { override func", "#if os(iOS)\n@objc func a() {",
        "@objc protocol P { @objc optional func a(",
        "}}}} @objc class A: UIView { @objc func a() {} }", "\0@objc\0",
        "#sourceLocation(file: \"a\", line: 1)\n@objc class A: NSObject {}\n#sourceLocation()",
        "\r@objc class A: NSObject {\r@objc func a() {}\r}\r", "if #available(iOS 26, *) {",
        "guard #available(iOS 99999999999999999999, *) else", "class A: A { @objc func a() {} }",
        "class A: B {}; class B: A { @objc func a() { _ = #selector(b) } }",
        "protocol P: P { @objc optional func a() }; class A: P {}",
    ])
    func nothingCrashes(_ text: String) {
        let adapted = adapt(text)
        #expect(adapted.utf8.filter { $0 == 10 }.count >= text.utf8.filter { $0 == 10 }.count)
    }
}
