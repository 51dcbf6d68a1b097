import type { Link } from '@contract'
import CircleDollarSign from '@lucide/svelte/icons/circle-dollar-sign'
import Crosshair from '@lucide/svelte/icons/crosshair'
import MoveHorizontal from '@lucide/svelte/icons/move-horizontal'
import Timer from '@lucide/svelte/icons/timer'
import type { Component } from 'svelte'

interface LinkWords {
  readonly link: Link
  readonly name: string
  readonly icon: Component
  /** What it does. */
  readonly does: string
}

export const linkWords: readonly LinkWords[] = [
  { link: 'coin', name: 'Coin', icon: CircleDollarSign, does: 'All charts show the same coin' },
  { link: 'interval', name: 'Interval', icon: Timer, does: 'All charts show the same interval' },
  {
    link: 'crosshair',
    name: 'Crosshair',
    icon: Crosshair,
    does: 'One crosshair stands at the same time in all charts'
  },
  { link: 'range', name: 'Range', icon: MoveHorizontal, does: 'All charts show the same stretch of time' }
]
