import type { DayLack } from '../../../src-shared/figures/day-lookup'
import { formatCandleDay } from '../../../src-shared/format/date'
import { m } from '../../../src-shared/messages/m'

export function lackWords(lack: DayLack): string {
  if (lack.why === 'before') return m.coin.pastDay.before({ since: formatCandleDay(lack.since) })
  if (lack.why === 'unknown') return m.coin.pastDay.unknown({ since: formatCandleDay(lack.since) })
  return m.coin.pastDay.missing({ reason: lack.why })
}
