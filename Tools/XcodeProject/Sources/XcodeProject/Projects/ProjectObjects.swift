/// The objects of a project, by their identifiers.
struct ProjectObjects {
    typealias Object = [String: PropertyValue]

    private let all: [String: Object]
    let root: String
    let version: Int

    /// - Parameter path: The file's path, for errors.
    init(_ value: PropertyValue, path: String) throws(ProjectError) {
        guard let top = value.dictionary, let objects = top["objects"]?.dictionary else {
            throw .damaged(path: path, line: 1, message: "the file has no objects")
        }
        all = objects.compactMapValues(\.dictionary)
        root = top["rootObject"]?.string ?? ""
        version = top["objectVersion"]?.string.flatMap { Int($0) } ?? 0
        guard kind(of: root) == "PBXProject" else {
            throw .damaged(path: path, line: 1, message: "the root object is not a project")
        }
    }

    /// The class of an object.
    func kind(of id: String) -> String { all[id]?["isa"]?.string ?? "" }

    func string(_ id: String, _ key: String) -> String? { all[id]?[key]?.string }

    /// A list of identifiers or texts.
    func list(_ id: String, _ key: String) -> [String] {
        guard let value = all[id]?[key] else { return [] }
        return value.array?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
    }

    func dictionary(_ id: String, _ key: String) -> Object { all[id]?[key]?.dictionary ?? [:] }

    /// The identifiers of the objects of a class, sorted.
    func all(ofKind kind: String) -> [String] { all.filter { $0.value["isa"]?.string == kind }.keys.sorted() }
}
