/// The style of a part of a text.
package struct AccessibilityTextStyle: Sendable, Equatable {
    /// The name of the font's family.
    package var family: String
    /// The size of the font in points.
    package var size: Double
    /// The weight of the font, from 100 to 900. The regular weight is 400.
    package var weight: Int
    package var isItalic: Bool
    package var underline = Underline.none
    package var isStruckThrough = false
    /// The color of the text; `nil` if it is unknown.
    package var color: Color?
    /// The color behind the text; `nil` without a background.
    package var background: Color?
    /// The alignment of the paragraph.
    package var alignment = Alignment.left
    package var isRightToLeft = false
    /// The language as a BCP 47 tag; `nil` for the user's language.
    package var language: String?
    /// The address of a link; `nil` for other text.
    package var link: String?

    /// A color without transparency, with components from 0 to 1.
    package struct Color: Sendable, Equatable {
        package var red: Double
        package var green: Double
        package var blue: Double

        package init(red: Double, green: Double, blue: Double) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }
    }

    package enum Underline: String, Sendable { case none, single, double }

    package enum Alignment: String, Sendable { case left, center, right, fill }

    package init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
        (self.family, self.size, self.weight, self.isItalic) = (family, size, weight, isItalic)
    }
}
