import UIKit

// Functions of UIKit before Swift 4.2. Later versions have members of types in their place.

/// Makes insets: `UIEdgeInsets.init(top:left:bottom:right:)`.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without its edges: `CGRect.inset(by:)`.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Compares insets.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool { first == second }

/// Returns a rectangle as text: `NSCoder.string(for:)`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Returns a size as text: `NSCoder.string(for:)`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a point as text: `NSCoder.string(for:)`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// Reads a rectangle from text: `NSCoder.cgRect(for:)`.
public func CGRectFromString(_ text: String) -> CGRect { NSCoder.cgRect(for: text) }

/// Posts a notification for assistive programs: `UIAccessibility.post(notification:argument:)`.
@MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// Whether a screen reader runs: `UIAccessibility.isVoiceOverRunning`.
@MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// Whether the user prefers less motion: `UIAccessibility.isReduceMotionEnabled`.
@MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Whether the user prefers less transparency: `UIAccessibility.isReduceTransparencyEnabled`.
@MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }

/// Whether the user prefers bold text: `UIAccessibility.isBoldTextEnabled`.
@MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
