//
//  CatchEditorViewController.swift
//  CatchBook
//

import CatchKit
import UIKit

protocol CatchEditorDelegate: class {
    func editor(_ editor: CatchEditorViewController, didFinishWith new: Catch?)
}

class CatchEditorViewController: UIViewController {

    weak var delegate: CatchEditorDelegate?
    let picker = UIPickerView()
    let lengthField = UITextField()
    let weightField = UITextField()
    private let scrollView = UIScrollView()
    private let species: [Species]

    init(catalog: SpeciesCatalog) {
        species = catalog.species
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "editor.title".localized
        view.backgroundColor = .white
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(CatchEditorViewController.cancel(_:)))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "save".localized, style: UIBarButtonItemStyle.done, target: self, action: #selector(save(_:)))

        picker.dataSource = self
        picker.delegate = self
        for field in [lengthField, weightField] {
            field.borderStyle = UITextBorderStyle.roundedRect
            field.keyboardType = .decimalPad
            field.delegate = self
            field.addTarget(self, action: #selector(fieldDidChange(_:)), for: UIControlEvents.editingChanged)
        }
        lengthField.placeholder = "length".localized
        weightField.placeholder = "weight".localized

        let stack = UIStackView(arrangedSubviews: [picker, lengthField, weightField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.keyboardDismissMode = UIScrollViewKeyboardDismissMode.interactive
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let views: [String: Any] = ["scroll": scrollView, "stack": stack]
        for format in ["H:|[scroll]|", "V:|[scroll]|", "H:|-16-[stack(==scroll@999)]-16-|", "V:|-16-[stack]-16-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
        }
        stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32).isActive = true
        updateSaveButton()

        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: .UIKeyboardWillHide, object: nil)
    }

    // MARK: - Actions

    @objc func cancel(_ sender: Any) {
        guard lengthField.text?.isEmpty == false || weightField.text?.isEmpty == false else {
            delegate?.editor(self, didFinishWith: nil)
            return
        }
        let alert = UIAlertController(
            title: nil, message: "discard.message".localized, preferredStyle: UIAlertControllerStyle.actionSheet)
        alert.addAction(
            UIAlertAction(title: "discard".localized, style: UIAlertActionStyle.destructive) { [unowned self] _ in
                self.delegate?.editor(self, didFinishWith: nil)
            })
        alert.addAction(UIAlertAction(title: "keep".localized, style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    @objc func save(_ sender: Any) {
        guard let length = Int(lengthField.text ?? ""), let weight = Double(weightField.text ?? "") else { return }
        let chosen = species[picker.selectedRow(inComponent: 0)]
        let new = Catch(speciesIdentifier: chosen.identifier, length: length, weight: weight, date: Date())
        delegate?.editor(self, didFinishWith: new)
    }

    @objc private func fieldDidChange(_ field: UITextField) {
        updateSaveButton()
    }

    private func updateSaveButton() {
        navigationItem.rightBarButtonItem?.isEnabled =
            Int(lengthField.text ?? "") != nil && Double(weightField.text ?? "") != nil
    }

    // MARK: - Keyboard

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let value = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue else { return }
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: value.cgRectValue.height, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        scrollView.contentInset = .zero
        scrollView.scrollIndicatorInsets = .zero
    }
}

extension CatchEditorViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return species.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return species[row].name
    }
}

extension CatchEditorViewController: UITextFieldDelegate {

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        return string.rangeOfCharacter(from: CharacterSet(charactersIn: "0123456789.").inverted) == nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
