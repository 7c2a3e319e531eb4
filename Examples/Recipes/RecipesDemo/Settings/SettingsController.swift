import UIKit

/// The settings: a table whose rows are in a separate storyboard.
final class SettingsController: UITableViewController, StoreUser {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("darkSwitch", \SettingsController.darkSwitch)
            .adding("timesSwitch", \SettingsController.timesSwitch)
    }

    override class var namedActions: NamedActions {
        super.namedActions
            .adding("darkChanged:", SettingsController.darkChanged(_:))
            .adding("timesChanged:", SettingsController.timesChanged(_:))
    }

    weak var darkSwitch: UISwitch!
    weak var timesSwitch: UISwitch!

    var store = RecipeStore()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        darkSwitch.isOn = traitCollection.userInterfaceStyle == .dark
        timesSwitch.isOn = store.showsTimes
    }

    @IBAction func darkChanged(_ sender: UISwitch) {
        view.window?.overrideUserInterfaceStyle = sender.isOn ? .dark : .light
    }

    @IBAction func timesChanged(_ sender: UISwitch) { store.showsTimes = sender.isOn }
}
