import CoreGraphics
import Foundation
import QuartzCore

/// The custom images of a slider.
@MainActor
struct SliderImages {
    var thumb = ControlStateImages()
    var minimumTrack = ControlStateImages()
    var maximumTrack = ControlStateImages()
}

/// The views of a slider, and their layout.
@MainActor
final class SliderParts {
    private let maximumTrack = UIImageView()
    private let minimumTrack = UIImageView()
    private let thumb = UIImageView()
    private var minimumImage: UIImageView?
    private var maximumImage: UIImageView?

    /// The measures of a slider in points: the diameter of the thumb, the height of the track, and the distance
    /// between the track and an image at its end.
    private static let thumbLength: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let imageGap: CGFloat = 7

    nonisolated deinit {}

    /// Whether the slider was laid out, so that an animation of the thumb has an initial position.
    var areLaidOut: Bool { thumb.frame != .zero }

    func add(to slider: UISlider) {
        for view in [maximumTrack, minimumTrack, thumb] { slider.addSubview(view) }
    }

    // MARK: - Appearance

    func show(_ slider: UISlider) {
        let (low, high) = (slider.currentMinimumTrackImage, slider.currentMaximumTrackImage)
        minimumTrack.image = low
        minimumTrack.backgroundColor = low == nil ? slider.minimumTrackTintColor ?? slider.tintColor : nil
        maximumTrack.image = high
        maximumTrack.backgroundColor = high == nil ? slider.maximumTrackTintColor ?? .systemFill : nil
        let image = slider.currentThumbImage
        thumb.image = image
        thumb.backgroundColor = image == nil ? slider.thumbTintColor ?? .white : nil
        thumb.layer.showThumbShadow()
        if image != nil { thumb.layer.shadowOpacity = 0 }
        let dims = !slider.isEnabled
        minimumTrack.alpha = dims ? 0.5 : 1
        maximumTrack.alpha = dims ? 0.5 : 1
        Self.show(slider.minimumValueImage, in: &minimumImage, of: slider)
        Self.show(slider.maximumValueImage, in: &maximumImage, of: slider)
    }

    private static func show(_ image: UIImage?, in view: inout UIImageView?, of slider: UISlider) {
        if image != nil, view == nil {
            let made = UIImageView()
            slider.insertSubview(made, at: 0)
            view = made
        }
        view?.image = image
        view?.alpha = slider.isEnabled ? 1 : 0.5
    }

    // MARK: - Layout

    func layout(_ slider: UISlider) {
        let bounds = slider.bounds
        let track = slider.trackRect(forBounds: bounds)
        let place = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.value)
        let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        thumb.frame = place
        thumb.layer.cornerRadius = thumb.image == nil ? place.height / 2 : 0
        maximumTrack.frame = track
        maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? track.height / 2 : 0
        let edge = min(max(place.midX, track.minX), track.maxX)
        minimumTrack.frame = CGRect(
            x: isRightToLeft ? edge : track.minX, y: track.minY,
            width: isRightToLeft ? track.maxX - edge : edge - track.minX, height: track.height)
        minimumTrack.layer.cornerRadius =
            minimumTrack.image == nil ? min(track.height, minimumTrack.frame.width) / 2 : 0
        minimumImage?.frame = slider.minimumValueImageRect(forBounds: bounds)
        maximumImage?.frame = slider.maximumValueImageRect(forBounds: bounds)
    }

    static func imageRect(_ size: CGSize?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
        let size = size ?? .zero
        return CGRect(
            x: isAtRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    static func trackRect(
        in bounds: CGRect, height: CGFloat?, minimum: CGRect?, maximum: CGRect?, isRightToLeft: Bool
    ) -> CGRect {
        let (atLeft, atRight) = isRightToLeft ? (maximum, minimum) : (minimum, maximum)
        let left = atLeft.map { $0.maxX + imageGap } ?? bounds.minX + 2
        let right = atRight.map { $0.minX - imageGap } ?? bounds.maxX - 2
        let height = height ?? trackHeight
        return CGRect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }

    static func thumbRect(
        size: CGSize?, in bounds: CGRect, track: CGRect, fraction: Double, isRightToLeft: Bool
    ) -> CGRect {
        let size = size ?? CGSize(width: thumbLength, height: thumbLength)
        let way = max(0, track.width + 4 - size.width)
        let share = CGFloat(isRightToLeft ? 1 - fraction : fraction)
        return CGRect(
            x: track.minX - 2 + way * share, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }
}
