import Foundation

/// Methods of classes that look like implementations of optional protocol methods, but are never called.
///
/// In Swift the methods of the class that adopts a protocol implement the protocol. A method that a subclass adds
/// later with such a name is a separate method, while Objective-C would find it by name.
@MainActor
package enum UncalledMethods {
    package struct Method: Equatable {
        package let type: AnyClass
        /// The name with the argument labels: `tableView(_:didSelectRowAt:)`.
        package let name: String
        package static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.name == right.name }
    }

    /// - Parameters:
    ///   - type: A class.
    ///   - existential: The protocol, as `(any UITableViewDelegate).self`. Its optional methods are the methods that
    ///     an extension in its module implements.
    ///   - isAdopted: Returns whether a class or its superclass adopts the protocol.
    /// - Returns: The methods of the class and its superclasses, up to the class that adopts the protocol. It is empty
    ///   in a stripped program, and does not contain methods that the compiler of an optimized program has removed.
    package static func methods(
        of type: AnyClass, for existential: Any.Type, isAdopted: (AnyClass) -> Bool
    ) -> [Method] {
        var inheriting: [AnyClass] = []
        var adopting: AnyClass = type
        while let superclass = _getSuperclass(adopting), isAdopted(superclass) {
            inheriting.append(adopting)
            adopting = superclass
        }
        guard !inheriting.isEmpty, let prefix = extensionPrefix(of: existential) else { return [] }
        let inherited = Array(sequence(first: adopting) { _getSuperclass($0) })
        let classes = (inheriting + inherited).map { ($0, descriptor(of: $0)) }
        let files = Set(([CALayer.self] + inheriting + inherited).compactMap { ProgramSymbols(of: descriptor(of: $0)) })
        let names = files.reduce(into: [:]) { result, file in
            result.merge(file.names(at: classes.map(\.1))) { first, _ in first }
        }
        let named = classes.compactMap { type, descriptor in
            names[descriptor].flatMap { ClassNames(type, descriptorNames: $0) }
        }
        let functions = files.flatMap { $0.functions(beginningWith: [prefix] + named.map(\.prefix)) }
        let optional = Set(functions.filter { $0.hasPrefix(prefix) }.compactMap { member(of: existential, $0) })

        // The base class is first, so that a method is attributed to the class that declares it, not to an override.
        var (known, result) = (Set<String>(), [Method]())
        for type in named.reversed() {
            for member in type.members(among: functions).intersection(optional).sorted() {
                guard known.insert(member).inserted, inheriting.contains(where: { $0 == type.type }) else { continue }
                result.append(Method(type: type.type, name: withoutTypes(member)))
            }
        }
        return result
    }

    /// Returns the descriptor of a class. For generic classes, too, it is in the file of the class.
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// Returns the prefix of the symbols of the protocol extensions in the protocol's module.
    private static func extensionPrefix(of existential: Any.Type) -> String? {
        guard let name = _mangledTypeName(existential), name.hasSuffix("_p") else { return nil }
        return "$s\(name.dropLast(2))PAAE"
    }

    /// Returns the part of a symbol that identifies the member, with types.
    private static func member(of existential: Any.Type, _ symbol: String) -> String? {
        let owner = _typeName(existential).replacing("any ", with: "")
        guard let text = ProgramSymbols.demangled(symbol), let range = text.range(of: "\(owner).") else { return nil }
        return String(text[range.upperBound...])
    }

    /// Returns a member such as `tableView(_: UIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()` without
    /// types. If the arguments have no labels, the result has no labels.
    private static func withoutTypes(_ member: String) -> String {
        guard let open = member.firstIndex(of: "(") else { return member }
        var (depth, arguments, current) = (0, [String](), "")
        for character in member[open...] {
            switch character {
            case "(", "<", "[": depth += 1
            case ")", "]": depth -= 1
            case ">" where !current.hasSuffix("-"): depth -= 1
            default: break
            }
            let endsArgument = depth == 0 || depth == 1 && character == ","
            if endsArgument {
                if !current.isEmpty { arguments.append(current) }
                current = ""
            } else if depth > 1 || character != "(" {
                current.append(character)
            }
            if depth == 0 { break }
        }
        let labels = arguments.map { argument in
            let label = argument.trimmingCharacters(in: .whitespaces).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return argument.contains("\(label): ") ? "\(label):" : "_:"
        }
        return "\(member[..<open])(\(labels.joined()))"
    }
}

/// The names of a class and its members.
private struct ClassNames {
    let type: AnyClass
    /// The prefix of the symbols of its members.
    let prefix: String
    private let demangled: String

    /// - Parameter descriptorNames: The symbols of the class's descriptor.
    init?(_ type: AnyClass, descriptorNames: [String]) {
        let title = "nominal type descriptor for "
        guard let name = descriptorNames.first(where: { $0.hasSuffix("Mn") }),
            let text = ProgramSymbols.demangled(name), text.hasPrefix(title)
        else { return nil }
        self.type = type
        prefix = String(name.dropLast(2))
        demangled = String(text.dropFirst(title.count))
    }

    func members(among symbols: [String]) -> Set<String> {
        Set(
            symbols.lazy.filter { $0.hasPrefix(prefix) }.compactMap { ProgramSymbols.demangled($0) }
                .filter { $0.hasPrefix(demangled + ".") }.map { String($0.dropFirst(demangled.count + 1)) })
    }
}
