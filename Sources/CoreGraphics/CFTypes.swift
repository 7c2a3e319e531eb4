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
