import Foundation

/// Says how many wheels a picker has, and how many rows each.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerviewdatasource>.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of components. Asked first, when the picker needs its content; less than none counts as none.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// The number of rows of a component. Asked once for each component, and again when it is reloaded; less than none counts
    /// as none.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
