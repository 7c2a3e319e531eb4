import CoreGraphics
import Foundation

/// Keeps items from moving through each other and through boundaries.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollisionbehavior>.
open class UICollisionBehavior: UIDynamicBehavior {
    /// The parts that items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The raw value, with Apple's bits.
        public let rawValue: UInt

        /// Creates a mode from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The other items of the behavior.
        public static let items = Mode(rawValue: 1)
        /// The boundaries of the behavior.
        public static let boundaries = Mode(rawValue: 2)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var boundaries: [AnyHashable: (identifier: any NSCopying, boundary: CollisionBoundary)] = [:]
    private var boundaryOrder: [AnyHashable] = []
    private var referenceInsets: UIEdgeInsets?
    /// The contacts of the last step, in the order of their detection.
    private var contacts: [Contact] = []

    /// A contact of two items, or of an item and a boundary.
    struct Contact {
        var first: any UIDynamicItem
        var second: (any UIDynamicItem)?
        var boundary: AnyHashable?
        var identifier: (any NSCopying)?
        var point: CGPoint

        func isSame(as other: Contact) -> Bool {
            first === other.first && second === other.second && boundary == other.boundary
        }
    }

    /// Creates a behavior that collides everything.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    nonisolated deinit {}

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { itemsDidChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        contacts.removeAll { $0.first === item || $0.second === item }
        itemsDidChange()
    }

    /// The parts that items collide with. The default is `everything`.
    open var collisionMode = Mode.everything { didSet { if collisionMode != oldValue { didChange() } } }

    /// The delegate, which is called when contacts begin and end. Not retained.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the bounds of the animator's reference view are a boundary. The default is `false`.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            referenceInsets = newValue ? .zero : nil
            didChange()
        }
    }

    /// Makes the bounds of the animator's reference view, reduced by insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = insets
        didChange()
    }

    /// Adds a path as a boundary, in the reference's coordinate space. A boundary with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        guard let key = Self.key(identifier) else { return }
        let copy = UIBezierPath(cgPath: bezierPath.cgPath)
        if boundaries.updateValue((identifier, CollisionBoundary(copy)), forKey: key) == nil {
            boundaryOrder.append(key)
        }
        didChange()
    }

    /// Adds a line as a boundary, in the reference's coordinate space.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary; `nil` for an unknown identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        Self.key(identifier).flatMap { boundaries[$0]?.boundary.path }
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let key = Self.key(identifier), boundaries.removeValue(forKey: key) != nil else { return }
        boundaryOrder.removeAll { $0 == key }
        didChange()
    }

    /// The identifiers of the boundaries, without that of the reference bounds; `nil` without boundaries.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaryOrder.isEmpty ? nil : boundaryOrder.compactMap { boundaries[$0]?.identifier }
    }

    /// Removes all boundaries except the reference bounds.
    open func removeAllBoundaries() {
        guard !boundaries.isEmpty else { return }
        (boundaries, boundaryOrder) = ([:], [])
        didChange()
    }

    private static func key(_ identifier: any NSCopying) -> AnyHashable? {
        if let text = identifier as? NSString { return AnyHashable(text) }
        return identifier as? AnyHashable
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    // MARK: Contacts

    private func referenceBoundary(_ animator: UIDynamicAnimator) -> CollisionBoundary? {
        guard let referenceInsets, let bounds = animator.referenceBounds else { return nil }
        let rect = bounds.inset(by: referenceInsets)
        return rect.width > 0 && rect.height > 0 ? CollisionBoundary(UIBezierPath(rect: rect)) : nil
    }

    /// Moves items that were inside the reference bounds before a change of the size inside the new bounds.
    func moveItemsInside(of bounds: CGRect, before size: CGSize) {
        guard let referenceInsets, let animator = dynamicAnimator else { return }
        let old = CGRect(origin: bounds.origin, size: size).inset(by: referenceInsets)
        let new = bounds.inset(by: referenceInsets)
        guard new.width > 0, new.height > 0 else { return }
        for item in items {
            guard old.contains(item.center), let body = animator.world.body(of: item), body.inverseMass > 0 else {
                continue
            }
            let box = item.bounds.applying(item.transform).size
            let space = new.insetBy(dx: min(box.width, new.width) / 2, dy: min(box.height, new.height) / 2)
            body.position = Vector2(
                min(max(body.position.x, Double(space.minX)), Double(space.maxX)),
                min(max(body.position.y, Double(space.minY)), Double(space.maxY)))
        }
    }

    /// Returns the contacts at the beginning of a step, and keeps them for the delegate.
    func findContacts(in world: DynamicsWorld, duration: Double) -> (solved: [RigidContact], all: [Contact]) {
        guard let animator = dynamicAnimator else { return ([], []) }
        var solved: [RigidContact] = []
        var all: [Contact] = []
        let placed = items.compactMap { item in world.placed(item) }
        if collisionMode.contains(.items) {
            for (first, second) in PlacedBody.overlapping(placed) {
                guard first.body.inverseMass + second.body.inverseMass > 0 else { continue }
                guard let manifold = first.contact(with: second.shapes) else { continue }
                solved += manifold.map { RigidContact(first.body, second.body, $0, duration: duration) }
                if let point = PlacedBody.touching(manifold) {
                    all.append(Contact(first: first.body.item, second: second.body.item, point: point))
                }
            }
        }
        guard collisionMode.contains(.boundaries) else { return (solved, all) }
        var walls: [(AnyHashable?, CollisionBoundary)] = boundaryOrder.compactMap { key in
            boundaries[key].map { (key, $0.boundary) }
        }
        if let reference = referenceBoundary(animator) { walls.append((nil, reference)) }
        for body in placed {
            for (key, wall) in walls {
                guard let manifold = body.contact(with: wall) else { continue }
                solved += manifold.map { RigidContact(body.body, nil, $0, duration: duration) }
                if let point = PlacedBody.touching(manifold) {
                    all.append(
                        Contact(
                            first: body.body.item, boundary: key,
                            identifier: key.flatMap { boundaries[$0]?.identifier },
                            point: point))
                }
            }
        }
        world.noteWalls(walls.map(\.1), of: placed.map(\.body))
        return (solved, all)
    }

    /// Calls the delegate for contacts that began or ended in a step.
    func report(_ new: [Contact]) {
        let old = contacts
        contacts = new
        guard let delegate = collisionDelegate else { return }
        for contact in new where !old.contains(where: { $0.isSame(as: contact) }) {
            if let second = contact.second {
                delegate.collisionBehavior(self, beganContactFor: contact.first, with: second, at: contact.point)
            } else {
                delegate.collisionBehavior(
                    self, beganContactFor: contact.first,
                    withBoundaryIdentifier: contact.identifier, at: contact.point)
            }
        }
        for contact in old where !new.contains(where: { $0.isSame(as: contact) }) {
            if let second = contact.second {
                delegate.collisionBehavior(self, endedContactFor: contact.first, with: second)
            } else {
                delegate.collisionBehavior(
                    self, endedContactFor: contact.first,
                    withBoundaryIdentifier: contact.identifier)
            }
        }
    }
}
