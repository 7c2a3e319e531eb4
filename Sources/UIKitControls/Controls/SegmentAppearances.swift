import CoreGraphics
import Foundation

/// The custom appearance of a segmented control.
@MainActor
struct SegmentAppearances {
    struct Key: Hashable {
        let state: UIControl.State
        let metrics: UIBarMetrics
    }

    struct DividerKey: Hashable {
        let states: DividerStates
        let metrics: UIBarMetrics
    }

    struct PlaceKey: Hashable {
        let place: UISegmentedControl.Segment
        let metrics: UIBarMetrics
    }

    var backgrounds: [Key: UIImage] = [:]
    var dividers: [DividerKey: UIImage] = [:]
    var adjustments: [PlaceKey: UIOffset] = [:]
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Returns the background image of a segment. In a compact height, the image for compact bars takes precedence.
    func background(for state: UIControl.State, isCompact: Bool) -> UIImage? {
        guard !backgrounds.isEmpty else { return nil }
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for state in [state, .normal] {
                if let image = backgrounds[Key(state: state, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    func divider(left: UIControl.State, right: UIControl.State, isCompact: Bool) -> UIImage? {
        guard !dividers.isEmpty else { return nil }
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for states in [DividerStates(left: left, right: right), DividerStates(left: .normal, right: .normal)] {
                if let image = dividers[DividerKey(states: states, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    func adjustment(for place: UISegmentedControl.Segment, isCompact: Bool) -> UIOffset {
        guard !adjustments.isEmpty else { return .zero }
        for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
            for place in [place, .any] {
                if let offset = adjustments[PlaceKey(place: place, metrics: metrics)] { return offset }
            }
        }
        return .zero
    }

    /// Returns all attributes of a title in a state: the attributes of the state take precedence over those of the
    /// normal state, which take precedence over the default attributes.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        for state in [UIControl.State.normal, state] { attributes.merge(titleAttributes[state] ?? [:]) { $1 } }
        return attributes
    }

    func color(for state: UIControl.State) -> UIColor { attributes(for: state)[.foregroundColor] as? UIColor ?? .label }
}
