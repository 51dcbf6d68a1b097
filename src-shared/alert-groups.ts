import type { InboxEntry } from './contract/alerts'

type Entry = Pick<InboxEntry, 'alertId' | 'coin' | 'at' | 'noticedAt' | 'missedSince'>

export function triggeredTogether<T extends Entry>(entries: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  const open = new Map<string, T[]>()
  for (const entry of entries) {
    const { alertId, coin, at, noticedAt, missedSince } = entry
    // Triggers that were missed while Candlewick wasn't watching are all noticed at the same time, although
    // they happened at different times.
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
