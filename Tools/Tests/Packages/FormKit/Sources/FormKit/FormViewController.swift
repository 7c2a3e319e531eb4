import UIKit

extension Notification.Name {
    public static let formDidChange = Notification.Name("FormKit.formDidChange")
}

/// A form: rows with fields, and a button.
open class FormViewController: UIViewController {
    public weak var delegate: FormDelegate?
    public private(set) var rows: [FormRow]

    public let scrollView = UIScrollView()
    public let submitButton = UIButton(type: .system)
    let stackView = UIStackView()
    var cells: [FormCell] = []

    private var keyboardHeight: CGFloat = 0
    private var hasBegun = false

    public init(rows: [FormRow]) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    public required init?(coder: NSCoder) {
        rows = []
        super.init(coder: coder)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    /// The content's inset at the bottom, which the keyboard makes room with.
    public var bottomInset: CGFloat { scrollView.contentInset.bottom }

    @objc public func submit() {
        let messages = cells.map { cell -> String? in
            let message = cell.row.validate()
            cell.showError(message)
            return message
        }
        guard messages.allSatisfy({ $0 == nil }) else { return }
        var values: [String: Any] = [:]
        for row in rows { values[row.key] = row.value }
        delegate?.form(self, didSubmit: values)
    }

    @objc open func reset(_ sender: Any?) {
        rows.forEach { $0.value = nil }
    }

    // MARK: Keyboard

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        keyboardHeight = frame.height
        adjustInsets()
    }

    @objc private func keyboardWillHide() {
        keyboardHeight = 0
        adjustInsets()
    }

    private func adjustInsets() {
        scrollView.contentInset.bottom = keyboardHeight
    }
}

// MARK: - Life cycle

extension FormViewController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layOut()
        for row in rows { add(row) }
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", style: .plain, target: self, action: #selector(reset(_:)))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let title = delegate?.form?(self, titleForSubmitWith: rows) ?? "Submit"
        submitButton.setTitle(title, for: .normal)
    }

    open override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "\r", modifierFlags: .command, action: #selector(submit))]
    }

    private func layOut() {
        stackView.axis = .vertical
        stackView.spacing = 8
        for child in [scrollView, stackView] { child.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        stackView.addArrangedSubview(submitButton)
    }

    private func add(_ row: FormRow) {
        let cell = FormCell(row: row)
        cell.delegate = self
        let height = delegate?.form?(self, heightFor: row) ?? 60
        cell.heightAnchor.constraint(equalToConstant: height).isActive = true
        cells.append(cell)
        stackView.insertArrangedSubview(cell, at: stackView.arrangedSubviews.count - 1)
    }
}

// MARK: - FormCellDelegate

extension FormViewController: FormCellDelegate {
    func cell(_ cell: FormCell, didChange text: String) {
        if !hasBegun {
            hasBegun = true
            delegate?.formDidBeginEditing?(self)
        }
        let isAllowed = delegate?.form?(self, shouldChange: cell.row, to: text) ?? true
        guard isAllowed else {
            cell.field.text = cell.row.value
            return
        }
        cell.row.value = text
        NotificationCenter.default.post(name: .formDidChange, object: self, userInfo: ["key": cell.row.key])
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(validateLater), object: nil)
        perform(#selector(validateLater), with: nil, afterDelay: 0.5)
    }

    func cellDidReturn(_ cell: FormCell) {
        guard let place = cells.firstIndex(where: { $0 === cell }) else { return }
        if place + 1 < cells.count {
            cells[place + 1].field.becomeFirstResponder()
        } else {
            submit()
        }
    }

    @objc private func validateLater() {
        for cell in cells where cell.row.changeCount > 0 { cell.showError(cell.row.validate()) }
    }
}
