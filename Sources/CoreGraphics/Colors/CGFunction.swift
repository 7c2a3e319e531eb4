import Foundation

/// A function that computes numbers from a number, for `CGShading`.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A function that releases the pointer of a function.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a program that a `CGFunction` calls.
public struct CGFunctionCallbacks {
    /// The version of the structure, which is 0.
    public var version: UInt32
    /// The function that computes the results.
    public var evaluate: CGFunctionEvaluateCallback?
    /// The function that is called when the pointer is not needed any longer.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() { version = 0 }

    /// Creates a structure with functions.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function of a program, from numbers to numbers.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    let domainDimension: Int
    let rangeDimension: Int
    private let domain: [CGFloat]?
    private let range: [CGFloat]?
    private let callbacks: CGFunctionCallbacks

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - info: A pointer that is passed to the callbacks.
    ///   - domainDimension: The number of arguments, from 1 to 32.
    ///   - domain: The minimum and the maximum of each argument, which is clamped. `nil` clamps none.
    ///   - rangeDimension: The number of results, from 1 to 32.
    ///   - range: The minimum and the maximum of each result, which is clamped. `nil` clamps none.
    ///   - callbacks: The functions that compute the results and release `info`.
    /// - Returns: The function, or `nil` for a different number of arguments or results, or without a function that
    ///   computes.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard (1...32).contains(domainDimension), (1...32).contains(rangeDimension), callbacks.pointee.evaluate != nil
        else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) }
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) }
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The minimum and the maximum of the first argument: 0 and 1 without a domain.
    var firstDomain: (CGFloat, CGFloat) { domain.map { ($0[0], $0[1]) } ?? (0, 1) }

    /// Returns the results for an argument. Results that are not finite are 0.
    func values(at argument: CGFloat) -> [CGFloat] {
        let arguments = [CGFloat](repeating: Self.clamped(argument, domain, 0), count: domainDimension)
        var results = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, arguments, &results)
        return results.enumerated().map { Self.clamped($1.isFinite ? $1 : 0, range, $0) }
    }

    private static func clamped(_ value: CGFloat, _ limits: [CGFloat]?, _ index: Int) -> CGFloat {
        limits.map { max($0[index * 2], min($0[index * 2 + 1], value)) } ?? value
    }
}
