#if canImport(UIKit) && !os(watchOS)
import UIKit.UIView
#endif
import ObjectiveC

/// A view or a guide.
public protocol TrellisItem: AnyObject {}

extension TrellisView: TrellisItem {}

@available(iOS 9.0, OSX 10.11, *)
extension TrellisGuide: TrellisItem {}

public struct TrellisTarget {
    let item: TrellisItem?
    let attributes: TrellisAttributes
}

/// A set of attributes of a layout.
public struct TrellisAttributes: OptionSet, Hashable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt) { self.init(rawValue: value) }

    static let none: TrellisAttributes = 0
    static let left: TrellisAttributes = 1
    static let right: TrellisAttributes = 2
    static let top: TrellisAttributes = 4
    static let bottom: TrellisAttributes = 8
    static let width: TrellisAttributes = 16
    static let height: TrellisAttributes = 32
    static let centerX: TrellisAttributes = 64
    static let centerY: TrellisAttributes = 128
    static let leading: TrellisAttributes = 256
    static let trailing: TrellisAttributes = 512

    static let edges: TrellisAttributes = [.left, .right, .top, .bottom]
    static let size: TrellisAttributes = [.width, .height]
    static let center: TrellisAttributes = [.centerX, .centerY]

    var layoutAttributes: [LayoutAttribute] {
        let table: [(TrellisAttributes, LayoutAttribute)] = [
            (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom), (.width, .width), (.height, .height),
            (.centerX, .centerX), (.centerY, .centerY), (.leading, .leading), (.trailing, .trailing),
        ]
        return table.filter { contains($0.0) }.map { $0.1 }
    }
}

/// Amounts that a constraint's constant is made of.
public protocol TrellisConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension CGFloat: TrellisConstant {
    public func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { return self }
}

extension Int: TrellisConstant {
    public func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { return CGFloat(self) }
}

extension Double: TrellisConstant {
    public func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { return CGFloat(self) }
}

extension CGSize: TrellisConstant {
    public func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .width: return width
        case .height: return height
        default: return 0
        }
    }
}

extension TrellisInsets: TrellisConstant {
    public func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading: return left
        case .top: return top
        case .right, .trailing: return -right
        case .bottom: return -bottom
        default: return 0
        }
    }
}
