import Foundation

#if os(iOS) || os(tvOS)
import UIKit
#if swift(>=4.2)
typealias LayoutRelation = NSLayoutConstraint.Relation
typealias LayoutAttribute = NSLayoutConstraint.Attribute
#else
typealias LayoutRelation = NSLayoutRelation
typealias LayoutAttribute = NSLayoutAttribute
#endif
typealias LayoutPriority = UILayoutPriority
public typealias TrellisView = UIView
public typealias TrellisInsets = UIEdgeInsets
public typealias TrellisGuide = UILayoutGuide
#else
import AppKit
typealias LayoutRelation = NSLayoutConstraint.Relation
typealias LayoutAttribute = NSLayoutConstraint.Attribute
typealias LayoutPriority = NSLayoutConstraint.Priority
public typealias TrellisView = NSView
public typealias TrellisInsets = NSEdgeInsets
public typealias TrellisGuide = NSLayoutGuide
#endif
