import type { InboxEntry } from './contract/alerts'

type Entry = Pick<InboxEntry, 'alertId' | 'coin' | 'at' | 'noticedAt' | 'missedSince'>

/**
 * Groups the entries of different alerts on one coin that triggered by the same response. Keeps their order.
 * An alert that triggered several times at once, such as for two headlines, has its own groups.
 */
export function triggeredTogether<T extends Entry>(entries: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  const open = new Map<string, T[]>()
  for (const entry of entries) {
    const { alertId, coin, at, noticedAt, missedSince } = entry
    // Missed triggers are noticed at once, but happened at different times.
    const key = coin === null ? null : JSON.stringify([coin, noticedAt, missedSince === null ? null : at])
    const group = key === null ? undefined : open.get(key)
    if (group && group.every(other => other.alertId !== alertId)) {
      group.push(entry)
      continue
    }
    const own = [entry]
    groups.push(own)
    if (key !== null) open.set(key, own)
  }
  return groups
}
