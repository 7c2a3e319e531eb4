//
//  CatchStore.swift
//  CatchKit
//

import Foundation

public protocol CatchStoreDelegate: class {
    func catchStore(_ store: CatchStore, didInsertCatchAt index: Int)
    func catchStore(_ store: CatchStore, didRemoveCatchAt index: Int)
}

extension NSNotification.Name {
    public static let CatchStoreDidChange = NSNotification.Name(rawValue: "CatchStoreDidChange")
}

public final class CatchStore: NSObject {

    public enum StoreError: Error {
        case unreadable(URL)
    }

    public weak var delegate: CatchStoreDelegate?
    public private(set) var catches: [Catch] = []
    private let fileURL: URL

    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }

    public func load() throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { return }
        let data = try Data(contentsOf: fileURL)
        guard let loaded = NSKeyedUnarchiver.unarchiveObject(with: data) as? [Catch] else {
            throw StoreError.unreadable(fileURL)
        }
        catches = loaded.sorted { $0.date > $1.date }
        NotificationCenter.default.post(name: .CatchStoreDidChange, object: self)
    }

    public func save() throws {
        let data = NSKeyedArchiver.archivedData(withRootObject: catches)
        try data.write(to: fileURL, options: .atomic)
    }

    @discardableResult
    public func add(_ new: Catch) -> Int {
        let index = catches.index { $0.date < new.date } ?? catches.endIndex
        catches.insert(new, at: index)
        delegate?.catchStore(self, didInsertCatchAt: index)
        NotificationCenter.default.post(name: .CatchStoreDidChange, object: self)
        return index
    }

    public func remove(at index: Int) {
        guard catches.indices.contains(index) else { return }
        catches.remove(at: index)
        delegate?.catchStore(self, didRemoveCatchAt: index)
        NotificationCenter.default.post(name: .CatchStoreDidChange, object: self)
    }

    public func catches(matching text: String) -> [Catch] {
        guard !text.isEmpty else { return catches }
        let predicate = NSPredicate(block: { object, _ in
            guard let name = (object as? Catch)?.species?.name else { return false }
            return name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        })
        return (catches as NSArray).filtered(using: predicate) as? [Catch] ?? []
    }
}
