import Foundation

/// Methods that provide the number of wheels of a picker, and the number of their rows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components. Called first, when the picker needs its content. Negative numbers are treated
    /// as 0.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of rows of a component. Called once for each component, and again after a reload. Negative
    /// numbers are treated as 0.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
