import type { Purse } from './budget'

/** A day's purse of which nothing is kept for a person. */
export function purseOf(part: Pick<Purse, 'left' | 'renewsAt'> & Partial<Purse>): Purse {
  return {
    limit: 'day',
    leftAtEnd: part.left,
    growsFrom: part.renewsAt,
    pacedTo: part.renewsAt,
    used: 0.62,
    stops: true,
    ...part
  }
}
