import Foundation

// Core Foundation's collections are not public on Linux. With these names `as CFArray`, which Swift on Apple's systems
// requires in calls such as `CGGradient(colorsSpace:colors:locations:)`, also compiles here.

/// An array of any values. Signatures of Core Graphics use this name.
public typealias CFArray = [Any]
/// A dictionary of any values. Signatures of Core Graphics use this name.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes. Signatures of Core Graphics use this name.
public typealias CFData = Data
/// Bytes that can be changed. Signatures of Core Graphics use this name.
public typealias CFMutableData = NSMutableData
/// A URL. Signatures of Core Graphics use this name.
public typealias CFURL = URL
/// A string. Signatures of Core Graphics use this name.
public typealias CFString = String
/// A value that a property list can store. Signatures of Core Graphics use this name.
public typealias CFPropertyList = Any
/// The number of a type of Core Graphics.
public typealias CFTypeID = UInt

/// Returns the number of an object's type, which equals the `typeID` of a type of Core Graphics. It is 0 for an object
/// of any other type.
public func CFGetTypeID(_ cf: AnyObject?) -> CFTypeID {
    switch cf {
    case is CGColor: CGColor.typeID
    case is CGColorSpace: CGColorSpace.typeID
    case is CGContext: CGContext.typeID
    case is CGGradient: CGGradient.typeID
    case is CGImage: CGImage.typeID
    case is CGPath: CGPath.typeID
    default: 0
    }
}

extension CGColor {
    /// The number of the type, which `CFGetTypeID(_:)` returns for colors.
    public static var typeID: CFTypeID { 1 }
}

extension CGColorSpace {
    /// The number of the type, which `CFGetTypeID(_:)` returns for color spaces.
    public static var typeID: CFTypeID { 2 }
}

extension CGContext {
    /// The number of the type, which `CFGetTypeID(_:)` returns for graphics contexts.
    public static var typeID: CFTypeID { 3 }
}

extension CGGradient {
    /// The number of the type, which `CFGetTypeID(_:)` returns for gradients.
    public static var typeID: CFTypeID { 4 }
}

extension CGImage {
    /// The number of the type, which `CFGetTypeID(_:)` returns for images.
    public static var typeID: CFTypeID { 5 }
}

extension CGPath {
    /// The number of the type, which `CFGetTypeID(_:)` returns for paths, mutable or not.
    public static var typeID: CFTypeID { 6 }
}
