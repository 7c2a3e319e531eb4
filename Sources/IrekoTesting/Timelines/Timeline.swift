import Foundation
import QuartzCore
import UIFoundation
import UIKit

/// The callbacks of view controllers, in order, with their times.
///
/// A line reads `Name callback`. The name is the name given by `name(_:_:)`, else the controller's title, else its
/// type:
///
///     #expect(stage.timeline.lines(of: .appearance) == [
///         "Old viewWillDisappear", "New viewWillAppear", "Old viewDidDisappear", "New viewDidAppear",
///     ])
@MainActor
public final class Timeline: CustomStringConvertible {
    /// A set of kinds of callbacks.
    public struct Kinds: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewDidAppear(_:)`, `viewWillDisappear(_:)`,
        /// `viewDidDisappear(_:)`.
        public static let appearance = Kinds(rawValue: 1)
        /// `willMove(toParent:)`, `didMove(toParent:)`.
        public static let containment = Kinds(rawValue: 2)
        /// `loadView()`, `viewDidLoad()`, and the controller's `deinit`.
        public static let life = Kinds(rawValue: 4)
        /// `viewWillLayoutSubviews()`, `viewDidLayoutSubviews()`, `viewSafeAreaInsetsDidChange()`.
        public static let layout = Kinds(rawValue: 8)
        /// `viewWillTransition(to:with:)`, `willRotate(to:duration:)` and its kin.
        public static let size = Kinds(rawValue: 16)
        /// All kinds of callbacks.
        public static let all: Kinds = [.appearance, .containment, .life, .layout, .size]
    }

    /// One callback.
    public struct Entry: Sendable, CustomStringConvertible {
        /// Seconds since the recording began.
        public let time: TimeInterval
        /// The controller's name.
        public var name: String { givenName ?? record.name.description }
        /// The name of the controller's parent at that time: its title or else its type. `nil` if the controller had
        /// no parent.
        public var parent: String? { record.parent?.description }
        /// The number of the controller's ancestors: 0 for a root, and for a presented controller.
        public var depth: Int { record.depth }
        /// The callback, with its significant arguments: `viewWillAppear`, `willMove(toParent: nil)`.
        public var callback: String { record.callback.text }
        /// Whether an appearance callback was animated.
        public var isAnimated: Bool { record.callback.isAnimated }
        /// The kind of the callback.
        public var kind: Kinds { record.callback.kind }
        // Formatted when it is read, since most entries are never read.
        let record: CallbackRecord
        /// The name that `name(_:_:)` gave the controller.
        fileprivate let givenName: String?

        /// The time, the name and the callback.
        public var description: String { String(format: "%8.3f  ", time) + "\(name) \(callback)" }
    }

    /// The recorded entries, in order. Each access creates the array.
    public var entries: [Entry] { recorded.flatMap { $0 } }

    /// The entries in blocks. An array of all entries would copy them each time it grows, which takes longer than
    /// recording them.
    @exclusivity(unchecked) private var recorded: [[Entry]] = []
    private static let blockSize = 256

    /// The given names. A controller's reference is kept, so that its address is not reused.
    @exclusivity(unchecked) private var names: [(controller: WeakReference<UIViewController>, name: String)] = []
    private(set) var start = 0.0

    init() {}

    // MARK: Reading

    /// `Name callback` for each entry, without the callbacks of layout and size, whose number varies.
    public var lines: [String] { lines(of: [.appearance, .containment, .life]) }

    /// Returns `Name callback` for each entry of some kinds.
    public func lines(of kinds: Kinds) -> [String] {
        entries.filter { kinds.contains($0.kind) }.map { "\($0.name) \($0.callback)" }
    }

    /// Returns the callbacks of one controller, of some kinds.
    public func callbacks(of controller: UIViewController, _ kinds: Kinds = .appearance) -> [String] {
        let reference = controller.weakReference
        return entries.filter { $0.record.controller === reference && kinds.contains($0.kind) }.map(\.callback)
    }

    /// The whole timeline, with a line and a time for each entry. Off the main actor it is only a placeholder.
    public nonisolated var description: String {
        guard MainThread.isCurrent else { return "a Timeline (readable on the main actor only)" }
        return MainActor.assumeIsolated { entries.map(\.description).joined(separator: "\n") }
    }

    // MARK: Recording

    /// Gives a controller a name in the following entries.
    public func name(_ controller: UIViewController, _ name: String) {
        names.removeAll { $0.controller.object == nil || $0.controller.object === controller }
        names.append((controller.weakReference, name))
    }

    /// Removes the entries recorded until now.
    public func clear() {
        checkEntries()
        checkerAtFirst = checker.copy()
        recorded = []
        checkedCount = 0
    }

    private var subscription: Probe<CallbackRecord>.Subscription?

    func record(_ callbacks: Probe<CallbackRecord>, from start: Double) {
        self.start = start
        // Held until `stop()`.
        subscription = callbacks.subscribe { [self] in add($0) }
    }

    func stop() {
        subscription?.end()
        subscription = nil
        checkEntries()
    }

    private func add(_ record: CallbackRecord) {
        let name = names.isEmpty ? nil : names.first { $0.controller === record.controller }?.name
        if recorded.isEmpty || recorded[recorded.count - 1].count == Self.blockSize {
            recorded.append([])
            recorded[recorded.count - 1].reserveCapacity(Self.blockSize)
        }
        recorded[recorded.count - 1].append(Entry(time: record.time - start, record: record, givenName: name))
    }

    // MARK: Checking

    /// Checks every controller's callbacks against the diagram, also those removed by `clear()`.
    let checker = CallbackChecker()
    /// The checker's state before the first of the entries.
    private(set) var checkerAtFirst = CallbackChecker()

    /// The number of checked entries.
    private var checkedCount = 0

    private func checkEntries() {
        let entries = entries
        for entry in entries.dropFirst(checkedCount) { checker.check(entry) }
        checkedCount = entries.count
    }
}

extension CallbackRecord.Callback {
    fileprivate var kind: Timeline.Kinds {
        switch self {
        case .loadView, .viewDidLoad, .deinitialized: .life
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange: .layout
        case .viewWillTransition, .willRotate, .willAnimateRotation, .didRotate: .size
        case .willMoveToParent, .didMoveToParent: .containment
        }
    }

    fileprivate var isAnimated: Bool {
        switch self {
        case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
            .viewWillDisappear(let animated), .viewDidDisappear(let animated):
            animated
        case .willRotate, .willAnimateRotation, .didRotate: true
        default: false
        }
    }
}
