import Foundation
import UIKit

/// The calls of the delegate and the controllers of a test, in order.
@MainActor
enum RestorationLog {
    static var entries: [String] = []

    /// The entries that are logged during a closure.
    static func during(_ body: () throws -> Void) rethrows -> [String] {
        entries = []
        try body()
        return entries
    }
}

/// A container that preserves its children and a note, and logs it. As its own restoration class it makes itself,
/// unless the identifier begins with `gone`.
class LoggedController: UIViewController, UIViewControllerRestoration {
    var note = "default"
    var whenEncoded: ((NSCoder) -> Void)?
    var whenDecoded: ((NSCoder) -> Void)?

    init(_ identifier: String?, note: String = "default", isMade: Bool = false, children: [UIViewController] = []) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        self.note = note
        if isMade { restorationClass = type(of: self) }
        for child in children { add(child) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var name: String { restorationIdentifier ?? "nil" }

    func add(_ child: UIViewController) {
        addChild(child)
        child.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        RestorationLog.entries.append("viewDidLoad \(name)")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        RestorationLog.entries.append("encode \(name)")
        super.encodeRestorableState(with: coder)
        coder.encode(note, forKey: "note")
        coder.encode(children, forKey: "children")
        whenEncoded?(coder)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        RestorationLog.entries.append("decode \(name)")
        super.decodeRestorableState(with: coder)
        note = coder.decodeObject(of: NSString.self, forKey: "note").map { $0 as String } ?? "nothing"
        let found = coder.decodeObject(forKey: "children") as? [UIViewController] ?? []
        for child in found where child.parent == nil && child !== self { add(child) }
        whenDecoded?(coder)
    }

    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        RestorationLog.entries.append("finished \(name)")
    }

    class func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let note = coder.decodeObject(forKey: "note") as? String ?? "nothing"
        RestorationLog.entries.append("make \(identifierComponents.joined(separator: "/")) (\(note))")
        guard let identifier = identifierComponents.last, !identifier.hasPrefix("gone") else { return nil }
        return LoggedController(identifier, isMade: true)
    }
}

/// A subclass, for controllers that are restored as a different class.
final class LoggedSubclass: LoggedController {}
