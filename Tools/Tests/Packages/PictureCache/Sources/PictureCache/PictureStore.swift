#if os(iOS) || os(tvOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif
import ObjectiveC

public typealias Picture = UIImage

extension Notification.Name {
    public static let pictureStoreDidPurge = Notification.Name("PictureStoreDidPurge")
}

/// How many pictures a store keeps.
@objc public enum PictureStorePolicy: Int {
    case none
    case few
    case many

    var limit: Int {
        switch self {
        case .none: return 0
        case .few: return 2
        case .many: return 100
        }
    }
}

/// Follows a store.
@objc public protocol PictureStoreDelegate: NSObjectProtocol {
    @objc optional func pictureStore(_ store: PictureStore, didStore picture: UIImage, forKey key: String)
    @objc optional func pictureStore(_ store: PictureStore, shouldStoreKey key: String) -> Bool
    @objc optional func pictureStoreWillPurge(_ store: PictureStore)
    @objc optional var preferredLimit: Int { get }
}

@objc(PCPictureStore)
@objcMembers open class PictureStore: NSObject {
    @objc(sharedStore) public static let shared = PictureStore(name: "default")

    public let name: String
    public weak var delegate: PictureStoreDelegate?
    public dynamic private(set) var count = 0
    public var policy: PictureStorePolicy = .many {
        didSet { trim() }
    }

    private let memory = NSCache<NSString, UIImage>()
    private var keys: [String] = []
    private let queue = DispatchQueue(label: "picture.store", attributes: .concurrent)
    private var sweeper: Timer?

    @objc(initWithName:)
    public init(name: String) {
        self.name = name
        super.init()
        memory.name = "pictures.\(name)"
        NotificationCenter.default.addObserver(
            self, selector: #selector(purge), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(PictureStore.sweep(_:)),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        sweeper?.invalidate()
    }

    private var limit: Int { return delegate?.preferredLimit ?? policy.limit }

    @discardableResult
    open func store(_ picture: UIImage, forKey key: String) -> Bool {
        guard delegate?.pictureStore?(self, shouldStoreKey: key) ?? true else { return false }
        memory.setObject(picture, forKey: key as NSString)
        queue.sync(flags: .barrier) {
            keys.removeAll { $0 == key }
            keys.append(key)
        }
        trim()
        delegate?.pictureStore?(self, didStore: picture, forKey: key)
        return true
    }

    open func picture(forKey key: String) -> UIImage? {
        return memory.object(forKey: key as NSString)
    }

    public subscript(key: String) -> UIImage? { picture(forKey: key) }

    public func contains(_ key: String) -> Bool { picture(forKey: key) != nil }

    private func trim() {
        while keys.count > limit {
            memory.removeObject(forKey: keys.removeFirst() as NSString)
        }
        count = keys.count
    }

    open func purge() {
        delegate?.pictureStoreWillPurge?(self)
        memory.removeAllObjects()
        keys.removeAll()
        count = 0
        NotificationCenter.default.post(name: .pictureStoreDidPurge, object: self, userInfo: ["name": name])
    }

    private func sweep(_ note: Notification) {
        purge()
    }

    /// Purges at regular times.
    public func startSweeping(every interval: TimeInterval) {
        sweeper?.invalidate()
        sweeper = Timer.scheduledTimer(
            timeInterval: interval, target: WeakTarget(self), selector: #selector(WeakTarget.fire(_:)),
            userInfo: ["interval": interval], repeats: true)
    }

    public func stopSweeping() {
        sweeper?.invalidate()
        sweeper = nil
    }

    public var isSweeping: Bool { return sweeper?.isValid == true }
}

/// Breaks the cycle of a timer and its target.
private final class WeakTarget: NSObject {
    private weak var store: PictureStore?

    init(_ store: PictureStore) {
        self.store = store
    }

    @objc func fire(_ timer: Timer) {
        guard let store = store else {
            timer.invalidate()
            return
        }
        store.purge()
    }
}
