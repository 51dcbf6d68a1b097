import type { Interval } from '@contract'
import { readLook } from './chart-look.svelte'
import { ChartSetup, type ChartChoices } from './chart-setup.svelte'
import { readIndicators } from './indicator-list.svelte'

const indicatorShelf = 'candlewick.indicators'
const lookShelf = 'candlewick.chart-look'

type Place = Pick<ChartChoices, 'coin' | 'interval'>

/**
 * The set-up of a single chart: coin and interval are where a person is; indicators and look are the same over every
 * coin and kept by the window over restarts.
 */
export function keptChart(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  place: () => Place,
  go: (step: { coin?: string; interval?: Interval }) => void
): ChartSetup {
  let kept = $state.raw<Omit<ChartChoices, keyof Place>>({
    indicators: readIndicators(storage.getItem(indicatorShelf)),
    look: readLook(storage.getItem(lookShelf))
  })
  return new ChartSetup(
    () => ({ ...place(), ...kept }),
    ({ coin, interval, ...others }) => {
      kept = { ...kept, ...others }
      storage.setItem(indicatorShelf, JSON.stringify(kept.indicators))
      storage.setItem(lookShelf, `${kept.look.style} ${kept.look.scale}`)
      if (coin !== undefined) go({ coin })
      if (interval !== undefined) go({ interval })
    }
  )
}
