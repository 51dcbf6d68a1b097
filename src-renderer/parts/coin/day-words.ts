import type { MissingDayReason } from '../../../src-shared/figures/day-lookup'
import { formatCandleDay } from '../../../src-shared/format/date'
import { m } from '../../../src-shared/messages/m'

export function reasonText(reason: MissingDayReason): string {
  if (reason.why === 'before') return m.coin.pastDay.before({ since: formatCandleDay(reason.since) })
  if (reason.why === 'unknown') return m.coin.pastDay.unknown({ since: formatCandleDay(reason.since) })
  return m.coin.pastDay.missing({ reason: reason.why })
}
