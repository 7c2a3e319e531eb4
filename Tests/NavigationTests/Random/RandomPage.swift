import TestSupport
import UIKit

/// A page that acts inside of its callbacks, as the world determines, and records its moves to and from parents.
final class RandomPage: CallbackViewController {
    weak var world: NavigationWorld?
    /// The last move that was announced and the last that has ended, and whether each had a parent.
    private(set) var announced: Bool?
    private(set) var ended: Bool?

    init(_ name: String, world: NavigationWorld) {
        self.world = world
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func came(_ callback: String) { world?.inside(self, callback) }

    override func willMove(toParent parent: UIViewController?) {
        announced = parent != nil
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: UIViewController?) {
        ended = parent != nil
        super.didMove(toParent: parent)
    }
}
