import UIKit

/// Edits an alarm's time, days, label and sound. Changes are reported to a closure, which may save them.
final class AlarmEditorViewController: UITableViewController {
    private enum Row: Int, CaseIterable { case days, label, sound, snooze }

    /// The alarm with its changes.
    private(set) var alarm: Alarm { didSet { if alarm != oldValue { didChange(alarm) } } }
    /// Called after a change.
    var didChange: (Alarm) -> Void = { _ in }
    /// The action of the last row; `nil` for an alarm that does not exist yet.
    var delete: (() -> Void)?
    /// Called when the alarm was decoded from the preserved state.
    var didRestore: () -> Void = {}
    private let wheel = UIDatePicker()

    init(alarm: Alarm, delete: (() -> Void)? = nil) {
        self.alarm = alarm
        self.delete = delete
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonTitle = "Back"
        wheel.datePickerMode = .time
        wheel.preferredDatePickerStyle = .wheels
        // A 24-hour clock, as in the list.
        wheel.locale = Locale(identifier: "en_GB")
        // In this zone, every day contains every hour and minute.
        wheel.timeZone = TimeZone(secondsFromGMT: 0)
        wheel.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        wheel.addAction(UIAction { [weak self] _ in self?.takeTime() }, for: .valueChanged)
        showTime()
        tableView.tableHeaderView = wheel
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(title, forKey: "title")
        coder.encode(try? JSONEncoder().encode(alarm), forKey: "alarm")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "alarm") as Data?,
            let kept = try? JSONDecoder().decode(Alarm.self, from: data)
        else { return }
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        alarm = kept
        showTime()
        didRestore()
        tableView.reloadData()
    }

    private func showTime() {
        wheel.date = Date(timeIntervalSince1970: TimeInterval(alarm.hour * 3600 + alarm.minute * 60))
    }

    private func takeTime() {
        let minutes = Int(wheel.date.timeIntervalSince1970 / 60)
        var changed = alarm
        (changed.hour, changed.minute) = (minutes / 60 % 24, minutes % 60)
        alarm = changed
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { delete == nil ? 1 : 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? Row.allCases.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0, let row = Row(rawValue: indexPath.row) else { return deleteCell() }
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = UIListContentConfiguration.valueCell()
        switch row {
        case .days: (content.text, content.secondaryText) = ("Repeat", Weekday.summary(of: alarm.days))
        case .label: (content.text, content.secondaryText) = ("Label", alarm.label)
        case .sound: (content.text, content.secondaryText) = ("Sound", alarm.sound)
        case .snooze: content.text = "Snooze"
        }
        cell.contentConfiguration = content
        if row == .snooze {
            cell.selectionStyle = .none
            cell.accessoryView = snoozeSwitch()
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    private func snoozeSwitch() -> UISwitch {
        let control = UISwitch()
        control.isOn = alarm.snoozes
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.alarm.snoozes = control?.isOn ?? false },
            for: .valueChanged)
        return control
    }

    private func deleteCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Delete Alarm"
        content.textProperties.color = .systemRed
        content.textProperties.alignment = .center
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0, let row = Row(rawValue: indexPath.row) else { return delete?() ?? () }
        switch row {
        case .days:
            choose("Repeat", from: Weekday.allCases.map { "Every \($0.name)" }, several: true) { [self] in
                Set(alarm.days.map { $0.rawValue - 1 })
            } change: { [self] chosen in
                alarm.days = Set(chosen.compactMap { Weekday(rawValue: $0 + 1) })
            }
        case .label:
            choose("Label", from: Alarm.labels) { [self] in
                Set([Alarm.labels.firstIndex(of: alarm.label)].compactMap { $0 })
            } change: { [self] in
                if let index = $0.first { alarm.label = Alarm.labels[index] }
            }
        case .sound:
            choose("Sound", from: Alarm.sounds) { [self] in
                Set([Alarm.sounds.firstIndex(of: alarm.sound)].compactMap { $0 })
            } change: { [self] in
                if let index = $0.first { alarm.sound = Alarm.sounds[index] }
            }
        case .snooze: break
        }
    }

    private func choose(
        _ title: String, from options: [String], several: Bool = false, chosen: () -> Set<Int>,
        change: @escaping (Set<Int>) -> Void
    ) {
        let list = ChoiceViewController(options: options, chosen: chosen(), allowsSeveral: several) { [weak self] new in
            change(new)
            self?.tableView.reloadData()
        }
        list.title = title
        show(list, sender: self)
    }
}
