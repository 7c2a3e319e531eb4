import Foundation

extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Returns whether both points have equal coordinates.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns the size, transformed as a vector. A translation does not change it.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }

    /// Returns whether both sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns the intersection of two rectangles, like `intersection(_:)`, which on Linux ends the program if an edge
    /// is NaN. The result is the null rectangle if the intersection is empty or undefined.
    package func overlap(with other: CGRect) -> CGRect {
        guard !isNull, !other.isNull else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        // Written so that the guard fails for NaN, since every comparison with NaN is `false`.
        guard left <= right, top <= bottom, minX <= maxX, minY <= maxY, other.minX <= other.maxX,
            other.minY <= other.maxY
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the bounding box of this rectangle's four transformed corners. The null and the infinite rectangle are
    /// not changed.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let rect = standardized
        if t.b == 0, t.c == 0 {
            let (x, y) = (t.a * rect.origin.x + t.tx, t.d * rect.origin.y + t.ty)
            return CGRect(x: x, y: y, width: t.a * rect.width, height: t.d * rect.height).standardized
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY).applying(t), CGPoint(x: rect.maxX, y: rect.minY).applying(t),
            CGPoint(x: rect.minX, y: rect.maxY).applying(t), CGPoint(x: rect.maxX, y: rect.maxY).applying(t),
        ]
        var (minX, minY, maxX, maxY) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() {
            (minX, minY) = (min(minX, corner.x), min(minY, corner.y))
            (maxX, maxY) = (max(maxX, corner.x), max(maxY, corner.y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns whether both rectangles have the same origin and size, after they are standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
