import UIKit

/// The events of a form. All but the first are optional.
@objc public protocol FormDelegate: NSObjectProtocol {
    func form(_ form: FormViewController, didSubmit values: [String: Any])

    @objc optional func formDidBeginEditing(_ form: FormViewController)
    @objc optional func form(_ form: FormViewController, shouldChange row: FormRow, to value: String) -> Bool
    @objc optional func form(_ form: FormViewController, titleForSubmitWith rows: [FormRow]) -> String
    @objc optional func form(_ form: FormViewController, heightFor row: FormRow) -> CGFloat
}
