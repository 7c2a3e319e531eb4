// Apple's numbers of typographic features and of their selectors, for `UIFontDescriptor.FeatureKey`.

/// Ligatures.
public let kLigaturesType = 1
/// Common ligatures are used.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures are not used.
public let kCommonLigaturesOffSelector = 3
/// Discretionary ligatures are used.
public let kRareLigaturesOnSelector = 4
/// Discretionary ligatures are not used.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on the context are used.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on the context are not used.
public let kContextualLigaturesOffSelector = 19

/// The widths of digits.
public let kNumberSpacingType = 6
/// All digits have the same width.
public let kMonospacedNumbersSelector = 0
/// Each digit has its own width.
public let kProportionalNumbersSelector = 1

/// Raised and lowered characters.
public let kVerticalPositionType = 10
/// Characters on the baseline.
public let kNormalPositionSelector = 0
/// Raised characters.
public let kSuperiorsSelector = 1
/// Lowered characters.
public let kInferiorsSelector = 2
/// Raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// Lowered digits of formulas.
public let kScientificInferiorsSelector = 4

/// Fractions.
public let kFractionsType = 11
/// No fractions are formed.
public let kNoFractionsSelector = 0
/// The numerator is above the denominator.
public let kVerticalFractionsSelector = 1
/// The numerator and the denominator are beside a diagonal line.
public let kDiagonalFractionsSelector = 2

/// Details of characters.
public let kTypographicExtrasType = 14
/// The digit 0 has a slash.
public let kSlashedZeroOnSelector = 4
/// The digit 0 has no slash.
public let kSlashedZeroOffSelector = 5

/// The heights of digits.
public let kNumberCaseType = 21
/// Digits with different heights, as lowercase letters have.
public let kLowerCaseNumbersSelector = 0
/// Digits with the height of capital letters.
public let kUpperCaseNumbersSelector = 1

/// Punctuation beside capital letters.
public let kCaseSensitiveLayoutType = 33
/// Punctuation is adjusted to capital letters.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation is not adjusted.
public let kCaseSensitiveLayoutOffSelector = 1

/// Stylistic sets.
public let kStylisticAlternativesType = 35
/// The first stylistic set is used. The selector of the set *n* is twice *n*.
public let kStylisticAltOneOnSelector = 2
/// The first stylistic set is not used.
public let kStylisticAltOneOffSelector = 3
/// The second stylistic set is used.
public let kStylisticAltTwoOnSelector = 4
/// The second stylistic set is not used.
public let kStylisticAltTwoOffSelector = 5
/// The third stylistic set is used.
public let kStylisticAltThreeOnSelector = 6
/// The third stylistic set is not used.
public let kStylisticAltThreeOffSelector = 7
/// The fourth stylistic set is used.
public let kStylisticAltFourOnSelector = 8
/// The fourth stylistic set is not used.
public let kStylisticAltFourOffSelector = 9
/// The fifth stylistic set is used.
public let kStylisticAltFiveOnSelector = 10
/// The sixth stylistic set is used.
public let kStylisticAltSixOnSelector = 12

/// Forms of characters that depend on the context.
public let kContextualAlternatesType = 36
/// Forms that depend on the context are used.
public let kContextualAlternatesOnSelector = 0
/// Forms that depend on the context are not used.
public let kContextualAlternatesOffSelector = 1
/// Swashes are used.
public let kSwashAlternatesOnSelector = 2
/// Swashes are not used.
public let kSwashAlternatesOffSelector = 3

/// The forms of lowercase letters.
public let kLowerCaseType = 37
/// Lowercase letters have their usual forms.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters are small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lowercase letters are petite capitals.
public let kLowerCasePetiteCapsSelector = 2

/// The forms of capital letters.
public let kUpperCaseType = 38
/// Capital letters have their usual forms.
public let kDefaultUpperCaseSelector = 0
/// Capital letters are small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Capital letters are petite capitals.
public let kUpperCasePetiteCapsSelector = 2
