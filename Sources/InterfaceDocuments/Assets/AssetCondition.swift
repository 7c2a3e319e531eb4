/// What an image or colour of a set is for. What is `nil` does not matter.
package struct AssetCondition: Sendable, Hashable {
    /// The idiom's word: `iphone`, `ipad`, `tv`, `watch`, `mac`, `car`; `universal` is `nil`.
    package var idiom: String?
    /// Pixels in a point.
    package var scale: Double?
    /// Whether it is for dark surroundings, or for light ones.
    package var isDark: Bool?
    /// Whether it is for high contrast.
    package var isHighContrast: Bool?

    package init(idiom: String? = nil, scale: Double? = nil, isDark: Bool? = nil, isHighContrast: Bool? = nil) {
        (self.idiom, self.scale, self.isDark, self.isHighContrast) = (idiom, scale, isDark, isHighContrast)
    }
}
