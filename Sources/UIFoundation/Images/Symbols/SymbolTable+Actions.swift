extension SymbolTable {
    /// Arrows, signs, and symbols for editing, sorting and arranging. The notation is described at `SymbolTable`.
    static let actions = """
        chevron.right cs | s*1.2 M-3.5 -7L3.5 0L-3.5 7
        chevron.left cs = chevron.right^180
        chevron.down cs = chevron.right^90
        chevron.up cs = chevron.right^270
        chevron.forward cs> = chevron.right
        chevron.backward cs> = chevron.left
        chevron.up.chevron.down - | s*1.1 M-4.2 -3.6L0 -7.8L4.2 -3.6M-4.2 3.6L0 7.8L4.2 3.6
        chevron.compact.down - | s*1.3 M-9 -1.6L0 1.8L9 -1.6
        chevron.compact.up - = chevron.compact.down^180
        chevron.compact.left - = chevron.compact.down^90
        chevron.compact.right - = chevron.compact.down^270
        arrow.right cs | s*1.15 M-8.4 0H8.2M2 -6.5L8.5 0L2 6.5
        arrow.left cs = arrow.right^180
        arrow.down cs = arrow.right^90
        arrow.up cs = arrow.right^270
        arrow.forward cs> = arrow.right
        arrow.backward cs> = arrow.left
        arrow.up.right cs | s*1.15 M-6.2 6.2L6 -6M-3 -6.4H6.4V3
        arrow.up.left cs = arrow.up.right^270
        arrow.down.right cs = arrow.up.right^90
        arrow.down.left cs = arrow.up.right^180
        arrow.up.arrow.down cs | s*1.1 M-4.6 7.4V-7.2M-8.4 -3.6L-4.6 -7.4L-.8 -3.6M4.6 -7.4V7.2M.8 3.6L4.6 7.4L8.4 3.6
        arrow.left.arrow.right cs = arrow.up.arrow.down^90
        arrow.clockwise cs | s*1.1 a0 .7 7.9 -5 285 | s*1.1 M-.7 -10.1L2.7 -6.8L-.7 -3.5
        arrow.counterclockwise cs = arrow.clockwise~
        arrow.triangle.2.circlepath c | s*1.1 a0 0 8 12 132 | s*1.1 a0 0 8 192 312 \
            | s*1.1 M-1.9 7.3L-5.6 6.2L-6.3 9.9 | s*1.1 M1.9 -7.3L5.6 -6.2L6.3 -9.9
        arrow.uturn.backward cs> | s*1.1 M-2.6 -8L-7.4 -3.2L-2.6 1.6 | s*1.1 M-7.2 -3.2H2.8A2.8 2.2 5.4 -90 90H-2.6
        arrow.uturn.left cs | s*1.1 M-2.6 -8L-7.4 -3.2L-2.6 1.6 | s*1.1 M-7.2 -3.2H2.8A2.8 2.2 5.4 -90 90H-2.6
        arrow.uturn.forward cs> = arrow.uturn.left~
        arrow.uturn.right cs = arrow.uturn.left~
        arrow.down.to.line c | s*1.15 M0 -8.6V4.2M-5.4 -1L0 4.5L5.4 -1M-7.6 8.6H7.6
        arrow.up.to.line c = arrow.down.to.line^180
        arrow.right.to.line c = arrow.down.to.line^270
        arrow.left.to.line c = arrow.down.to.line^90
        arrow.up.left.and.arrow.down.right c | s*1.1 M1.6 1.6L7.4 7.4M7.8 2V7.8H2M-1.6 -1.6L-7.4 -7.4M-7.8 -2V-7.8H-2
        arrow.down.right.and.arrow.up.left c | s*1.1 M2 2L8 8M2 7.6V2H7.6M-2 -2L-8 -8M-2 -7.6V-2H-7.6
        arrowshape.turn.up.left fc | S M-9 -1.6L-2.4 -7.6Q-1.4 -8.4 -1.4 -7.2V-3.9C5.4 -3.9 9.2 .2 9.4 6.6Q9.4 7.8 \
            8.5 7C6.4 4 3.6 2.7 -1.4 2.7V6Q-1.4 7.2 -2.4 6.4L-9 .4Q-10 -.6 -9 -1.6Z
        arrowshape.turn.up.right fc = arrowshape.turn.up.left~
        arrowtriangle.right fcs | S M-5.6 -6.3Q-5.6 -7.7 -4.3 -7L7 -.8Q8.2 0 7 .8L-4.3 7Q-5.6 7.7 -5.6 6.3Z
        arrowtriangle.left fcs = arrowtriangle.right^180
        arrowtriangle.down fcs = arrowtriangle.right^90
        arrowtriangle.up fcs = arrowtriangle.right^270
        square.and.arrow.up fc | S2 M-3.2 -3.8H-4.6Q-6.9 -3.8 -6.9 -1.5V6.8Q-6.9 9.1 -4.6 9.1H4.6Q6.9 9.1 6.9 \
            6.8V-1.5Q6.9 -3.8 4.6 -3.8H3.2 | g M0 3.8V-9.8M-3.6 -6.5L0 -10.1L3.6 -6.5
        square.and.arrow.down fc | S2 M-3.2 -3.8H-4.6Q-6.9 -3.8 -6.9 -1.5V6.8Q-6.9 9.1 -4.6 9.1H4.6Q6.9 9.1 6.9 \
            6.8V-1.5Q6.9 -3.8 4.6 -3.8H3.2 | g M0 -10V3.8M-3.6 .5L0 4.1L3.6 .5
        rectangle.portrait.and.arrow.right f> \
            | S2 M2.2 -4.6V-6.6Q2.2 -9 -.2 -9H-6.4Q-8.8 -9 -8.8 -6.6V6.6Q-8.8 9 -6.4 9H-.2Q2.2 9 2.2 6.6V4.6 \
            | g M-3.4 0H10M6.6 -3.6L10.2 0L6.6 3.6
        plus cs#g | s*1.2 M-7.8 0H7.8M0 -7.8V7.8
        minus cs#r | s*1.2 M-7.8 0H7.8
        xmark cs | s*1.2 M-6.4 -6.4L6.4 6.4M6.4 -6.4L-6.4 6.4
        multiply cs = xmark
        equal cs | s*1.2 M-7.2 -3.2H7.2M-7.2 3.2H7.2
        divide cs | s*1.2 M-7.6 0H7.6 | b O0 -6 .8 | b O0 6 .8
        plusminus c | s*1.1 M-6 -3H6M0 -9V3M-6 8H6
        number cs | s M-2.4 -8L-4.6 8M4.6 -8L2.4 8M-7 -3.2H7.6M-7.6 3.2H7
        percent c | s M6 -7.6L-6 7.6 | s O-5.2 -4.6 2.9 | s O5.2 4.6 2.9
        at c | s O0 0 3.8 | s M3.8 -3.8V1.6C3.8 4.6 8.8 4.8 8.8 -.4C8.8 -5.6 5 -8.8 0 -8.8C-5 -8.8 -8.8 -5 -8.8 \
            0C-8.8 5 -5 8.8 0 8.8C2 8.8 3.8 8.2 5.2 7.2
        checkmark cs | s*1.2 M-6.8 1L-2.2 6.6L7 -6.8
        ellipsis c | b O-7 0 .95 | b O0 0 .95 | b O7 0 .95
        exclamationmark c | s*1.5 M0 -7.8V2 | b O0 6.9 .8
        exclamationmark.2 - | s*1.5 M-3.4 -7.8V2M3.4 -7.8V2 | b O-3.4 6.9 .8 | b O3.4 6.9 .8
        questionmark cs | s*1.3 M-4 -4.6C-3.9 -6.9 -2.2 -8.2 .1 -8.2C2.6 -8.2 4.2 -6.7 4.2 -4.6C4.2 -1.6 .1 -1.6 .1 \
            2 | b O.1 6.9 .8
        info c | b O-.2 -6.9 .9 | s*1.3 M-2.4 -2H.3V6.8M-3 7H3.4
        exclamationmark.triangle f | S2#y M-1.6 -8Q0 -10.4 1.6 -8L9.2 5.2Q10.4 7.8 7.6 7.9H-7.6Q-10.4 7.8 -9.2 5.2Z \
            | d*1.15 M0 -3.8V1.2 | e O0 4.6 .4
        exclamationmark.octagon f | S2#r M-3.7 -9H3.7L9 -3.7V3.7L3.7 9H-3.7L-9 3.7V-3.7Z | d*1.15 M0 -4.8V.8 \
            | e O0 4.3 .4
        magnifyingglass c | s*1.1 O-1.7 -1.7 6.5 | s*1.35 M3.2 3.2L8.5 8.5
        plus.magnifyingglass - | s*1.1 O-1.7 -1.7 6.5 | s*1.35 M3.2 3.2L8.5 8.5 | s M-4.6 -1.7H1.2M-1.7 -4.6V1.2
        minus.magnifyingglass - | s*1.1 O-1.7 -1.7 6.5 | s*1.35 M3.2 3.2L8.5 8.5 | s M-4.6 -1.7H1.2
        pencil c/ | s M-8.6 8.6L-7.3 4L4.4 -7.7Q5.7 -9 7 -7.7L7.7 -7Q9 -5.7 7.7 -4.4L-4 7.3Z | s M2.4 -5.6L5.6 -2.4
        square.and.pencil f> | S2 M2 -7.2H-5.6Q-8.2 -7.2 -8.2 -4.6V5.8Q-8.2 8.4 -5.6 8.4H4.8Q7.4 8.4 7.4 5.8V-1.8 \
            | G M-2.6 2.9L-1.7 .3L6.9 -8.3Q7.4 -8.8 7.9 -8.3L8.4 -7.8Q8.9 -7.3 8.4 -6.8L-.2 1.9Z
        trash fc/ | S2 M-6.9 -5.7L-6.2 7Q-6.1 9.2 -3.9 9.2H3.9Q6.1 9.2 6.2 7L6.9 -5.7Z \
            | s M-8.6 -5.7H8.6M-3 -5.9V-7.2Q-3 -9 -1.2 -9H1.2Q3 -9 3 -7.2V-5.9 \
            | d*.85 M-2.7 -2L-2.4 5.6M0 -2V5.6M2.7 -2L2.4 5.6
        scissors - | s O-5.6 6 2.7 | s O5.6 6 2.7 | s M-4 3.8L4.6 -9M4 3.8L-4.6 -9
        doc.on.doc f | S2 M-3.8 -4.9V-7.2Q-3.8 -9.3 -1.7 -9.3H5.9Q8 -9.3 8 -7.2V3.2Q8 5.3 5.9 5.3H3 \
            | G R-8 -4.9 11 14.2 2.1
        doc.on.clipboard - | s2 M-3.6 9.1H-5.6Q-7.8 9.1 -7.8 6.9V-5.2Q-7.8 -7.4 -5.6 -7.4H-4.6M4.6 -7.4H5.2Q7.4 \
            -7.4 7.4 -5.2V-3.4 | s R-4.2 -9.4 8 3.8 1.4 | s R-.6 -.8 9 10.2 2
        link c | s*1.05^-45 M-1.8 3.5H-5.4A-5.4 0 3.5 90 270H-1.8M1.8 -3.5H5.4A5.4 0 3.5 -90 90H1.8M-3.6 0H3.6
        paperclip c | s^42 M2 -4V5.2A0 5.2 2 0 180V-5.4A1.2 -5.4 3.2 180 360V5.4A0 5.4 4.4 0 180V-3
        textformat - | s*1.1 M-10 5.8L-5.5 -6.2L-1 5.8M-8.5 1.9H-2.5 | s*1.1 O5.4 2.3 3.4 | s*1.1 M8.8 -1.1V5.7
        textformat.size - | s*1.1 M-3 7L2.9 -8L8.8 7M-1 2.2H6.8 | s*1.1 M-9.6 7L-6.4 -1.2L-4.6 3.4M-8.5 4.2H-5
        bold - | s*1.6 M-4.2 -.4V-7H.8A.8 -3.7 3.3 -90 90H-4.2V7H1.4A1.4 3.3 3.7 90 -90
        italic - | s*1.15 M-1.4 -7H5.4M-5.4 7H1.4M2 -7L-2 7
        underline - | s*1.15 M-4.8 -8.6V-1.8A0 -1.8 4.8 180 0V-8.6M-6.4 7.6H6.4
        strikethrough - | s*1.15 M4.6 -4.2C4.2 -6.4 2.4 -7.6 0 -7.6C-2.8 -7.6 -4.8 -6 -4.8 -3.8C-4.8 -2.2 -4 -.9 \
            -2.4 0M3.4 1.2C4.4 2 4.9 2.8 4.9 3.9C4.9 6.2 2.9 7.6 .1 7.6C-2.7 7.6 -4.6 6.3 -5 4.1M-8.6 0H8.6
        character - | s*1.2 M-6.2 7L0 -7.6L6.2 7M-4 2H4
        list.bullet c> | b O-8.2 -5.8 .6 | b O-8.2 0 .6 | b O-8.2 5.8 .6 | s M-4.2 -5.8H9.2M-4.2 0H9.2M-4.2 5.8H9.2
        list.dash > | s M-9.2 -5.8H-7.4M-9.2 0H-7.4M-9.2 5.8H-7.4M-4.2 -5.8H9.2M-4.2 0H9.2M-4.2 5.8H9.2
        list.number > | s*.8 M-8.9 -7.4L-7.8 -8.2V-4.4M-9 -1C-8.8 -2.2 -6.9 -2 -7 -.8C-7 .2 -8.8 1 -9 1.8H-6.8M-8.9 \
            4.6H-7L-8 5.8C-6.6 5.8 -6.5 8 -8 8C-8.6 8 -9 7.7 -9.1 7.2 | s M-3.8 -6.2H9.2M-3.8 0H9.2M-3.8 6.2H9.2
        checklist > | s M-9.2 -5L-7.6 -3.2L-4.8 -7.2M-9.2 4.6L-7.6 6.4L-4.8 2.4M-.8 -4.8H9.2M-.8 4.8H9.2
        line.3.horizontal c | s M-8.8 -5.6H8.8M-8.8 0H8.8M-8.8 5.6H8.8
        line.3.horizontal.decrease c | s M-8.8 -5H8.8M-5.6 0H5.6M-2.6 5H2.6
        line.2.horizontal - | s M-8.8 -2.8H8.8M-8.8 2.8H8.8
        text.alignleft > | s M-8.8 -6.6H8.8M-8.8 -2.2H3.4M-8.8 2.2H8.8M-8.8 6.6H3.4
        text.alignright > = text.alignleft~
        text.aligncenter - | s M-8.8 -6.6H8.8M-5.6 -2.2H5.6M-8.8 2.2H8.8M-5.6 6.6H5.6
        text.justify > | s M-8.8 -6.6H8.8M-8.8 -2.2H8.8M-8.8 2.2H8.8M-8.8 6.6H8.8
        slider.horizontal.3 - | s M-9.4 -6H-6.1M-1.3 -6H9.4M-9.4 0H1.3M6.1 0H9.4M-9.4 6H-6.1M-1.3 6H9.4 \
            | s O-3.7 -6 2.1 | s O3.7 0 2.1 | s O-3.7 6 2.1
        slider.vertical.3 - = slider.horizontal.3^270
        switch.2 - | s2 R-9.2 -8.4 18.4 7.4 3.7 | b O5.5 -4.7 1.3 | s2 R-9.2 1 18.4 7.4 3.7 | b O-5.5 4.7 1.3
        gear c | s*1.05 O0 0 6.5 | s*1.15@12 M0 -7V-9 | s@3 M0 -2.1V-6.4 | s O0 0 2
        gearshape fc | S2 M-1.76 -9.03Q0 -9.5 1.76 -9.03L2 -6.97Q2.64 -6.37 3.51 -6.34L5.14 -7.63Q6.72 -6.72 7.63 \
            -5.14L6.34 -3.51Q6.37 -2.64 6.97 -2L9.03 -1.76Q9.5 0 9.03 1.76L6.97 2Q6.37 2.64 6.34 3.51L7.63 \
            5.14Q6.72 6.72 5.14 7.63L3.51 6.34Q2.64 6.37 2 6.97L1.76 9.03Q0 9.5 -1.76 9.03L-2 6.97Q-2.64 6.37 -3.51 \
            6.34L-5.14 7.63Q-6.72 6.72 -7.63 5.14L-6.34 3.51Q-6.37 2.64 -6.97 2L-9.03 1.76Q-9.5 0 -9.03 -1.76L-6.97 \
            -2Q-6.37 -2.64 -6.34 -3.51L-7.63 -5.14Q-6.72 -6.72 -5.14 -7.63L-3.51 -6.34Q-2.64 -6.37 -2 -6.97Z \
            | D O0 0 2.9
        power c | s*1.1 a0 .8 7.9 -52 232 | s*1.1 M0 -9.2V-1.2
        command c | s M-3 -3H3V3H-3ZM-3 -3H-5.3A-5.3 -5.3 2.3 90 360V-3M3 -3V-5.3A5.3 -5.3 2.3 180 450H3M3 \
            3H5.3A5.3 5.3 2.3 -90 180V3M-3 3V5.3A-5.3 5.3 2.3 0 270H-3
        delete.left f | S M-3.7 -6.8H7.2Q9.6 -6.8 9.6 -4.4V4.4Q9.6 6.8 7.2 6.8H-3.7Q-4.8 6.8 -5.6 6L-9.8 1.2Q-10.6 \
            0 -9.8 -1.2L-5.6 -6Q-4.8 -6.8 -3.7 -6.8Z | d M-.9 -2.9L4.9 2.9M4.9 -2.9L-.9 2.9
        return > | s*1.1 M-3.6 -.8L-8.2 3.6L-3.6 8M-8 3.6H8V-5.6
        repeat c | s*1.1 M-8.4 .2V-1.2Q-8.4 -5 -4.6 -5H7.6M4.6 -8.4L8 -5L4.6 -1.6M8.4 -.2V1.2Q8.4 5 4.6 5H-7.6M-4.6 \
            1.6L-8 5L-4.6 8.4
        shuffle c | s*1.1 M-9.2 -4.8H-7C-1.4 -4.8 -1.8 4.8 3.8 4.8H8.4M-9.2 4.8H-7C-5.2 4.8 -4 3.8 -3.2 2.4M-.2 \
            -2.4C.6 -3.8 1.8 -4.8 3.8 -4.8H8.4M6 -8L9.2 -4.8L6 -1.6M6 1.6L9.2 4.8L6 8
        goforward - = arrow.clockwise
        gobackward - = arrow.counterclockwise
        goforward.10 - | u1 0 0 arrow.clockwise | s*.95 M-4 -.9L-2.4 -2V4.2 | s*.95 E1.9 1.1 1.9 3.1
        gobackward.10 - | u1 0 0 arrow.counterclockwise | s*.95 M-4 -.9L-2.4 -2V4.2 | s*.95 E1.9 1.1 1.9 3.1
        goforward.15 - | u1 0 0 arrow.clockwise | s*.95 M-4 -.9L-2.4 -2V4.2 \
            | s*.95 M3.6 -1.9H.7L.4 .9C1 .3 1.4 .2 2 .2C4.4 .2 4.5 4.2 1.8 4.2C.9 4.2 .3 3.8 0 3.2
        gobackward.15 - | u1 0 0 arrow.counterclockwise | s*.95 M-4 -.9L-2.4 -2V4.2 \
            | s*.95 M3.6 -1.9H.7L.4 .9C1 .3 1.4 .2 2 .2C4.4 .2 4.5 4.2 1.8 4.2C.9 4.2 .3 3.8 0 3.2
        goforward.30 - | u1 0 0 arrow.clockwise \
            | s*.95 M-4.3 -1.9H-1.2L-2.9 .4C-.3 .3 -.3 4.2 -2.9 4.2C-3.7 4.2 -4.3 3.9 -4.6 3.3 \
            | s*.95 E2.4 1.1 1.8 3.1
        gobackward.30 - | u1 0 0 arrow.counterclockwise \
            | s*.95 M-4.3 -1.9H-1.2L-2.9 .4C-.3 .3 -.3 4.2 -2.9 4.2C-3.7 4.2 -4.3 3.9 -4.6 3.3 \
            | s*.95 E2.4 1.1 1.8 3.1
        circle f/ | S O0 0 9.25
        circle.lefthalf.filled - | s O0 0 9.25 | f M0 -9.25A0 0 9.25 -90 -270Z
        circle.righthalf.filled - | s O0 0 9.25 | f M0 -9.25A0 0 9.25 -90 90Z
        circle.grid.3x3 f | S O-6.6 -6.6 1.9 | S O0 -6.6 1.9 | S O6.6 -6.6 1.9 | S O-6.6 0 1.9 | S O0 0 1.9 \
            | S O6.6 0 1.9 | S O-6.6 6.6 1.9 | S O0 6.6 1.9 | S O6.6 6.6 1.9
        smallcircle.filled.circle f | S2 O0 0 9.25 | e O0 0 3
        record.circle f | S2 O0 0 9.25 | e O0 0 3.8
        target - | s O0 0 9.25 | s O0 0 5.2 | b O0 0 1.2
        square f/ | S R-8 -8 16 16 3.2
        square.split.2x1 f | S R-8 -8 16 16 3.2 | d M0 -8V8
        square.on.square f | S2 M-4.2 -4.2V-6.6Q-4.2 -9 -1.8 -9H6.6Q9 -9 9 -6.6V1.8Q9 4.2 6.6 4.2H4.2 \
            | G R-9 -4.2 13.2 13.2 2.4
        plus.square.on.square f | S2 M-4.2 -4.2V-6.6Q-4.2 -9 -1.8 -9H6.6Q9 -9 9 -6.6V1.8Q9 4.2 6.6 4.2H4.2 \
            | G R-9 -4.2 13.2 13.2 2.4 | d M-2.4 -.9V5.7M-5.7 2.4H.9
        square.stack - | s R-8 -2.6 16 11.6 2.6 | s2 M-6.6 -5.6H6.6 | s3 M-5 -8.6H5
        square.grid.2x2 f | S R-8.2 -8.2 6.8 6.8 1.5 | S R1.4 -8.2 6.8 6.8 1.5 | S R-8.2 1.4 6.8 6.8 1.5 \
            | S R1.4 1.4 6.8 6.8 1.5
        square.grid.3x3 f | S R-8.6 -8.6 4 4 .9 | S R-2 -8.6 4 4 .9 | S R4.6 -8.6 4 4 .9 | S R-8.6 -2 4 4 .9 \
            | S R-2 -2 4 4 .9 | S R4.6 -2 4 4 .9 | S R-8.6 4.6 4 4 .9 | S R-2 4.6 4 4 .9 | S R4.6 4.6 4 4 .9
        rectangle f | S R-9.8 -7 19.6 14 2.6
        rectangle.portrait f | S R-7 -9.4 14 18.8 2.6
        rectangle.grid.1x2 f | S R-9.2 -8.2 18.4 6.8 1.7 | S R-9.2 1.4 18.4 6.8 1.7
        rectangle.split.2x1 f | S R-9.8 -7 19.6 14 2.6 | d M0 -7V7
        rectangle.split.3x1 f | S R-9.8 -7 19.6 14 2.6 | d M-3.3 -7V7M3.3 -7V7
        rectangle.stack f | S R-9 -3 18 11.4 2.4 | s2 M-7.4 -5.8H7.4 | s3 M-5.6 -8.6H5.6
        rectangle.on.rectangle f | S2 M-5.4 -3.8V-5.6Q-5.4 -8 -3 -8H7.2Q9.6 -8 9.6 -5.6V1.4Q9.6 3.8 7.2 3.8H5.4 \
            | G R-9.6 -3.8 15 11.8 2.4
        sidebar.left > | s R-9.8 -7.4 19.6 14.8 2.8 | s M-3.2 -7.4V7.4 \
            | s2*.8 M-7.3 -4.1H-5.6M-7.3 -1.5H-5.6M-7.3 1.1H-5.6
        sidebar.right > = sidebar.left~
        sidebar.leading > = sidebar.left
        sidebar.trailing > = sidebar.left~
        capsule f | S R-9.8 -5.4 19.6 10.8 5.4
        oval f | S E0 0 9.8 6.4
        triangle f | S M-1.6 -7.6Q0 -10 1.6 -7.6L9.2 5.2Q10.4 7.6 7.6 7.7H-7.6Q-10.4 7.6 -9.2 5.2Z
        diamond f | S M-1.6 -8.7Q0 -10.2 1.6 -8.7L8.7 -1.6Q10.2 0 8.7 1.6L1.6 8.7Q0 10.2 -1.6 8.7L-8.7 1.6Q-10.2 0 \
            -8.7 -1.6Z
        hexagon f | S M-1.6 -8.7Q0 -9.6 1.6 -8.7L6.9 -5.6Q8.4 -4.7 8.4 -3V3Q8.4 4.7 6.9 5.6L1.6 8.7Q0 9.6 -1.6 \
            8.7L-6.9 5.6Q-8.4 4.7 -8.4 3V-3Q-8.4 -4.7 -6.9 -5.6Z
        seal f | S P0 0 8 9.6 8
        checkmark.seal f | S2#b P0 0 8 9.6 8 | d*1.15 M-3.8 .4L-1 3.6L4 -3.8
        shield f/ | S2 M-.6 -9Q0 -9.3 .6 -9C2.8 -7.7 5.2 -6.9 7.2 -6.7Q7.9 -6.6 7.9 -5.9V.2C7.9 4.4 4.8 7.4 .7 \
            9.3Q0 9.6 -.7 9.3C-4.8 7.4 -7.9 4.4 -7.9 .2V-5.9Q-7.9 -6.6 -7.2 -6.7C-5.2 -6.9 -2.8 -7.7 -.6 -9Z
        checkmark.shield f | u1 0 0 shield | d*1.1 M-3.4 .2L-.9 3L3.6 -3.7
        """
}
