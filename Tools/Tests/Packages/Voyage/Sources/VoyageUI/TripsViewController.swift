import UIKit
import VoyageCore
import os.log

private let log = OSLog(subsystem: "voyage", category: "trips")

protocol TripsViewControllerDelegate: AnyObject {
    func tripsViewController(_ controller: TripsViewController, didSelect trip: Trip)
}

final class TripsViewController: UIViewController {
    enum Section: Int, CaseIterable { case trips }

    weak var delegate: TripsViewControllerDelegate?
    let book: TripBook
    let tableView = UITableView(frame: .zero, style: .plain)
    let field = UITextField()
    private var bottom: NSLayoutConstraint!
    private lazy var dataSource = UITableViewDiffableDataSource<Section, Trip>(tableView: tableView) {
        tableView, indexPath, trip in
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = trip.name
        content.secondaryText = trip.length
        cell.contentConfiguration = content
        return cell
    }

    init(book: TripBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("Trips", comment: "the title of the list")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .systemBackground
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpViews()
        registerForKeyboard()
        apply()
        os_log("%d trips", log: log, type: .debug, book.trips.count)
    }

    private func setUpViews() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
        tableView.delegate = self
        field.delegate = self
        field.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
        for view in [tableView, field] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        bottom = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-100-[field(44)][table]", options: [.alignAllLeft, .alignAllRight], metrics: nil,
                views: ["field": field, "table": tableView]) + [
                    field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
                ])
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: nil, action: #selector(TripActions.addTrip(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "trash"), style: .plain, target: nil, action: #selector(TripActions.removeTrip))
    }

    private func registerForKeyboard() {
        let center = NotificationCenter.default
        let pairs: [(Notification.Name, Selector)] = [
            (UIResponder.keyboardWillShowNotification, #selector(keyboardWillShow(notification:))),
            (UIResponder.keyboardWillHideNotification, #selector(keyboardWillHide)),
        ]
        pairs.forEach { center.addObserver(self, selector: $1, name: $0, object: nil) }
    }

    func apply(animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Trip>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(book.trips)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Actions

    @objc private func fieldChanged() {
        navigationItem.leftBarButtonItem?.isEnabled = field.text?.isEmpty == false
    }

    @objc private func keyboardWillShow(notification: NSNotification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        bottom.constant = -frame.height
    }

    @objc private func keyboardWillHide() { bottom.constant = 0 }

    var bottomInset: CGFloat { -bottom.constant }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addTrip(_:)), discoverabilityTitle: "New")]
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(removeTrip(_:)): return !book.trips.isEmpty
        case #selector(UIResponderStandardEditActions.paste(_:)): return false
        default: return super.canPerformAction(action, withSender: sender)
        }
    }
}

extension TripsViewController: TripActions {
    func addTrip(_ sender: Any?) {
        guard let name = field.text, !name.isEmpty else { return }
        book.trips.append(Trip(name: name, days: name.count))
        field.text = nil
        apply()
    }

    func removeTrip(_ sender: Any?) {
        book.trips.removeLast()
        apply()
    }
}

extension TripsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let trip = dataSource.itemIdentifier(for: indexPath) else { return }
        delegate?.tripsViewController(self, didSelect: trip)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.book.trips.remove(at: indexPath.row)
            self?.apply()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension TripsViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        UIApplication.shared.sendAction(#selector(TripActions.addTrip), to: nil, from: textField, for: nil)
        textField.resignFirstResponder()
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text as NSString? ?? "").replacingCharacters(in: range, with: string)
        return text.count <= 10
    }
}
