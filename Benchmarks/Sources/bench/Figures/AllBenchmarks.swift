/// All benchmarks of `make bench`, in the order of its report. Each is in a separate file in this folder.
@MainActor let allBenchmarks: [Benchmark] = [
    frameCopy, slideHeadless, flipHeadless, fadeHeadless, zoomHeadless, blurFrame, blurDebug, particleFrame, pdfPage,
    slideWindow, blocked,
    start, idle, idleCaret,
    containment, transitionOp, childrenGrowth, nestingGrowth, presentDeep,
    pushFrame, pushBlur, pushOp, pushDeep, pushLine, pushMemory, pageCurl, splitCollapse,
    commitGrowth, traitGrowth,
    layoutBuild, layoutGrowth, layoutResize, layoutScreen, layoutRounds, textMegabyte, textKey, textOpen, textScroll,
    listScroll, listMemory, listOpen, listUpdate, listBlocked,
    gridScroll, gridCompositional, gridOpen, gridUpdate, gridMemory, gridOrthogonal,
    tabChange, pageSwipe, pageMemory, sheetDrag, sheetBlur, alertOpen,
    popoverAdapt, documentLoad, documentParse, cellLoad,
    restoreSave, restoreStart, pressureDrop,
    accessTree, auditScreen,
]
