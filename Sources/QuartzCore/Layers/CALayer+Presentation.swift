extension CALayer {
    final func makePresentation() -> CALayer? {
        guard extras?.modelLayer == nil else { return self }
        guard id != nil else { return nil }
        let copy = CALayer(layer: self)
        copy.makeExtras().modelLayer = self
        return copy
    }
}
