import type { Answer } from '../../src-shared/contract/answer'
import type { DoubtCode } from '../../src-shared/contract/reading'
import { remarksOn, type Remark } from '../service-api/answers/remarks'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

const doubts: Readonly<Record<DoubtCode, string>> = {
  order: 'Which price of a bar is which could not be proved, so the usual order is assumed.',
  'open-close':
    'Which price is the open and which the close could not be proved, so the usual order is assumed.',
  volume: 'Which of several numbers is the volume could not be proved.',
  unit: 'Whether these are percent or fractions could not be proved; they are shown as percent.',
  newest: 'Which of several values without a time is the latest could not be proved; the first is shown.'
}

/** What is odd about an answer, a sentence each; empty for an ordinary one. */
export function notesOn(answer: Answer): readonly string[] {
  return remarksOn(answer).map(sentence)
}

function sentence(remark: Remark): string {
  switch (remark.code) {
    case 'dropped':
      return `${counted(remark.count, 'row', 'rows')} could not be read and are only in the raw answer.`
    case 'left-out':
      return `${counted(remark.count, 'further row is', 'further rows are')} more than is shown and kept.`
    case 'times-name-close':
      return 'Times name the end of each bar.'
    case 'repeated':
      return `${counted(remark.count, 'bar', 'bars')} with the time of a later one left out.`
    case 'unordered':
      return `${counted(remark.count, 'bar', 'bars')} came out of order.`
    case 'high-below-low':
      return `${counted(remark.count, 'bar has its', 'bars have their')} high below the low, as it came.`
    case 'doubt':
      return doubts[remark.about]
  }
}
