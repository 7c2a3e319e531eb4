/// The reason why a chosen file cannot be used, as a sentence that is displayed to the user.
struct PickerFailure: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}
