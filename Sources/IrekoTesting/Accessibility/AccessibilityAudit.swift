import AccessibilityTree
import CoreGraphics
import Foundation
import UIKit
import UIKitCore

// Chosen (Swift): An audit requires 28 points for the width and the height of an element that can be tapped, the
// minimum of Apple's Human Interface Guidelines, including the area beside the element that receives its touches.
/// Examines the elements on a screen.
@MainActor
struct AccessibilityAudit {
    private let stage: Stage
    private let categories: Set<AuditCategory>
    private let tree: AccessibilityTreeBuilder
    private let elements: [AccessibilityNode]
    private var issues: [AuditIssue] = []

    static let minimumSize: CGFloat = 28

    init(_ stage: Stage, _ categories: Set<AuditCategory>) {
        self.stage = stage
        self.categories = categories
        tree = AccessibilityTreeBuilder(of: stage.scene)
        elements = tree.root.elements
    }

    mutating func run() -> [AuditIssue] {
        checkDescriptions()
        checkHitRegions()
        checkDuplicates()
        checkOverlaps()
        checkTraits()
        checkOrder()
        checkDetection()
        checkTexts()
        var seen: Set<AuditIssue> = []
        return issues.filter { seen.insert($0).inserted }
    }

    private mutating func report(_ category: AuditCategory, _ node: AccessibilityNode, _ problem: String) {
        guard categories.contains(category) else { return }
        let className = tree.objects[node.id].map { "\(type(of: $0))" } ?? node.role.rawValue
        let name = node.label.map { "\"\($0.prefix(80))\"" } ?? node.identifier.map { "#\($0)" } ?? className
        issues.append(AuditIssue(category: category, name: name, problem: problem, frame: node.frame))
    }

    private mutating func report(_ category: AuditCategory, _ view: UIView, _ problem: String) {
        guard categories.contains(category) else { return }
        let text = VisibleViews.text(of: view).map { "\"\($0.prefix(80))\"" }
        let name = text ?? view.accessibilityIdentifier.map { "#\($0)" } ?? "\(type(of: view))"
        issues.append(
            AuditIssue(category: category, name: name, problem: problem, frame: view.convert(view.bounds, to: nil)))
    }

    private static let interactive: AccessibilityNodeTraits = [
        .button, .link, .toggleButton, .adjustable, .textEntry, .searchField, .keyboardKey,
    ]

    private func isInteractive(_ node: AccessibilityNode) -> Bool {
        !node.traits.isDisjoint(with: Self.interactive) || node.role == .cell
    }

    private func isVisible(_ node: AccessibilityNode) -> Bool {
        guard let view = view(of: node) else { return stage.scene.screen.bounds.intersects(node.frame) }
        return VisibleViews.visibleArea(of: view) != nil
    }

    private func view(of node: AccessibilityNode) -> UIView? { tree.objects[node.id] as? UIView }

    // MARK: Descriptions

    private mutating func checkDescriptions() {
        let roles: [AccessibilityRole: [String]] = [
            .button: ["button"], .image: ["image", "picture", "icon"], .link: ["link"], .tab: ["tab"],
            .slider: ["slider"], .switch: ["switch"],
        ]
        for node in elements {
            guard let label = node.label else {
                let isNamedByValue =
                    [.staticText, .pageIndicator, .pickerWheel].contains(node.role)
                    || (node.traits.contains(.textEntry) && node.placeholder?.isEmpty == false)
                if !isNamedByValue || node.value == nil {
                    report(.sufficientElementDescription, node, "has no accessibility label")
                }
                continue
            }
            let words = label.lowercased().split(separator: " ")
            if words.count > 1, let last = words.last, roles[node.role]?.contains(String(last)) == true {
                report(
                    .sufficientElementDescription, node, "has a label that ends with its kind, which is spoken twice")
            }
            if label.allSatisfy({ !$0.isLetter && !$0.isNumber && !$0.isSymbol && !$0.isPunctuation }) {
                report(.sufficientElementDescription, node, "has a label without letters")
            }
        }
    }

    // MARK: Sizes and places

    /// The kinds of elements whose size UIKit determines.
    private static let systemRoles: Set<AccessibilityRole> = [
        .switch, .slider, .segment, .pageIndicator, .pickerWheel, .key, .textField, .searchField, .secureTextField,
        .textView, .link, .tab, .backButton, .menuItem,
    ]

    private mutating func checkHitRegions() {
        let size = Self.minimumSize
        for node in elements where isInteractive(node) && isVisible(node) && !Self.systemRoles.contains(node.role) {
            guard node.frame.width < size || node.frame.height < size, !node.traits.contains(.notEnabled) else {
                continue
            }
            if let view = view(of: node), VisibleViews.visibleArea(of: view)?.size != view.bounds.size { continue }
            let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
            let reach = size / 2 - 0.5
            let missesHorizontally =
                node.frame.width < size && !(reaches(node, middle, -reach, 0) && reaches(node, middle, reach, 0))
            let missesVertically =
                node.frame.height < size && !(reaches(node, middle, 0, -reach) && reaches(node, middle, 0, reach))
            if missesHorizontally || missesVertically {
                let (width, height) = (Int(node.frame.width.rounded()), Int(node.frame.height.rounded()))
                report(.hitRegion, node, "is \(width) × \(height) points, less than \(Int(size)) × \(Int(size))")
            }
        }
    }

    /// Returns whether a touch beside the middle of an element is a touch of the element.
    private func reaches(_ node: AccessibilityNode, _ middle: CGPoint, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + dx, y: middle.y + dy)
        guard let view = view(of: node), let window = view.window else { return node.frame.contains(point) }
        let hit = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
        return hit.map { $0 === view || $0.isDescendant(of: view) } ?? false
    }

    private mutating func checkDuplicates() {
        var identifiers: [String: AccessibilityNode] = [:]
        for node in elements {
            guard let identifier = node.identifier else { continue }
            // The identifiers of bar buttons and menu items are derived from their titles.
            if let first = identifiers[identifier], first.label != identifier, node.label != identifier {
                report(.duplicate, node, "has the identifier \"\(identifier)\" of another element")
            }
            identifiers[identifier] = node
        }
        tree.root.visit { container in
            guard ![.table, .collection, .cell].contains(container.role) else { return }
            var labels: Set<String> = []
            for node in container.children where node.isElement && node.role == .button {
                guard let label = node.label else { continue }
                if !labels.insert(label + "\n" + (node.value ?? "")).inserted {
                    report(.duplicate, node, "has the label and value of another button in the same container")
                }
            }
        }
    }

    private mutating func checkOverlaps() {
        let shown = elements.filter { isInteractive($0) && isVisible($0) && $0.role != .cell && !$0.frame.isEmpty }
        for (index, node) in shown.enumerated().prefix(1000) {
            for other in shown.dropFirst(index + 1).prefix(1000) {
                let common = node.frame.intersection(other.frame)
                guard !common.isNull else { continue }
                let smaller = min(node.frame.width * node.frame.height, other.frame.width * other.frame.height)
                // A button inside a field, such as its clear button, is beside the text.
                if node.traits.contains(.textEntry) || other.traits.contains(.textEntry) { continue }
                if common.width * common.height > smaller / 2 {
                    report(
                        .overlap, other, "is in the place of \(node.label.map { "\"\($0)\"" } ?? node.role.rawValue)")
                }
            }
        }
    }

    private mutating func checkOrder() {
        tree.root.visit { container in
            guard let object = tree.objects[container.id], object.accessibilityElements != nil,
                !(object is UIStepper), !(object is UISegmentedControl)
            else { return }
            for (node, next) in zip(container.children, container.children.dropFirst())
            where next.frame.maxY <= node.frame.minY - 8 && abs(next.frame.midX - node.frame.midX) < 40 {
                report(.order, next, "is after \"\(node.label ?? "")\" in its list, and above it on the screen")
            }
        }
    }

    // MARK: Gestures

    private func hasTap(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled
            && view.gestureRecognizers?.contains { recognizer in
                recognizer is UITapGestureRecognizer && recognizer.isEnabled
                    && (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
            } == true
    }

    private mutating func checkTraits() {
        for node in elements where !isInteractive(node) {
            guard let view = view(of: node), hasTap(view) else { continue }
            report(.trait, node, "has a tap gesture, but no trait such as button")
        }
    }

    private mutating func checkDetection() {
        guard categories.contains(.elementDetection) else { return }
        let reachable = Set(elements.compactMap { view(of: $0) }.map { ObjectIdentifier($0) })
        var listed: [CGRect] = []
        for node in elements where view(of: node) == nil { listed.append(node.frame) }
        guard let front = stage.scene.windows.last(where: { !$0.isHidden }) else { return }
        for view in VisibleViews.inside(front) where isControl(view) || (isOfProgram(view) && hasTap(view)) {
            guard !VisibleViews.isCovered(view, windows: stage.scene.windows) else { continue }
            let isRepresented =
                sequence(first: view, next: \.superview).contains { reachable.contains(ObjectIdentifier($0)) }
                || elements.contains { self.view(of: $0)?.isDescendant(of: view) == true }
                || listed.contains { $0.intersects(view.convert(view.bounds, to: nil)) }
                || isHidden(view) || view.superview.map { "\(type(of: $0))" } == "PresentationContainerView"
            if !isRepresented { report(.elementDetection, view, "can be tapped, but no element represents it") }
        }
    }

    private func isControl(_ view: UIView) -> Bool { (view as? UIControl)?.isEnabled == true && isOfProgram(view) }

    /// Returns whether the class of a view belongs to the program or is a public class, not a part of UIKit's views.
    private func isOfProgram(_ view: UIView) -> Bool {
        !UIKitModules.contain(type(of: view)) || Self.publicClasses.contains("\(type(of: view))")
    }

    /// The classes of UIKit that programs use for controls and views with gestures.
    private static let publicClasses: Set<String> = [
        "UIView", "UILabel", "UIImageView", "UIStackView", "UIButton", "UISwitch", "UISlider", "UITextField",
    ]

    private func isHidden(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.accessibilityElementsHidden }
    }

    // MARK: Texts

    private mutating func checkTexts() {
        guard !categories.isDisjoint(with: [.contrast, .textClipped, .dynamicType]) else { return }
        let windows = stage.scene.windows
        let labels = windows.filter { !$0.isHidden }.flatMap { window in
            VisibleViews.inside(window) { $0 is UILabel }.reversed().compactMap { $0 as? UILabel }
        }
        let picture = categories.contains(.contrast) ? stage.snapshot().cgImage?.bitmap : nil
        for label in labels where label.text?.isEmpty == false && !VisibleViews.isCovered(label, windows: windows) {
            checkFit(of: label)
            if categories.contains(.dynamicType), isOfProgram(label), !label.adjustsFontForContentSizeCategory {
                report(.dynamicType, label, "does not follow the text size of the user")
            }
            if let picture { checkContrast(of: label, in: picture) }
        }
    }

    private mutating func checkFit(of label: UILabel) {
        guard label.bounds.width > 0, label.bounds.height > 0, !label.adjustsFontSizeToFitWidth else { return }
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        let isClipped =
            label.numberOfLines == 1
            ? label.intrinsicContentSize.width > label.bounds.width + 1 : needed.height > label.bounds.height + 1
        if isClipped { report(.textClipped, label, "has text that does not fit") }
    }

    /// The semantic colors of UIKit.
    private static let semantic: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .tintColor, .systemBlue,
        .systemRed, .systemGreen, .systemOrange, .systemGray, .lightText, .darkText,
    ]

    private mutating func checkContrast(of label: UILabel, in picture: Bitmap) {
        guard let color = label.textColor, label.isEnabled, !Self.semantic.contains(color), color != label.tintColor,
            !VisibleViews.isDisabled(label), let area = VisibleViews.visibleArea(of: label)
        else { return }
        let scale = stage.scene.screen.scale
        let shown = area.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        guard let back = picture.mostFrequentColor(in: shown) else { return }
        let alpha = sequence(first: label as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
        var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: label.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        let share = opacity * alpha
        let front = [red, green, blue].enumerated().map { $0.element * share + back[$0.offset] * (1 - share) }
        let ratio = Self.contrast(front, back)
        let isLarge = label.font.map { $0.pointSize >= 18 || ($0.pointSize >= 14 && $0.isBold) } ?? false
        let required: CGFloat = isLarge ? 3 : 4.5
        // The text itself may be the most frequent color; then there is no background to compare.
        guard ratio > 1.05, ratio < required else { return }
        let shownRatio = (ratio * 10).rounded(.down) / 10
        report(.contrast, label, "has a contrast of \(shownRatio), less than \(required)")
    }

    /// Returns the contrast ratio of two colors, as the Web Content Accessibility Guidelines define it.
    static func contrast(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
        func luminance(_ color: [CGFloat]) -> CGFloat {
            let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (one, two) = (luminance(first), luminance(second))
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

extension UIFont {
    fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

extension VisibleViews {
    /// Returns whether a view is inside a disabled control.
    fileprivate static func isDisabled(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
    }
}

extension Bitmap {
    /// Returns the most frequent color of an area, as red, green and blue from 0 to 1. At most 20,000 pixels are read.
    fileprivate func mostFrequentColor(in area: CGRect) -> [CGFloat]? {
        let area = area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        let step = max(1, Int((area.width * area.height / 20_000).squareRoot().rounded(.up)))
        var counts: [UInt32: Int] = [:]
        for y in stride(from: Int(area.minY), to: Int(area.maxY), by: step) {
            for x in stride(from: Int(area.minX), to: Int(area.maxX), by: step) {
                counts[data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFFFFFF, default: 0] += 1
            }
        }
        guard let color = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        return [color >> 16 & 255, color >> 8 & 255, color & 255].map { CGFloat($0) / 255 }
    }
}
