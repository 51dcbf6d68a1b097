import type { Answer } from './contract/answer'
import type { ReadCount } from './contract/reading'

/** How much of an answer was read; null where its reader left no account of it. */
export function readCount({ reading, dropped }: Pick<Answer, 'reading' | 'dropped'>): ReadCount | null {
  if (reading === undefined) return null
  const { understood, leftover, doubts } = reading
  return { understood, leftover, dropped, doubted: doubts.reduce((sum, { count }) => sum + count, 0) }
}
