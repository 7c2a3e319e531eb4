import Foundation
import RandomSupport

@testable import StateArchive

extension SeededGenerator {
    /// A state with objects, sessions and values of all kinds.
    mutating func state() -> ArchivedState {
        var state = ArchivedState()
        let count = below(12)
        if below(4) > 0 { state.application = values(objects: count) }
        state.objects = (0..<count).map { _ in object(objects: count) }
        if count > 0 { state.roots = (0..<below(3)).map { _ in below(count) } }
        state.sessions = (0..<below(3)).map { _ in session() }
        return state
    }

    private mutating func object(objects: Int) -> ArchivedObject {
        let depth = 1 + below(4)
        return ArchivedObject(
            kind: pick([.viewController, .view, .registeredObject]), path: (0..<depth).map { _ in text() },
            positions: (0..<depth).map { _ in below(4) - 1 }, className: text(),
            restorationClassName: below(2) == 0 ? text() : nil,
            storyboard: below(3) == 0
                ? ArchivedStoryboard(name: text(), bundlePath: below(2) == 0 ? text() : nil) : nil,
            values: values(objects: objects))
    }

    private mutating func session() -> ArchivedSession {
        let activity = ArchivedActivity(
            activityType: text(), title: below(2) == 0 ? text() : nil,
            targetContentIdentifier: below(2) == 0 ? text() : nil,
            userInfo: (0..<below(4)).map { _ in .init(key: .string(text()), value: value(depth: 0, objects: 0)) })
        return ArchivedSession(
            persistentIdentifier: text(), role: text(), configurationName: below(2) == 0 ? text() : nil,
            userInfo: below(2) == 0 ? values(objects: 0) : nil, activity: below(2) == 0 ? activity : nil,
            window: below(2) == 0 ? window() : nil)
    }

    private mutating func window() -> ArchivedWindow {
        let hasPlace = below(2) == 0
        return ArchivedWindow(
            width: pick([390, 0, -1, .infinity, 1e300]), height: number(0, 2000),
            x: hasPlace ? pick([0, -1, .min, .max]) : nil, y: hasPlace ? below(2000) : nil)
    }

    private mutating func values(objects: Int) -> [String: ArchivedValue] {
        var values: [String: ArchivedValue] = [:]
        for _ in 0..<below(6) { values[text()] = value(depth: 0, objects: objects) }
        return values
    }

    private mutating func text() -> String {
        let characters = ["a", "Z", "/", "é", "入", "れ", "子", "\u{1F4E6}", "\0", " "]
        return (0..<below(9)).map { _ in pick(characters) }.joined()
    }

    private mutating func bytes() -> Data { Data((0..<below(20)).map { _ in UInt8(below(256)) }) }

    mutating func value(depth: Int, objects: Int) -> ArchivedValue {
        switch below(depth > 4 ? 11 : 16) {
        case 0: return .null
        case 1: return .bool(below(2) == 0)
        case 2: return .integer(pick([0, -1, .min, .max, Int64(below(1000))]))
        case 3: return .float(pick([0, -0.5, .infinity, .greatestFiniteMagnitude]))
        case 4: return .double(pick([0, -0.5, .infinity, .leastNonzeroMagnitude, number(-1e9, 1e9)]))
        case 5: return .string(text())
        case 6: return .data(bytes())
        case 7: return .date(Date(timeIntervalSinceReferenceDate: number(-1e9, 1e9)))
        case 8: return .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(below(256)))))
        case 9: return .object(className: text(), bytes())
        case 10:
            let file = URL(fileURLWithPath: "/a/\(below(100))", isDirectory: false)
            return .url(below(2) == 0 ? file : URL(string: "x%20y?z=\(below(9))", relativeTo: file) ?? file)
        case 11 where objects > 0: return .reference(below(objects))
        case 12: return .set((0..<below(4)).map { _ in value(depth: depth + 1, objects: objects) })
        case 13:
            return .dictionary(
                (0..<below(4)).map { _ in
                    .init(key: value(depth: depth + 1, objects: 0), value: value(depth: depth + 1, objects: objects))
                })
        default: return .array((0..<below(4)).map { _ in value(depth: depth + 1, objects: objects) })
        }
    }
}
