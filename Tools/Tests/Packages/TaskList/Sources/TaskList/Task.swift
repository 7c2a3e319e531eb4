import Foundation

@objc(TLTask)
public class Task: NSObject, NSCopying, NSSecureCoding {
    @objc public let identifier: String
    @objc public dynamic var title: String
    @objc dynamic public var priority: Int
    @objc public dynamic var isDone = false {
        didSet {
            guard isDone != oldValue else { return }
            doneChanges += 1
        }
    }
    @objc public dynamic var due: Date?
    @objc public dynamic weak var parent: Task?
    @objc dynamic var tags: [String] = []
    public private(set) var doneChanges = 0

    @objc public var summary: String {
        return "\(title) (\(priority))"
    }

    public init(title: String, priority: Int = 0, identifier: String = UUID().uuidString) {
        self.title = title
        self.priority = priority
        self.identifier = identifier
        super.init()
    }

    // MARK: NSSecureCoding

    public static var supportsSecureCoding: Bool { return true }

    public required init?(coder aDecoder: NSCoder) {
        guard let title = aDecoder.decodeObject(forKey: #keyPath(title)) as? String,
            let identifier = aDecoder.decodeObject(of: NSString.self, forKey: #keyPath(identifier)) as String?
        else { return nil }
        self.title = title
        self.identifier = identifier
        priority = aDecoder.decodeInteger(forKey: #keyPath(priority))
        isDone = aDecoder.decodeBool(forKey: "isDone")
        due = aDecoder.decodeObject(forKey: #keyPath(due)) as? Date
        super.init()
    }

    public func encode(with aCoder: NSCoder) {
        aCoder.encode(title, forKey: #keyPath(title))
        aCoder.encode(identifier, forKey: #keyPath(identifier))
        aCoder.encode(priority, forKey: #keyPath(priority))
        aCoder.encode(isDone, forKey: "isDone")
        aCoder.encode(due, forKey: #keyPath(due))
    }

    // MARK: NSCopying

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Task(title: title, priority: priority, identifier: identifier)
        copy.isDone = isDone
        copy.due = due
        return copy
    }

    // MARK: NSObject

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Task else { return false }
        return other.identifier == identifier
    }

    override public var hash: Int { return identifier.hash }

    override public var description: String { return "<Task \(title)>" }
}
