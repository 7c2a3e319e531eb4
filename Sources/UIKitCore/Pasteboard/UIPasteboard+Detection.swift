import Foundation
import QuartzCore

extension UIPasteboard {
    /// The patterns detected in the text of an item. Of the values of Apple's structure, it contains those that need
    /// no further framework.
    public struct DetectedValues {
        /// The requested values that were detected.
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// A web URL; empty if not detected.
        public internal(set) var probableWebURL = ""
        /// Words for a web search; empty if not detected.
        public internal(set) var probableWebSearch = ""
        /// The number in the text.
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

    /// A pattern in a text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name of the pattern.
        public let rawValue: String

        /// Creates a pattern from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A web URL, as text.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words for a web search, as text.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number, as a `Double`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    // MARK: Detecting patterns of content in pasteboard items

    /// Detects patterns in the text of the first item. The handler is called later, on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths).patterns)) }
    }

    /// Detects patterns in the texts of the items at given indexes, or of all items if `itemSet` is `nil`.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths, in: itemSet).map(\.patterns))) }
    }

    /// Returns the patterns in the text of the first item.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { detect(keyPaths).patterns }

    /// Returns the patterns in the texts of the items at given indexes, or of all items if `itemSet` is `nil`.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { detect(keyPaths, in: itemSet).map(\.patterns) }

    /// Detects values in the text of the first item. The handler is called later, on the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths))) }
    }

    /// Detects values in the texts of the items at given indexes, or of all items if `itemSet` is `nil`.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        later { completionHandler(.success(self.detect(keyPaths, in: itemSet))) }
    }

    /// Returns the values in the text of the first item.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        detect(keyPaths)
    }

    /// Returns the values in the texts of the items at given indexes, or of all items if `itemSet` is `nil`.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] { detect(keyPaths, in: itemSet) }

    /// Detects patterns in the text of the first item. The handler is called later, on the main thread.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        later { completionHandler(.success(Set(self.detect(patterns).keys))) }
    }

    /// Detects values in the text of the first item. The handler is called later, on the main thread.
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
