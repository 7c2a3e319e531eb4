// What every file of this module speaks of.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import Symbols
@_exported import UIFoundation
