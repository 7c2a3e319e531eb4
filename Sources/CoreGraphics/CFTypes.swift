import Foundation

// Core Foundation's collections are not public on Linux. With these names `as CFArray`, which Swift on Apple's systems
// requires in calls such as `CGGradient(colorsSpace:colors:locations:)`, also compiles here.

/// An array of any values, with the name in Core Graphics' signatures.
public typealias CFArray = [Any]
/// A dictionary of any values, with the name in Core Graphics' signatures.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes, with the name in Core Graphics' signatures.
public typealias CFData = Data
/// A string, with the name in Core Graphics' signatures.
public typealias CFString = String
