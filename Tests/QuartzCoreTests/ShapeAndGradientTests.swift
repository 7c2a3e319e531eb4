import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Testing

@MainActor @Suite("Shape and gradient layers", .serialized)
struct ShapeAndGradientTests {
    @Test("A shape's properties animate")
    func shapeAnimation() {
        onStage { stage in
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
            stage.root.addSublayer(shape)
            stage.flush()

            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = 0
            animation.duration = 1
            shape.add(animation, forKey: nil)
            stage.flush()
            stage.advance(by: 0.25)

            #expect(shape.presentation()?.strokeEnd == 0.25)
            #expect(shape.strokeEnd == 1)
        }
    }

    @Test("A shape has Apple's defaults")
    func shapeDefaults() {
        let shape = CAShapeLayer()

        #expect(shape.fillColor == .black)
        #expect(shape.strokeColor == nil)
        #expect(shape.lineWidth == 1)
        #expect(shape.miterLimit == 10)
        #expect(shape.lineCap == .butt)
        #expect(shape.lineJoin == .miter)
        #expect(shape.fillRule == .nonZero)
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
        #expect(shape.lineDashPattern == nil)
    }

    @Test("A shape is sent as a shape")
    func shapeCommit() throws {
        try onStage { stage in
            let shape = CAShapeLayer()
            shape.lineDashPattern = [3, 1]
            shape.lineCap = .round
            shape.fillColor = nil
            stage.root.addSublayer(shape)
            stage.flush()

            let update = try #require(stage.display.lastUpdates.first { $0.layer == shape.id })
            guard case .shape(let sent)? = update.properties?.contents else {
                Issue.record("no shape was sent")
                return
            }
            #expect(sent.lineDashPattern == [3, 1])
            #expect(sent.lineCap == .round)
            #expect(sent.fillColor == nil)
        }
    }

    @Test("A mutable path is copied")
    func mutablePath() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))

        shape.path = path
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

        #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test("Values out of range are refused")
    func badValues() {
        onStage { stage in
            let shape = CAShapeLayer()
            let gradient = CAGradientLayer()

            shape.lineDashPattern = [-1]
            shape.lineWidth = .nan
            shape.contents = "picture"
            gradient.colors = ["red"]
            gradient.locations = [1, 0]

            #expect(shape.lineDashPattern == nil)
            #expect(shape.lineWidth == 1)
            #expect(gradient.colors == nil)
            #expect(gradient.locations == nil)
            #expect(stage.log.count == 5)
        }
    }

    @Test("A gradient keeps its colours and animates")
    func gradient() {
        onStage { stage in
            let gradient = CAGradientLayer()
            let colors = [CGColor.black, CGColor.white]
            gradient.colors = colors
            gradient.locations = [0, 1]
            stage.root.addSublayer(gradient)
            stage.flush()

            let animation = CABasicAnimation(keyPath: "locations")
            animation.toValue = [0.5, 1]
            animation.duration = 1
            gradient.add(animation, forKey: nil)
            stage.flush()
            stage.advance(by: 0.5)

            #expect(gradient.colors as? [CGColor] == colors)
            #expect(gradient.presentation()?.locations == [0.25, 1])
            #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
            #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
        }
    }
}
