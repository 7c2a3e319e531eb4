import Foundation

extension CGPoint {
    init(_ element: SourceElement) {
        self.init(x: element.number(.x, default: 0), y: element.number(.y, default: 0))
    }
}

extension CGSize {
    init(_ element: SourceElement) {
        self.init(width: element.number(.width, default: 0), height: element.number(.height, default: 0))
    }
}

extension CGRect {
    init(_ element: SourceElement) { self.init(origin: CGPoint(element), size: CGSize(element)) }
}
