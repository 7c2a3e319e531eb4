/// The semantic meaning of a text, which allows completions.
///
/// Storyboards and nibs use the names of web forms, as does ``rawValue``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The number of a device's SIM.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a device in the cellular network.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The expiration month of a credit card.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The expiration year of a credit card.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A street with its number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A position in an organization.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A place, with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The first line of a street's address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street's address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A web URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
}
