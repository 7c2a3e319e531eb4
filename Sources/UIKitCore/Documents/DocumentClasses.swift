import Foundation
import InterfaceDocuments
import QuartzCore

/// Finds the classes of elements.
///
/// A document names classes of UIKit, and classes of the program that fit the element: a subclass of the element's
/// class, any controller for a controller, any object for a custom object.
@MainActor
enum DocumentClasses {
    /// Returns the class of an element's object; `nil` for elements without objects.
    static func find(for element: ObjectElement, in source: LoadedDocument) -> ElementClass? {
        guard let own = ownClass(of: element, source) else { return nil }
        guard let name = element.customClass else { return ElementClass(own.type, isSubstitute: own.isSubstitute) }
        // A launch screen is shown before code of the program runs.
        if source.document.isLaunchScreen { return ElementClass(own.type, isSubstitute: true, isPlain: true) }
        guard UIContext.current.documentMaking.usesProgramClasses else {
            source.warn(
                element.line, element.elementName,
                "\(DocumentNames.name(of: own.type)) is created instead of \(name.name), without its own members")
            return ElementClass(own.type, isSubstitute: true, isPlain: true)
        }
        guard let found = customClass(name, element.line, element.elementName, source) else {
            return ElementClass(own.type, isSubstitute: own.isSubstitute)
        }
        let base: AnyClass = element.kind.isController ? UIViewController.self : own.type
        guard isClass(found, sameAsOrBelow: base) else {
            source.warn(
                element.line, element.elementName,
                "\(DocumentNames.name(of: found)) is not a \(DocumentNames.name(of: base)), which is created instead")
            return ElementClass(own.type, isSubstitute: own.isSubstitute)
        }
        guard element.kind != .customObject || isMakeable(found) else {
            source.warn(
                element.line, element.elementName,
                "\(DocumentNames.name(of: found)) cannot be created here; a plain object is created instead")
            return ElementClass(own.type, isSubstitute: true)
        }
        return ElementClass(found, isSubstitute: own.isSubstitute)
    }

    // MARK: UIKit's classes

    /// Returns whether a custom object can be an instance of a class. All classes of the program are permitted, but
    /// not UIKit classes that only UIKit creates, or whose initializers all have arguments. Calling `init()` of such a
    /// class would stop the program.
    private static func isMakeable(_ type: AnyClass) -> Bool {
        !UIKitModules.contain(type) || type is any DocumentDecodable.Type || type is UIGestureRecognizer.Type
            || type == UIResponder.self || type == UILayoutGuide.self
    }

    private struct OwnClass {
        var type: AnyClass
        var isSubstitute = false
    }

    private static func ownClass(of element: ObjectElement, _ source: LoadedDocument) -> OwnClass? {
        let kind = element.kind
        if kind == .customObject { return OwnClass(type: NSObject.self) }
        if kind.isForeign {
            if kind.isView { return OwnClass(type: UIView.self, isSubstitute: true) }
            return kind.isController ? OwnClass(type: UIViewController.self, isSubstitute: true) : nil
        }
        guard let names = kind.classNames else { return nil }
        for (place, name) in names.enumerated() {
            guard let type = uikitClass(named: name) else { continue }
            if place > 0 {
                source.warn(
                    element.line, element.elementName, "\(names[0]) is not available; \(name) is created instead")
            }
            return OwnClass(type: type, isSubstitute: place > 0)
        }
        source.warn(element.line, element.elementName, "\(names[0]) is not available, and no object is created")
        return nil
    }

    private static var uikitClasses: [String: AnyClass?] = [:]

    /// Returns the public class of UIKit with a name.
    static func uikitClass(named name: String) -> AnyClass? {
        if let known = uikitClasses[name] { return known }
        var found: AnyClass?
        if name.hasPrefix("UI") || name == "NSLayoutConstraint", isIdentifier(name) {
            found = UIKitModules.findClass(named: name)
        }
        // A hostile document may have any number of names.
        if uikitClasses.count < 1000 { uikitClasses.updateValue(found, forKey: name) }
        return found
    }

    // MARK: Classes of the program

    /// Returns the class that a document names. If it does not exist, logs UIKit's message and returns `nil`.
    private static func customClass(
        _ description: ClassDescription, _ line: Int, _ element: String, _ source: LoadedDocument
    ) -> AnyClass? {
        guard source.missingClasses < LoadedDocument.missingClassLimit else { return nil }
        var modules: [String] = []
        // The module in the document is the module of the class's target when the document was saved.
        if description.isOfTarget { modules += source.modules }
        if let module = description.module { modules.append(module) }
        // Without a module, the name is an Objective-C name: the class may be in any module of the program.
        if description.module == nil { modules += source.modules + programModules }
        for module in modules {
            if let found = programClass(named: description.name, in: module) { return found }
        }
        if let found = uikitClass(named: description.name) { return found }
        let name = description.module.map { "\($0).\(description.name)" } ?? description.name
        source.missingClasses += 1
        source.log(
            "Unknown class \(name) in Interface Builder file. (\(source.document.name):\(line): <\(element)>: the element's "
                + "own class is created instead.)")
        return nil
    }

    /// Returns the class that a document names for an element without an object, such as a segue. If no matching class
    /// exists, logs a warning and returns `nil`.
    static func find(
        _ description: ClassDescription, below base: AnyClass, line: Int, element: String, in source: LoadedDocument
    ) -> AnyClass? {
        guard UIContext.current.documentMaking.usesProgramClasses, !source.document.isLaunchScreen,
            let found = customClass(description, line, element, source)
        else { return nil }
        if isClass(found, sameAsOrBelow: base) { return found }
        source.warn(
            line, element,
            "\(DocumentNames.name(of: found)) is not a \(DocumentNames.name(of: base)), which is created instead")
        return nil
    }

    /// The modules of the application's delegate and of the executable.
    private static var programModules: [String] {
        var modules: [String] = []
        if let delegate = UIApplication.sharedStorage?.delegate,
            let module = String(reflecting: type(of: delegate)).split(separator: ".").first
        {
            modules.append(String(module))
        }
        if let executable = Bundle.main.executableURL?.lastPathComponent { modules.append(moduleName(executable)) }
        return modules
    }

    /// Returns Swift's module name for a target.
    static func moduleName(_ target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// Libraries whose classes cannot be used in documents.
    private static let closedModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationXML", "FoundationNetworking", "Dispatch",
        "_Concurrency", "Testing", "XCTest", "UIKitLauncher", "UIFoundation", "QuartzCore", "RenderServer",
        "CoreGraphics", "TextLayout", "ImageDecoding", "Cassowary", "Symbols", "WindowDisplay", "InterfaceDocuments",
        "IrekoTesting",
    ]

    /// Returns the program's class with a name; a nested class is `Outer.Inner`.
    private static func programClass(named name: String, in module: String) -> AnyClass? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !closedModules.contains(module), isIdentifier(module), name.utf8.count <= 200,
            (1...4).contains(parts.count), parts.allSatisfy(isIdentifier)
        else { return nil }
        if UIKitModules.names.contains(module) { return parts.count == 1 ? uikitClass(named: name) : nil }
        if parts.count == 1 { return NSClassFromString("\(module).\(name)") }
        return nestedClass(parts, in: module)
    }

    /// Returns a class that is nested in types, by its mangled name.
    private static func nestedClass(_ parts: [String], in module: String) -> AnyClass? {
        guard (parts + [module]).allSatisfy({ $0.utf8.allSatisfy { $0 < 128 } }) else { return nil }
        var names = ["\(module.utf8.count)\(module)"]
        for (place, part) in parts.enumerated() {
            let kinds = place == parts.count - 1 ? ["C"] : ["C", "V", "O"]
            names = names.flatMap { name in kinds.map { "\(name)\(part.utf8.count)\(part)\($0)" } }
        }
        return names.lazy.compactMap { _typeByName($0) as? AnyClass }.first
    }

    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func isClass(_ type: AnyClass, sameAsOrBelow base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if found == base { return true }
            current = _getSuperclass(found)
        }
        return false
    }
}
