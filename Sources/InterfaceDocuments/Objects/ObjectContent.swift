/// The content of an object's element. It is filled while a document is read, and does not change afterwards.
struct ObjectContent: Sendable {
    var frame: FrameDescription?
    var autoresizingMask: AutoresizingMaskDescription?
    var isFreeform = false
    var values: [KeyedValue] = []
    var keyedObjects: [KeyedObject] = []
    var lists: [ObjectList] = []
    var constraints: [ConstraintDescription] = []
    var layoutGuides: [LayoutGuideDescription] = []
    var connections: [ConnectionDescription] = []
    var runtimeAttributes: [RuntimeAttribute] = []
    var variations: [VariationDescription] = []
    var states: [ButtonStateDescription] = []
    var segments: [SegmentDescription] = []
}
