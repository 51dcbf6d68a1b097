import type { Answer } from '../../src-shared/contract/answer'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

/** What is odd about an answer, a sentence each; empty for an ordinary one. */
export function notesOn(answer: Answer): readonly string[] {
  const notes: string[] = []
  if (answer.dropped > 0)
    notes.push(`${counted(answer.dropped, 'row', 'rows')} could not be read and are only in the raw answer.`)
  if (answer.kind === 'candles') {
    const crossed = answer.highBelowLow.length
    if (answer.timeNames === 'close') notes.push('Times name the end of each bar.')
    if (answer.repeated > 0)
      notes.push(`${counted(answer.repeated, 'bar', 'bars')} with the time of a later one left out.`)
    if (crossed > 0)
      notes.push(`${counted(crossed, 'bar has its', 'bars have their')} high below the low, as it came.`)
  }
  return notes
}
