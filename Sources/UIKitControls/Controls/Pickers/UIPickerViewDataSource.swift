import Foundation

/// The methods that provide the number of components in a picker view and the number of rows in each component.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of components. Called when the picker view needs its content. A negative number is treated
    /// as 0.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of rows in a component. Called once for each component, and again after a reload. A negative
    /// number is treated as 0.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
