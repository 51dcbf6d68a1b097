import type { LadderLevel } from '../../../src-shared/figures/ladder'
import { m } from '../../../src-shared/messages/m'

export function rungName({ kind, name }: Pick<LadderLevel, 'kind' | 'name'>): string {
  const [, average, period] = /^(sma|ema)(\d+)$/.exec(name) ?? []
  if (average && period) return m.coin.average({ kind: average.toUpperCase(), period: Number(period) })
  if (kind === 'alert') return m.coin.levels.alert({ comparison: name })
  return m.coin.levels.name({ kind, name: name.toUpperCase() })
}
