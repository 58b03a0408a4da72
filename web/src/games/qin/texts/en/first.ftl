## Players, colours, tiles

qin-colour-red = red
qin-colour-yellow = yellow
qin-colour-blue = blue
qin-tile = { $first }-{ $second }
qin-part = { $player } with { $size }

## What happens

qin-event-placed = { $player } places { $tile } at { $one } and { $other }.
qin-event-alone = The { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } space at { $space } stands alone.
qin-event-founded = { $player } founds a { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size } spaces at { $space }.
qin-event-expanded = { $own ->
        [yes] { $player } expands { $colour ->
            [red] a red
            [yellow] a yellow
           *[blue] a blue
        } province of their own to { $size } spaces.
       *[no] { $player } expands { $colour ->
            [red] the red
            [yellow] the yellow
           *[blue] the blue
        } province of { $owner } to { $size } spaces.
    }
qin-event-absorbed = { $colour ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    } provinces are joined ({ $parts }) and belong to { $owner }.
qin-event-returned = { $player } takes back { $pagodas ->
        [one] one pagoda
       *[other] { $pagodas } pagodas
    } and has { $left } left.
qin-event-built = { $player } puts { $double ->
        [yes] a second pagoda
       *[no] a pagoda
    } on the { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province at { $space } and has { $left } left.
qin-event-connected = { $player } connects the empty village at { $village } and has { $left ->
        [one] one pagoda
       *[other] { $left } pagodas
    } left.
qin-event-conquered = { $player } conquers { $from }’s village at { $village } and has { $left ->
        [one] one pagoda
       *[other] { $left } pagodas
    } left.
qin-event-drew = { $player } draws from pile { $pile }.
qin-event-dealt = { $player } is dealt { $tile }.
qin-event-took = { $player } gets { $tile }.
qin-event-passed = { $player } can’t place a tile and passes.
qin-event-over = { $reason ->
        [last_pagoda] The last pagoda is placed
        [no_tiles] Nobody has any tiles left
       *[no_room] No tile fits anywhere
    }: { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Why not

qin-illegal-not-now = { $phase ->
        [deal] The tiles are still being dealt.
        [place] { $player } has to place a tile first.
        [draw] The tile is placed; now { $player } draws from a pile.
        [reveal] { $player } is drawing a tile.
       *[over] The game is over.
    }
qin-illegal-not-in-hand = You don’t have { $tile } in your hand.
qin-illegal-not-free = { $obstacle ->
        [off_the_board] { $space } is off the board.
        [village] { $space } is a village; tiles go only on free grassland.
        [water] { $space } is water; tiles go only on free grassland.
        [start] { $space } is a start space; tiles go only on free grassland.
       *[tile] There’s already a tile on { $space }.
    }
qin-illegal-no-contact = Neither { $one } nor { $other } shares an edge with a province space{ $nearly ->
        [corner] ; it only touches { $at } at a corner.
        [village] ; the village at { $at } doesn’t count.
       *[nothing] .
    }
qin-illegal-tie = { $players } would bring { $each } spaces each into one { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province, so its owner would be unclear.
qin-illegal-two-majors = This would join { $count } major { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } provinces ({ $parts }), which isn’t allowed.
qin-illegal-major-taken = { $taker } would bring { $most } spaces and { $owner } only { $brings }, but nobody can absorb { $owner }’s major { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province.
qin-illegal-must-place = You can still place a tile, such as { $tile } at { $one } and { $other }, so you can’t pass.
qin-illegal-empty-pile = Pile { $pile } is empty; draw from another.
qin-illegal-other = That isn’t allowed.

## What would happen

qin-fore-nothing = no province, nothing else
qin-fore-founded = founds a { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province
qin-fore-expanded = { $own ->
        [yes] your
       *[no] { $owner }’s
    } { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province grows to { $size }
qin-fore-absorbed = joins { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } provinces ({ $parts }) for { $owner }
qin-fore-double = double pagoda for { $player }
qin-fore-connected = { $player } connects the village at { $village }
qin-fore-conquered = { $player } conquers { $from }’s village at { $village }
qin-fore-supply = { $player } { $from } → { $to }
qin-fore-pagodas = pagodas left: { $changes }

## What to do

qin-do-choose = Choose a tile from your hand.
qin-do-where = Where should it go?
qin-do-draw = Draw a tile from a pile.
qin-do-pass = None of your tiles fits anywhere, so you pass and keep them.
qin-do-wait = { $player } to move.
qin-do-over = The game is over.
qin-place = Place
qin-rotate = Rotate
qin-pass = Pass
qin-rule = Rule { $rule }
qin-keys = Keys: 1–3 tile, arrows, R rotates, L next spot, Enter places

## Hand and piles

qin-hand = Your hand
qin-hand-none = Your hand is empty.
qin-hand-tile = Tile { $number }: { $tile }
qin-piles = Piles
qin-pile = Pile { $number }, { $count ->
        [0] empty
        [one] one tile
       *[other] { $count } tiles
    }
qin-pile-draw = Draw from pile { $number }, { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
qin-unseen = Tiles left
qin-unseen-about = Tiles you haven’t seen: in the piles and in other hands.
qin-unseen-kind = { $tile }: { $count }

## The board in words

qin-board = Qin board, { $width } by { $height } spaces
qin-board-keys = Arrow keys explore the board or move the chosen tile. 1, 2 and 3 choose a tile, R rotates it, L goes to the next legal spot, Enter places it, Escape cancels.
qin-words = The board in words
qin-words-province = { $colour ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    } province of { $owner }: { $size } spaces, { $pagodas ->
        [2] double pagoda
       *[other] one pagoda
    }, at { $spaces }
qin-words-village = { $owned ->
        [yes] Village of { $owner } at { $spaces }
       *[no] Empty village at { $spaces }
    }
qin-space-grass = { $space }: grassland
qin-space-water = { $space }: water
qin-space-village = { $space }: { $owned ->
        [yes] village of { $owner }
       *[no] empty village
    }
qin-space-lone = { $space }: { $colour ->
        [red] single red space
        [yellow] single yellow space
       *[blue] single blue space
    }
qin-space-province = { $space }: { $colour ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $owner }, { $size } spaces{ $major ->
        [yes] , major, double pagoda
       *[no] {""}
    }
qin-said-chosen = { $tile } chosen, { $count ->
        [0] it fits nowhere
        [one] one legal spot
       *[other] { $count } legal spots
    }.
qin-said-ghost = { $first } { $one }, { $second } { $other }.
qin-said-again = Press Enter again to place it.
qin-said-dropped = No tile chosen.
