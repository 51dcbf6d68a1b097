import type { Fault, FaultWords } from '../contract/fault'
import type { FaultCause } from '../contract/fault-cause'
import { m } from '../messages/m'
import { alertIssueWords } from './alert-issue'
import { unsavedWords } from './disk'

/** One message for each cause, taking that cause's facts. */
type CauseMessages = {
  readonly [Code in FaultCause['code']]: (cause: Extract<FaultCause, { code: Code }>) => string
}
type Message = (cause: FaultCause) => string

/**
 * Where a fault is read. by-hand: a person made the call, and nobody repeats it for them. terminal: there is no screen and
 * there are no settings either.
 */
export type FaultReader = 'app' | 'by-hand' | 'terminal'

/** A failure in words: what happened, what it means, what to do next. Each is a whole sentence. */
export function faultWords(fault: Fault, reader: FaultReader = 'app'): FaultWords {
  const { code, cause, disk } = fault
  const usual: FaultWords = disk
    ? unsavedWords(disk)
    : { what: m.faults.what[code](), means: m.faults.means[code](), next: m.faults.next[code]() }
  // A cause that a newer version kept has no words here: what the code says is true of it as well.
  const isKnown = cause !== null && Object.hasOwn(causeWhats, cause.code)
  const own: Partial<FaultWords> = isKnown ? causeWords(cause) : {}
  const words = { ...usual, ...own }
  if (disk || reader === 'app') return words
  const steps = reader === 'by-hand' ? m.faults.byHand : m.faults.atTerminal
  const means =
    reader === 'terminal' && code === 'offline' && cause === null ? m.faults.offlineAtTerminal() : words.means
  // What a cause says itself is nearer than what is usual of its code.
  const next = (cause && stepFor(steps, cause.code)) ?? own.next ?? stepFor(steps, code) ?? usual.next
  return { ...words, means, next }
}

/** What happened alone, in a sentence: all that a tray has room for. */
export function faultWhat({ disk, code, cause }: Fault): string {
  if (cause !== null && Object.hasOwn(causeWhats, cause.code))
    return (causeWhats[cause.code] as Message)(cause)
  return disk ? unsavedWords(disk).what : m.faults.what[code]()
}

const causeWhats: CauseMessages = {
  ...m.faults.causeWhat,
  'alert-wrong': ({ issue }) => alertIssueWords(issue)
}

/** What a cause says of itself; what it leaves out the fault's code says. `what` is always there. */
export function causeWords(cause: FaultCause): Pick<FaultWords, 'what'> & Partial<FaultWords> {
  // That each message takes the facts of its cause is proved here, by type.
  const meanings: Partial<CauseMessages> = m.faults.causeMeans
  const steps: Partial<CauseMessages> = m.faults.causeNext
  const { code } = cause
  const means = (meanings[code] as Message | undefined)?.(cause)
  const next = (steps[code] as Message | undefined)?.(cause)
  return { what: (causeWhats[code] as Message)(cause), ...(means && { means }), ...(next && { next }) }
}

function stepFor(steps: Readonly<Record<string, () => string>>, code: string): string | undefined {
  return Object.hasOwn(steps, code) ? steps[code]?.() : undefined
}
