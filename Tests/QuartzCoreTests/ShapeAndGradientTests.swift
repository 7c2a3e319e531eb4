import CoreGraphics
import Expectations
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

            expectEqual(shape.presentation()?.strokeEnd, 0.25)
            expectEqual(shape.strokeEnd, 1)
        }
    }

    @Test("A shape has Apple's defaults")
    func shapeDefaults() {
        let shape = CAShapeLayer()

        expectEqual(shape.fillColor, .black)
        expectNil(shape.strokeColor)
        expectEqual(shape.lineWidth, 1)
        expectEqual(shape.miterLimit, 10)
        expectEqual(shape.lineCap, .butt)
        expectEqual(shape.lineJoin, .miter)
        expectEqual(shape.fillRule, .nonZero)
        expectEqual(shape.strokeStart, 0)
        expectEqual(shape.strokeEnd, 1)
        expectNil(shape.lineDashPattern)
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
            expectEqual(sent.lineDashPattern, [3, 1])
            expectEqual(sent.lineCap, .round)
            expectNil(sent.fillColor)
        }
    }

    @Test("A mutable path is copied")
    func mutablePath() {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))

        shape.path = path
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

        expectEqual(shape.path?.boundingBox, CGRect(x: 0, y: 0, width: 1, height: 1))
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

            expectNil(shape.lineDashPattern)
            expectEqual(shape.lineWidth, 1)
            expectNil(gradient.colors)
            expectNil(gradient.locations)
            expectEqual(stage.log.count, 5)
        }
    }

    @Test("A gradient keeps its colors and animates")
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

            expectEqual(gradient.colors as? [CGColor], colors)
            expectEqual(gradient.presentation()?.locations, [0.25, 1])
            expectEqual(gradient.startPoint, CGPoint(x: 0.5, y: 0))
            expectEqual(gradient.endPoint, CGPoint(x: 0.5, y: 1))
        }
    }
}
