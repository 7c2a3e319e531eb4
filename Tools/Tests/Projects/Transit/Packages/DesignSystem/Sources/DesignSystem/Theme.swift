import UIKit

public struct Theme: Decodable {
    public let cornerRadius: CGFloat
    public let spacing: CGFloat

    public static let shared: Theme = {
        guard let url = Bundle.module.url(forResource: "theme", withExtension: "json"),
            let data = try? Data(contentsOf: url), let theme = try? JSONDecoder().decode(Theme.self, from: data)
        else { return Theme(cornerRadius: 0, spacing: 0) }
        return theme
    }()
}
