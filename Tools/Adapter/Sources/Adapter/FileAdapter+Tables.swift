import SwiftSyntax

/// The tables of methods and properties that are found by name.
extension FileAdapter {
    func addClassTables(_ node: ClassDeclSyntax, _ type: TypeDeclaration) {
        let inherited = all.tables(of: type.name)
        let superclasses = all.chain(of: type.name).dropFirst().compactMap { all.type($0) }

        let actions = type.members.filter { own.offers($0, of: type, in: all) }
        reportCollisions(actions, node)
        let parts = type.isGeneric ? own.allExtensions(of: type.name).filter { !$0.isConstrained } : []
        let actionParts = parts.filter { part in part.members.contains { own.offers($0, of: type, in: all) } }
        let inheritsActions = inherited == .responder || superclasses.contains(where: \.offersActions)
        // Bar items and gesture recognizers conform in the compatibility module, which calls a second protocol.
        let (table, adopted) =
            inherited == .propertyOwner
            ? ("__irekoActions", "__IrekoActionTable") : ("namedActions", "NamedActionTarget")
        if !actions.isEmpty || !actionParts.isEmpty || (type.offersActions && !inheritsActions) {
            let rows =
                actions.map { Self.row($0, of: type.name) }
                + actionParts.map { "table = \(Self.helper("Actions", $0))(table)" }
            addTable(table, "NamedActions", adopted, rows, inheritsActions, node, type)
        }

        let properties = type.members.filter { own.offersProperty($0, of: type) }
        let propertyParts = parts.filter { part in part.members.contains { own.offersProperty($0, of: type) } }
        let inheritsProperties = inherited != .none || superclasses.contains(where: \.offersProperties)
        if !properties.isEmpty || !propertyParts.isEmpty || (type.offersProperties && !inheritsProperties) {
            let rows =
                properties.map { Self.propertyRow($0, of: type.lastName) }
                + propertyParts.map { "table = \(Self.helper("Properties", $0))(table)" }
            addTable("namedProperties", "NamedProperties", "NamedPropertyOwner", rows, inheritsProperties, node, type)
        }
    }

    /// Two methods of a class with the same name in Objective-C.
    private func reportCollisions(_ actions: [Member], _ node: ClassDeclSyntax) {
        var seen: [String: String] = [:]
        for action in actions {
            if let other = seen[action.selector], other != action.fullName {
                report(
                    node.name, "class-tables", .warning,
                    "'\(other)' and '\(action.fullName)' have the selector '\(action.selector)'; the latter is called",
                    "give one of them a different name in @objc(…)")
            }
            seen[action.selector] = action.fullName
        }
    }

    private func addTable(
        _ name: String, _ table: String, _ protocolName: String, _ rows: [String], _ isOverride: Bool,
        _ node: ClassDeclSyntax,
        _ type: TypeDeclaration
    ) {
        if type.members.contains(where: { $0.name == name && $0.isStatic }) { return }
        let access = type.access >= .public ? type.access.keyword + " " : ""
        let start = isOverride ? "super.\(name)" : "\(table)()"
        let body = rows.isEmpty ? start : "var table = \(start); \(rows.joined(separator: "; ")); return table"
        let head = isOverride ? "\(access)override class var" : "@MainActor \(access)class var"
        addMember("\(head) \(name): \(table) { \(body) }")
        guard !isOverride else { return }
        if type.isHidden {
            let clause = node.inheritanceClause
            if let last = clause?.inheritedTypes.last {
                edits.insert(", \(protocolName)", at: last.bytes.upperBound)
            } else {
                edits.insert(
                    ": \(protocolName)", at: (node.genericParameterClause?.bytes ?? node.name.bytes).upperBound)
            }
        } else {
            tail.append("extension \(type.name): \(protocolName) {}")
        }
    }

    func addExtensionTables(_ node: ExtensionDeclSyntax, _ part: ExtensionDeclaration) {
        guard all.isClass(part.typeName) else { return }
        let type = all.type(part.typeName)
        let actions = part.members.filter { own.offers($0, of: type, in: all) && !moves($0, of: part) }
        let properties = part.members.filter { own.offersProperty($0, of: type) && !moves($0, of: part) }
        guard !actions.isEmpty || !properties.isEmpty else { return }
        if part.isConstrained {
            report(
                node, "class-tables", .warning, "methods of an extension with conditions cannot be looked up by name",
                "declare them in the class")
            return
        }
        let hasActions =
            all.tables(of: part.typeName) != .none || type?.offersActions == true
            || inheritsOffered(part.typeName, \.offersActions)
        let hasProperties =
            all.tables(of: part.typeName) != .none || type?.offersProperties == true
            || inheritsOffered(part.typeName, \.offersProperties)
        let isGeneric = type?.isGeneric == true
        // In a generic class, the class's own table has the rows.
        if isGeneric && own.type(part.typeName) == nil { return }
        let access = isGeneric ? "" : "fileprivate "
        if hasActions && !actions.isEmpty {
            let name = Self.helper("Actions", part)
            let rows = actions.map { Self.row($0, of: part.typeName) }.joined(separator: "; ")
            addMember(
                "@MainActor \(access)static func \(name)(_ table: NamedActions) -> NamedActions { var table = table; \(rows); return table }"
            )
            if !isGeneric {
                startStatements.append(
                    "NamedActions.extend(\(part.typeName).self, with: \(part.typeName).\(name)(NamedActions()))")
            }
        } else if !actions.isEmpty {
            report(
                node, "class-tables", .warning,
                "methods in an extension of \(part.typeName) cannot be looked up by name",
                "declare them in a subclass")
        }
        if hasProperties && !properties.isEmpty {
            let name = Self.helper("Properties", part)
            let rows = properties.map { Self.propertyRow($0, of: part.typeName) }.joined(separator: "; ")
            addMember(
                "@MainActor \(access)static func \(name)(_ table: NamedProperties) -> NamedProperties "
                    + "{ var table = table; \(rows); return table }")
            if !isGeneric {
                startStatements.append(
                    "NamedProperties.extend(\(part.typeName).self, with: \(part.typeName).\(name)(NamedProperties()))")
            }
        }
    }

    private func inheritsOffered(_ name: String, _ offers: KeyPath<TypeDeclaration, Bool>) -> Bool {
        all.chain(of: name).dropFirst().contains { all.type($0)?[keyPath: offers] == true }
    }

    /// The name of the function with an extension's rows.
    private static func helper(_ kind: String, _ part: ExtensionDeclaration) -> String {
        let file = part.path.split(separator: "/").last.map(String.init) ?? ""
        let name = file.unicodeScalars.map {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? String($0) : "_"
        }.joined()
        return "__ireko\(kind)_\(name)_\(part.ordinal)"
    }

    // MARK: Rows

    /// The statement that adds a method.
    static func row(_ member: Member, of type: String) -> String {
        let owner = type.split(separator: ".").last.map(String.init) ?? type
        let names = ["a", "b"].prefix(member.labels.count)
        let parameters = zip(names, member.types).map { "\($0): \(castType($1))" }.joined(separator: ", ")
        let arguments = zip(names, zip(member.labels, member.types)).map { name, parameter in
            let value =
                parameter.1 == "NSNotification"
                ? "NSNotification(name: \(name).name, object: \(name).object, userInfo: \(name).userInfo)" : name
            return parameter.0 == "_" ? value : "\(parameter.0): \(value)"
        }
        var call = "t.\(quoted(member.name))(\(arguments.joined(separator: ", ")))"
        if member.isThrowing { call = "try? " + call }
        if member.isSegueAction {
            // The result is the controller.
        } else if member.result != nil || member.isThrowing {
            call = "_ = " + call
        }
        let closure = names.isEmpty ? "{ \(call) }" : "{ (\(parameters)) in \(call) }"
        return "table = table.adding(\"\(member.selector)\", { (t: \(owner)) in \(closure) })"
    }

    /// The statement that adds a property.
    static func propertyRow(_ member: Member, of type: String) -> String {
        let path = "\\\(type).\(quoted(member.name))"
        let row = member.isSettable ? path : "\\\(type)[__ireko_reading: \(path)]"
        return "table = table.adding(\"\(member.objCName ?? member.name)\", \(row))"
    }

    private static func castType(_ type: String) -> String {
        if type == "NSNotification" { return "Notification" }
        return type.hasSuffix("!") ? type.dropLast() + "?" : type
    }

    static func quoted(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "default", "repeat", "continue", "break", "return", "switch", "case", "import", "operator", "where", "while",
        "for", "in", "is", "as",
        "init", "self", "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "public", "private",
        "internal", "static",
        "do", "try", "catch", "throw", "throws", "defer", "guard", "if", "else", "true", "false", "nil", "super",
        "subscript", "typealias",
    ]
}
