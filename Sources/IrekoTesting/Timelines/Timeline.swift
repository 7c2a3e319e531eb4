import Foundation
import QuartzCore
import UIFoundation
import UIKit

/// Every callback that view controllers received, in order, with its time.
///
/// A line reads `Name callback`, where the name is the one given by `name(_:_:)`, else the controller's title, else its type:
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

        /// Makes a set of raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewDidAppear(_:)`, `viewWillDisappear(_:)`, `viewDidDisappear(_:)`.
        public static let appearance = Kinds(rawValue: 1)
        /// `willMove(toParent:)`, `didMove(toParent:)`.
        public static let containment = Kinds(rawValue: 2)
        /// `loadView()`, `viewDidLoad()`, and the controller's `deinit`.
        public static let life = Kinds(rawValue: 4)
        /// `viewWillLayoutSubviews()`, `viewDidLayoutSubviews()`, `viewSafeAreaInsetsDidChange()`.
        public static let layout = Kinds(rawValue: 8)
        /// `viewWillTransition(to:with:)`, `willRotate(to:duration:)` and its kin.
        public static let size = Kinds(rawValue: 16)
        /// All of them.
        public static let all: Kinds = [.appearance, .containment, .life, .layout, .size]
    }

    /// One callback.
    public struct Entry: Sendable, CustomStringConvertible {
        /// Seconds since the recording began.
        public let time: TimeInterval
        /// The controller's name.
        public var name: String { givenName ?? record.name.description }
        /// The name of the controller in which it was a child then, by its title or else its type; `nil` for none.
        public var parent: String? { record.parent?.description }
        /// How many controllers were around it: 0 for a root, and for one that is presented.
        public var depth: Int { record.depth }
        /// The callback, with its significant arguments: `viewWillAppear`, `willMove(toParent: nil)`.
        public var callback: String { record.callback.text }
        /// Whether an appearance callback was animated.
        public var isAnimated: Bool { record.callback.isAnimated }
        /// What kind of callback it is.
        public var kind: Kinds { record.callback.kind }
        // Put into words when it is read: most entries are never read.
        let record: CallbackRecord
        /// The name that `name(_:_:)` gave the controller.
        fileprivate let givenName: String?

        /// The time, the name and the callback.
        public var description: String { String(format: "%8.3f  ", time) + "\(name) \(callback)" }
    }

    /// What was recorded, in order.
    @exclusivity(unchecked) public private(set) var entries: [Entry] = []

    /// The names that were given. A controller's reference is kept, so that no other gets its address.
    @exclusivity(unchecked) private var names: [(controller: WeakReference<UIViewController>, name: String)] = []
    private(set) var start = 0.0

    init() {}

    // MARK: Reading

    /// `Name callback` for each entry but those of layout, which come as often as they are needed.
    public var lines: [String] { lines(of: [.appearance, .containment, .life]) }

    /// `Name callback` for each entry of some kinds.
    public func lines(of kinds: Kinds) -> [String] {
        entries.filter { kinds.contains($0.kind) }.map { "\($0.name) \($0.callback)" }
    }

    /// The callbacks of one controller, of some kinds.
    public func callbacks(of controller: UIViewController, _ kinds: Kinds = .appearance) -> [String] {
        let reference = controller.weakReference
        return entries.filter { $0.record.controller === reference && kinds.contains($0.kind) }.map(\.callback)
    }

    /// The whole timeline, a line for each entry with its time; off the main actor just what it is.
    public nonisolated var description: String {
        guard MainThread.isCurrent else { return "a Timeline, which is read on the main actor" }
        return MainActor.assumeIsolated { entries.map(\.description).joined(separator: "\n") }
    }

    // MARK: Recording

    /// Gives a controller a name in the entries that follow.
    public func name(_ controller: UIViewController, _ name: String) {
        names.removeAll { $0.controller.object == nil || $0.controller.object === controller }
        names.append((controller.weakReference, name))
    }

    /// Removes the entries recorded until now.
    public func clear() {
        checkEntries()
        checkerAtFirst = checker.copy()
        entries = []
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
        entries.append(Entry(time: record.time - start, record: record, givenName: name))
    }

    // MARK: Checking

    /// Checks every controller's callbacks against the diagram, also those removed by `clear()`.
    let checker = CallbackChecker()
    /// What it knew before the first of the entries.
    private(set) var checkerAtFirst = CallbackChecker()

    /// How many of the entries it knows.
    private var checkedCount = 0

    private func checkEntries() {
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
