import CoreGraphics
import Foundation

/// Connects an item to a point or to another item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of the second end of an attachment.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point, `anchorPoint`.
        case anchor = 1
    }

    /// The movement that the attachment prevents.
    enum Kind {
        /// The ends have the distance `length`.
        case length
        /// The distance of the ends is at most `length`.
        case limit
        /// The items move and turn as one.
        case fixed
        /// The items turn about the anchor point.
        case pin
        /// The items move along an axis without turning.
        case sliding(axis: Vector2)
    }

    private let kind: Kind
    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    /// The ends as offsets from the centers, in the items' own spaces.
    private let firstOffset: Vector2
    private let secondOffset: Vector2
    /// The angle between the items at first.
    private let startAngle: Double

    private init(
        _ kind: Kind, _ first: any UIDynamicItem, _ firstOffset: Vector2, _ second: (any UIDynamicItem)?,
        _ secondOffset: Vector2, anchor: CGPoint
    ) {
        (self.kind, self.first, self.second) = (kind, first, second)
        self.firstOffset = firstOffset.isFinite ? firstOffset : .zero
        self.secondOffset = secondOffset.isFinite ? secondOffset : .zero
        startAngle = (second?.turn ?? 0) - first.turn
        anchorPoint = anchor
        super.init()
        let start = Self.place(of: self.firstOffset, in: first)
        let end = second.map { Self.place(of: self.secondOffset, in: $0) } ?? Vector2(anchor)
        length = (end - start).isFinite ? CGFloat((end - start).length) : 0
    }

    // MARK: Creating attachments

    /// Connects the center of an item to a point. The length is their distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Connects a point of an item, given as an offset from its center, to a point.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(.length, item, Vector2(offset), nil, .zero, anchor: point)
    }

    /// Connects the centers of two items. The length is their distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Connects points of two items, given as offsets from their centers.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(.length, item1, Vector2(offset1), item2, Vector2(offset2), anchor: .zero)
    }

    /// Returns an attachment that lets an item move along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .sliding(axis: Self.axis(axis)), item, place(of: point, from: item), nil, .zero, anchor: point)
    }

    /// Returns an attachment that lets two items move against each other along an axis through a point, without turning
    /// against each other.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .sliding(axis: Self.axis(axis)), item1, place(of: point, from: item1), item2, place(of: point, from: item2),
            anchor: point)
    }

    /// Returns an attachment like a rope: the distance of the ends is at most `length`.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, item1, Vector2(offset1), item2, Vector2(offset2), anchor: .zero)
    }

    /// Returns an attachment that makes two items move and turn as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .fixed, item1, place(of: point, from: item1), item2, place(of: point, from: item2), anchor: point)
    }

    /// Returns an attachment about which two items turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .pin, item1, place(of: point, from: item1), item2, place(of: point, from: item2), anchor: point)
    }

    nonisolated deinit {}

    private static func axis(_ vector: CGVector) -> Vector2 {
        let axis = Vector2(Double(vector.dx), Double(vector.dy))
        return axis.isFinite && axis != .zero ? axis.unit : Vector2(1, 0)
    }

    /// Returns a point of the reference's space as an offset in an item's own space.
    private static func place(of point: CGPoint, from item: any UIDynamicItem) -> Vector2 {
        (Vector2(point) - Vector2(item.center)).rotatedBack(Turn(item.turn))
    }

    private static func place(of offset: Vector2, in item: any UIDynamicItem) -> Vector2 {
        Vector2(item.center) + offset.rotated(Turn(item.turn))
    }

    // MARK: Properties

    /// The items: one or two.
    open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    /// The kind of the second end.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The point to which a single item is attached, in the reference's coordinate space. Non-finite points are
    /// ignored.
    open var anchorPoint: CGPoint {
        didSet {
            if !Vector2(anchorPoint).isFinite { anchorPoint = oldValue }
            if anchorPoint != oldValue { didChange() }
        }
    }

    /// The distance of the ends in points. The default is their distance at first.
    open var length: CGFloat = 0 {
        didSet {
            length = length.isFinite ? max(length, 0) : oldValue
            if length != oldValue { didChange() }
        }
    }

    /// The damping of the oscillations; 1 is critical. The default is 0.
    open var damping: CGFloat = 0 { didSet { if !damping.isFinite { damping = oldValue } } }

    /// The oscillations of the connection per second. With the default, 0, the connection is rigid.
    open var frequency: CGFloat = 0 { didSet { if !frequency.isFinite { frequency = oldValue } } }

    /// The torque that slows the rotation about a pin. The default is 0.
    open var frictionTorque: CGFloat = 0 { didSet { if !frictionTorque.isFinite { frictionTorque = oldValue } } }

    /// The permitted movement: points along the axis of a sliding attachment, or radians about a pin. The default is
    /// infinite.
    open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { didChange() } } }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func joints(in world: DynamicsWorld) -> [RigidJoint] {
        guard let a = world.body(of: first), second != nil || Vector2(anchorPoint).isFinite else { return [] }
        let b = second.flatMap { world.body(of: $0) }
        let start = firstOffset.rotated(Turn(a.angle))
        let end = b.map { secondOffset.rotated(Turn($0.angle)) } ?? Vector2(anchorPoint)
        func joint(_ kind: RigidJoint.Kind) -> RigidJoint {
            RigidJoint(
                kind, a, start, b, end, frequency: Double(frequency), damping: Double(damping),
                duration: DynamicsWorld.stepDuration)
        }
        func rigid(_ kind: RigidJoint.Kind) -> RigidJoint {
            RigidJoint(kind, a, start, b, end, duration: DynamicsWorld.stepDuration)
        }
        let range = attachmentRange.usable ?? 0...0
        switch kind {
        case .length: return [joint(length < 0.1 ? .point : .distance(Double(length), isRope: false))]
        case .limit: return [joint(.distance(Double(length), isRope: true))]
        case .fixed: return [rigid(.angle(startAngle...startAngle)), joint(.point)]
        case .pin:
            let angles = startAngle - range.upperBound...startAngle - range.lowerBound
            return [rigid(.friction(torque: max(Double(frictionTorque), 0))), rigid(.angle(angles)), joint(.point)]
        case .sliding(let axis):
            return [rigid(.angle(startAngle...startAngle)), joint(.line(axis: axis, range: range))]
        }
    }
}

extension UIDynamicItem {
    /// The angle of the item's rotation in radians.
    fileprivate var turn: Double {
        let angle = Double(atan2(transform.b, transform.a))
        return angle.isFinite ? angle : 0
    }
}

extension SIMD2<Double> {
    fileprivate init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}
