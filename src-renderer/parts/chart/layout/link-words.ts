import type { Link } from '@contract'
import CircleDollarSign from '@lucide/svelte/icons/circle-dollar-sign'
import Crosshair from '@lucide/svelte/icons/crosshair'
import MoveHorizontal from '@lucide/svelte/icons/move-horizontal'
import Timer from '@lucide/svelte/icons/timer'
import type { Component } from 'svelte'
import { m } from '../../../../src-shared/messages/m'

interface LinkWords {
  readonly link: Link
  readonly name: string
  readonly icon: Component
  readonly does: string
}

export const linkWords: readonly LinkWords[] = [
  { link: 'coin', name: m.common.coin(), icon: CircleDollarSign, does: m.layouts.link.coinHint() },
  { link: 'interval', name: m.common.interval(), icon: Timer, does: m.layouts.link.intervalHint() },
  {
    link: 'crosshair',
    name: m.layouts.link.crosshair(),
    icon: Crosshair,
    does: m.layouts.link.crosshairHint()
  },
  { link: 'range', name: m.chart.range(), icon: MoveHorizontal, does: m.layouts.link.rangeHint() }
]
