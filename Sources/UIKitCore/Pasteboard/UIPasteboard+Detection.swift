import Foundation
import QuartzCore

extension UIPasteboard {
    /// What the text of an item was found to be. Of Apple's values those that need no other framework.
    public struct DetectedValues {
        /// Which of the values that were asked for were found.
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// An address of the web; empty where the text is none.
        public internal(set) var probableWebURL = ""
        /// Words to look for in the web; empty where the text is something else.
        public internal(set) var probableWebSearch = ""
        /// The number that the text is.
        public internal(set) var number: Double?

        init(of text: String, _ wanted: Set<PartialKeyPath<DetectedValues>>) {
            func take<Value>(_ path: WritableKeyPath<DetectedValues, Value>, _ value: Value?) {
                guard wanted.contains(path), let value else { return }
                self[keyPath: path] = value
                patterns.insert(path)
            }
            take(\.probableWebURL, TextPatterns.webAddress(text))
            take(\.probableWebSearch, TextPatterns.search(text))
            take(\.number, TextPatterns.number(text))
        }
    }

    /// What a text may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address of the web: its text.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words to look for in the web: the text.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number: a `Double`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    // MARK: Detecting patterns of content in pasteboard items

    /// Finds out which of these patterns the text of the first item has, and calls back on the main thread, in a later turn.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths).patterns)) }
    }

    /// Finds out which of these patterns the texts of items have, those of all items for `nil`.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths, in: itemSet).map(\.patterns))) }
    }

    /// Which of these patterns the text of the first item has.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { detect(keyPaths).patterns }

    /// Which of these patterns the texts of items have, those of all items for `nil`.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { detect(keyPaths, in: itemSet).map(\.patterns) }

    /// Finds these values in the text of the first item, and calls back on the main thread, in a later turn.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths))) }
    }

    /// Finds these values in the texts of items, those of all items for `nil`.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths, in: itemSet))) }
    }

    /// These values, as found in the text of the first item.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        detect(keyPaths)
    }

    /// These values, as found in the texts of items, those of all items for `nil`.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] { detect(keyPaths, in: itemSet) }

    /// Finds out which of these patterns the text of the first item has, and calls back on the main thread, in a later turn.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        later { completionHandler(.success(Set(self.detect(patterns).keys))) }
    }

    /// Finds these values in the text of the first item, and calls back on the main thread, in a later turn.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(patterns))) }
    }

    // MARK: -

    private func later(_ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        MainThread.run { MainLoop.current.enqueue { work() } }
    }

    private func detect(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        read { DetectedValues(of: $0.first?.string ?? "", keyPaths) }
    }

    private func detect(_ keyPaths: Set<PartialKeyPath<DetectedValues>>, in itemSet: IndexSet?) -> [DetectedValues] {
        read { $0.at(itemSet).map { DetectedValues(of: $0.string ?? "", keyPaths) } }
    }

    private func detect(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        let values = detect([\.probableWebURL, \.probableWebSearch, \.number])
        var found: [DetectionPattern: Any] = [:]
        if !values.probableWebURL.isEmpty { found[.probableWebURL] = values.probableWebURL }
        if !values.probableWebSearch.isEmpty { found[.probableWebSearch] = values.probableWebSearch }
        if let number = values.number { found[.number] = number }
        return found.filter { patterns.contains($0.key) }
    }
}
