import Foundation

// The same types as in CoreGraphics, so that a file can import both modules.
/// A string of Core Foundation.
public typealias CFString = String
/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// A value that is true or false.
public typealias CFBoolean = NSNumber
/// Data of Core Foundation.
public typealias CFData = Data
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// The result of a function: zero for success.
public typealias OSStatus = Int32

/// The value for yes.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The value for no.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
