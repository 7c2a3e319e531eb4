import Combine
import UIKit

public enum FormError: Error, Equatable {
    case offline
}

/// A form whose button is enabled while all fields are valid.
public final class SignUpForm {
    @Published public var name = ""
    @Published public var email = ""
    @Published public var accepted = false

    public init() {}

    public var isValid: AnyPublisher<Bool, Never> {
        $name.combineLatest($email, $accepted) { name, email, accepted in
            !name.isEmpty && email.contains("@") && accepted
        }
        .removeDuplicates()
        .eraseToAnyPublisher()
    }
}

public final class SignUpViewController: UIViewController {
    public let form = SignUpForm()
    public let greeting = UILabel()
    public let button = UIButton(type: .system)
    private var cancellables: [AnyCancellable] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Sign up", for: .normal)
        view.addSubview(greeting)
        view.addSubview(button)
        form.isValid
            .receive(on: DispatchQueue.main)
            .assign(to: \.isEnabled, on: button)
            .store(in: &cancellables)
        form.$name
            .map { Optional("Hello, \($0)") }
            .assign(to: \.text, on: greeting)
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.form.accepted = false }
            .store(in: &cancellables)
    }
}
