import Foundation

// Core Foundation's collections are not public on Linux. These names let `as CFArray`, which Swift on Apple's systems
// requires in calls such as `CGGradient(colorsSpace:colors:locations:)`, compile here too.

/// An array of anything, under the name that Core Graphics' signatures have for it.
public typealias CFArray = [Any]
/// A dictionary of anything, under the name that Core Graphics' signatures have for it.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes, under the name that Core Graphics' signatures have for them.
public typealias CFData = Data
/// A string, under the name that Core Graphics' signatures have for it.
public typealias CFString = String
