import { formatPercent } from '../../../../src-shared/format/percent'
import type { Tile } from '../../../charts/treemap/tile'
import { changeOver, type ChangeSpan, type MarketRow } from '../market-row'

/** In percent. */
const fullAt: Readonly<Record<ChangeSpan, number>> = {
  day: 6,
  days7: 15,
  days30: 35,
  days90: 60,
  days365: 120
}

/** Leaves out coins whose size is unknown. */
export function mapTiles(
  rows: readonly MarketRow[],
  size: 'marketCap' | 'volume',
  span: ChangeSpan
): readonly Tile[] {
  return rows.flatMap(row => {
    const area = row[size]
    if (area === null || !(area > 0)) return []
    const change = changeOver(row, span).percent
    return [
      {
        name: row.coin,
        size: area,
        lines: [row.coin, formatPercent(change)],
        strength: change === null ? null : change / fullAt[span]
      }
    ]
  })
}
