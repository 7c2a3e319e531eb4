// Module UIKit
