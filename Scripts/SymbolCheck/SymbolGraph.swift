import Foundation

/// The part of a symbol graph file that the checks need. `swift-symbolgraph-extract` writes these files.
struct SymbolGraph: Decodable {
    struct Module: Decodable {
        let name: String
    }

    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }

        struct Kind: Decodable {
            let identifier: String
        }

        struct Location: Decodable {
            struct Position: Decodable {
                /// From 0.
                let line: Int
            }

            let uri: String
            let position: Position
        }

        struct Comment: Decodable {}

        let identifier: Identifier
        let kind: Kind
        /// The names of the enclosing types and of the symbol, such as `["UIView", "addSubview(_:)"]`.
        let pathComponents: [String]
        let accessLevel: String
        let docComment: Comment?
        /// `nil` for a symbol that the compiler synthesizes, such as an inherited initializer.
        let location: Location?

        /// The symbol's name with its enclosing types, but without argument labels, such as `UIView.addSubview`.
        var name: String {
            pathComponents.map { $0.prefix { $0 != "(" } }.joined(separator: ".")
        }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let module: Module
    let symbols: [Symbol]
    let relationships: [Relationship]

    init(path: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
