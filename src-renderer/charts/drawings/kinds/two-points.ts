import type { Drawing } from '@contract'
import type { AnchorPoint } from '../anchors'

type Between = Extract<Drawing, { from: AnchorPoint; to: AnchorPoint }>

export const twoPoints = {
  clicks: 2,
  reachTo<One extends Between>(drawing: One, to: AnchorPoint): One {
    return { ...drawing, to }
  },
  finish<One extends Between>(drawing: One): One | null {
    const { from, to } = drawing
    return from.time === to.time && from.price === to.price ? null : drawing
  },
  grips: ({ from, to }: Between) =>
    [
      ['from', from],
      ['to', to]
    ] as const,
  mapPoints<One extends Between>(drawing: One, put: (anchor: AnchorPoint) => AnchorPoint): One {
    return { ...drawing, from: put(drawing.from), to: put(drawing.to) }
  },
  ends: ({ from, to }: Between) => [from.price, to.price] as const
} as const
