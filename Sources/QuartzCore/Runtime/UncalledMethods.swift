import Foundation

/// Methods of classes that look as if they implemented an optional method of a protocol, and are never called.
///
/// Swift decides where a class adopts a protocol which of its methods implement it. What a subclass adds later under such a name is a
/// method of its own, while Objective-C would find it by name.
@MainActor
package enum UncalledMethods {
    package struct Method: Equatable {
        package let type: AnyClass
        /// With the labels of its arguments: `tableView(_:didSelectRowAt:)`.
        package let name: String
        package static func == (left: Self, right: Self) -> Bool { left.type == right.type && left.name == right.name }
    }

    /// - Parameters:
    ///   - type: A class.
    ///   - existential: The protocol, as `(any UITableViewDelegate).self`. Its optional methods are those that an extension in its
    ///     module implements for all.
    ///   - isAdopted: Whether a class adopts it, itself or through its superclass.
    /// - Returns: Those of the class and its superclasses, down to the one that adopts the protocol. None in a stripped program, and
    ///   none that the compiler has removed since nothing calls them, which it does in optimized programs.
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

        // From the base: what is overridden above belongs to the one that declares it.
        var (known, result) = (Set<String>(), [Method]())
        for type in named.reversed() {
            for member in type.members(among: functions).intersection(optional).sorted() {
                guard known.insert(member).inserted, inheriting.contains(where: { $0 == type.type }) else { continue }
                result.append(Method(type: type.type, name: withoutTypes(member)))
            }
        }
        return result
    }

    /// What describes a class, generic or not, lies in the file that it is written in.
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// How the symbols of what a protocol's own module implements for all begin.
    private static func extensionPrefix(of existential: Any.Type) -> String? {
        guard let name = _mangledTypeName(existential), name.hasSuffix("_p") else { return nil }
        return "$s\(name.dropLast(2))PAAE"
    }

    /// The part of a symbol that says which member it is, with types.
    private static func member(of existential: Any.Type, _ symbol: String) -> String? {
        let owner = _typeName(existential).replacing("any ", with: "")
        guard let text = ProgramSymbols.demangled(symbol), let range = text.range(of: "\(owner).") else { return nil }
        return String(text[range.upperBound...])
    }

    /// `tableView(_: UIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()` without what is behind the labels; where no
    /// argument has one, none is written.
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

/// How a class and what it declares are named.
private struct ClassNames {
    let type: AnyClass
    /// With which the symbols of its members begin.
    let prefix: String
    private let demangled: String

    /// - Parameter descriptorNames: The symbols of what describes the class.
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
