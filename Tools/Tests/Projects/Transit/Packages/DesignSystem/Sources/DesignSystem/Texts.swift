import Foundation

public enum Texts {
    public static func stops(_ count: Int) -> String {
        String(localized: "\(count) stops", bundle: .module, comment: "The length of a line")
    }
}
