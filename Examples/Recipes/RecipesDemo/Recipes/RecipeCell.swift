import UIKit

/// A recipe in the list. Its views are from the prototype in the storyboard.
final class RecipeCell: UITableViewCell {
    override class var namedProperties: NamedProperties {
        super.namedProperties
            .adding("panel", \RecipeCell.panel)
            .adding("symbolView", \RecipeCell.symbolView)
            .adding("nameLabel", \RecipeCell.nameLabel)
            .adding("summaryLabel", \RecipeCell.summaryLabel)
            .adding("heartView", \RecipeCell.heartView)
            .adding("minutesLabel", \RecipeCell.minutesLabel)
    }

    weak var panel: UIView!
    weak var symbolView: UIImageView!
    weak var nameLabel: UILabel!
    weak var summaryLabel: UILabel!
    weak var heartView: UIImageView!
    weak var minutesLabel: UILabel!

    func show(_ recipe: Recipe, showsTime: Bool) {
        symbolView.image = UIImage(systemName: recipe.symbol)
        symbolView.tintColor = .recipe(recipe.color)
        nameLabel.text = recipe.name
        summaryLabel.text = recipe.summary
        heartView.isHidden = !recipe.isFavorite
        minutesLabel.text = "\(recipe.minutes) min"
        minutesLabel.isHidden = !showsTime
    }
}
