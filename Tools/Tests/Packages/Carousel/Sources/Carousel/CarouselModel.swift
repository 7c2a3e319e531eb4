import Foundation

/// The pages that a carousel shows, as a model that is observed by key path.
@objcMembers
open class CarouselModel: NSObject {
    open dynamic var titles: [String] = []
    open dynamic var selectedIndex: Int = -1 {
        willSet { previousIndex = selectedIndex }
    }
    open dynamic weak var owner: CarouselOwner?
    public private(set) var previousIndex = -1

    public var selectedTitle: String? { titles.indices.contains(selectedIndex) ? titles[selectedIndex] : nil }

    public func select(_ title: String) {
        selectedIndex = titles.firstIndex(of: title) ?? -1
    }
}

/// Who has a model.
@objc public class CarouselOwner: NSObject {
    @objc public dynamic var name: String

    @objc public init(name: String) { self.name = name }
}

private var observerContext = 0

/// Notes the changes of a model in the old way.
public final class ModelObserver: NSObject {
    public private(set) var lines: [String] = []
    private let model: CarouselModel

    public init(_ model: CarouselModel) {
        self.model = model
        super.init()
        model.addObserver(self, forKeyPath: #keyPath(CarouselModel.selectedIndex), options: [.old, .new], context: &observerContext)
        model.addObserver(self, forKeyPath: #keyPath(CarouselModel.owner.name), options: .new, context: &observerContext)
    }

    public func stop() {
        model.removeObserver(self, forKeyPath: #keyPath(CarouselModel.selectedIndex), context: &observerContext)
        model.removeObserver(self, forKeyPath: #keyPath(CarouselModel.owner.name), context: &observerContext)
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &observerContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        switch keyPath {
        case #keyPath(CarouselModel.selectedIndex):
            lines.append("\(change?[.oldKey] as? Int ?? -9) → \(change?[.newKey] as? Int ?? -9)")
        case #keyPath(CarouselModel.owner.name):
            lines.append("owner \(change?[.newKey] as? String ?? "none")")
        default: break
        }
    }
}

extension CarouselModel {
    /// The value of a property by its name.
    public func describe(_ key: String) -> String {
        guard let value = value(forKey: key) else { return "\(key): none" }
        return "\(key): \(value)"
    }
}

/// A view of the model's pages.
public class TitlePage: UIPageBase {
    public override func makeLabel() -> UILabel {
        let label = super.makeLabel()
        label.textAlignment = .center
        return label
    }
}
