// A file of an iOS program needs one import of UIKit in its module, or of XCTest, to see all of these.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import UIKit
