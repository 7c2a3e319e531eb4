import CoreGraphics
import Foundation

/// Rarely set properties of a layer. Together they are as large as all common properties.
struct UncommonLayerProperties: Sendable {
    var sublayerTransform = Transform3D.identity
    var anchorPointZ = 0.0
    var shadowRadius = 3.0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: RenderColor? = .black
    var shadowPath: CGPath?
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var timing: LayerTiming?
    var backdrop: BackdropEffect?
    var curl: PageCurl?
    var transition: LayerTransition?
    var backgroundPattern: ColorPattern?
    var rasterizationScale: Double?
    var cornerShares: SIMD4<Double>?
    var replication: Replication?
    var isTransformLayer = false
    var hardEdges: EdgeMask = []

    static let initial = UncommonLayerProperties()

    /// Shared by copies of the same properties.
    // Unchecked: `value` changes only while a single reference to the box exists, which its owner has.
    final class Box: @unchecked Sendable {
        @exclusivity(unchecked) var value: UncommonLayerProperties

        init(_ value: UncommonLayerProperties) { self.value = value }
    }
}

extension LayerProperties {
    private typealias Uncommon = UncommonLayerProperties

    /// The uncommon properties for writing, which no copy shares.
    private var uncommonForWriting: UncommonLayerProperties.Box {
        mutating get {
            if isKnownUniquelyReferenced(&uncommon), let uncommon { return uncommon }
            let box = UncommonLayerProperties.Box(uncommon?.value ?? .initial)
            uncommon = box
            return box
        }
    }

    package var sublayerTransform: Transform3D {
        get { if let uncommon { uncommon.value.sublayerTransform } else { Uncommon.initial.sublayerTransform } }
        set { uncommonForWriting.value.sublayerTransform = newValue }
    }

    package var anchorPointZ: Double {
        get { if let uncommon { uncommon.value.anchorPointZ } else { Uncommon.initial.anchorPointZ } }
        set { uncommonForWriting.value.anchorPointZ = newValue }
    }

    package var shadowRadius: Double {
        get { if let uncommon { uncommon.value.shadowRadius } else { Uncommon.initial.shadowRadius } }
        set { uncommonForWriting.value.shadowRadius = newValue }
    }

    package var shadowOffset: CGSize {
        get { if let uncommon { uncommon.value.shadowOffset } else { Uncommon.initial.shadowOffset } }
        set { uncommonForWriting.value.shadowOffset = newValue }
    }

    package var shadowColor: RenderColor? {
        get { if let uncommon { uncommon.value.shadowColor } else { Uncommon.initial.shadowColor } }
        set { uncommonForWriting.value.shadowColor = newValue }
    }

    /// The path of the shadow, in the layer's own space. If it is `nil`, the shadow has the shape of the alpha of the
    /// layer and its sublayers.
    package var shadowPath: CGPath? {
        get { if let uncommon { uncommon.value.shadowPath } else { Uncommon.initial.shadowPath } }
        set { uncommonForWriting.value.shadowPath = newValue }
    }

    /// The part that stretches when the contents are resized, in unit coordinates of `contentsRect`.
    package var contentsCenter: CGRect {
        get { if let uncommon { uncommon.value.contentsCenter } else { Uncommon.initial.contentsCenter } }
        set { uncommonForWriting.value.contentsCenter = newValue }
    }

    /// The layer's effect on the content behind it.
    package var backdrop: BackdropEffect? {
        get { if let uncommon { uncommon.value.backdrop } else { Uncommon.initial.backdrop } }
        set { uncommonForWriting.value.backdrop = newValue }
    }

    /// The curl of the layer and its sublayers, as a sheet of paper that is being turned.
    package var curl: PageCurl? {
        get { if let uncommon { uncommon.value.curl } else { Uncommon.initial.curl } }
        set { uncommonForWriting.value.curl = newValue }
    }

    /// The transition. Only an animation sets it.
    var transition: LayerTransition? {
        get { if let uncommon { uncommon.value.transition } else { Uncommon.initial.transition } }
        set { uncommonForWriting.value.transition = newValue }
    }

    /// The layer's own time relative to its superlayer's, or `nil` if they are the same.
    package var timing: LayerTiming? {
        get { if let uncommon { uncommon.value.timing } else { Uncommon.initial.timing } }
        set { uncommonForWriting.value.timing = newValue }
    }

    /// A pattern that is repeated over the bounds, from their corner, instead of the background color.
    package var backgroundPattern: ColorPattern? {
        get { uncommon?.value.backgroundPattern }
        set { uncommonForWriting.value.backgroundPattern = newValue }
    }

    /// Pixels per point of the bitmap into which the layer and its sublayers are rasterized, or `nil` if they are not
    /// rasterized.
    package var rasterizationScale: Double? {
        get { uncommon?.value.rasterizationScale }
        set { uncommonForWriting.value.rasterizationScale = newValue }
    }

    /// The radius of each corner as a share of `cornerRadius`, from 0 to 1, in the order of the bits of `CornerMask`;
    /// `nil` if all are 1.
    package var cornerShares: SIMD4<Double>? {
        get { uncommon?.value.cornerShares }
        set { uncommonForWriting.value.cornerShares = newValue }
    }

    /// The copies of the sublayers, or `nil` if the layer never has copies.
    package var replication: Replication? {
        get { uncommon?.value.replication }
        set { uncommonForWriting.value.replication = newValue }
    }

    /// Whether the layer is not drawn, and its sublayers are in the space of its superlayer.
    package var isTransformLayer: Bool {
        get { uncommon?.value.isTransformLayer ?? false }
        set { uncommonForWriting.value.isTransformLayer = newValue }
    }

    /// The edges that are not smooth if the layer is rotated or between whole pixels.
    package var hardEdges: EdgeMask {
        get { uncommon?.value.hardEdges ?? [] }
        set { uncommonForWriting.value.hardEdges = newValue }
    }
}
