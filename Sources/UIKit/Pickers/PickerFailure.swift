/// Why a file that was chosen cannot be used, in a sentence for people.
struct PickerFailure: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}
