// The modules used by every file of this module.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import Symbols
@_exported import UIFoundation
@_exported import UIKitControls
@_exported import UIKitCore
