extension CALayer {
    final func endAnimations(finished: Bool) {
        runningAnimations.removeAll()
    }
}
