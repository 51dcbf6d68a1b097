import type { Fault, FaultWords } from '../contract/fault'
import type { FaultCause } from '../contract/fault-cause'
import { m } from '../messages/m'
import { alertIssueWords } from './alert-issue'
import { unsavedWords } from './disk'
import { routeIssueWords } from './route'

type CauseMessages = {
  readonly [Code in FaultCause['code']]: (cause: Extract<FaultCause, { code: Code }>) => string
}
type Message = (cause: FaultCause) => string

/**
 * Who reads the message about a fault.
 * - `by-hand`: the user made the call, and it isn't retried automatically
 * - `terminal`: there's no window and therefore no settings
 */
export type FaultReader = 'app' | 'by-hand' | 'terminal'

/** Returns the message about a fault. Each part is a whole sentence. */
export function faultWords(fault: Fault, reader: FaultReader = 'app'): FaultWords {
  const { code, cause, disk } = fault
  const usual: FaultWords = disk
    ? unsavedWords(disk)
    : { what: m.faults.what[code](), means: m.faults.means[code](), next: m.faults.next[code]() }
  // A newer version of Candlewick may have stored a cause for which this version has no message. The message of the
  // code still applies.
  const isKnown = cause !== null && Object.hasOwn(causeWhats, cause.code)
  const own: Partial<FaultWords> = isKnown ? causeWords(cause) : {}
  const words = { ...usual, ...own }
  if (disk || reader === 'app') return words
  const steps = reader === 'by-hand' ? m.faults.forManual : terminalSteps
  const means =
    reader === 'terminal' && code === 'offline' && cause === null ? m.faults.offlineAtTerminal() : words.means
  // Advice about the cause is more specific than advice about the code.
  const next = (cause && stepFor(steps, cause.code)) ?? own.next ?? stepFor(steps, code) ?? usual.next
  return { ...words, means, next }
}

const terminalSteps = { ...m.faults.forManual, ...m.faults.atTerminal }

/** Returns only what happened, in one sentence, for small places like the tray. */
export function faultWhat({ disk, code, cause }: Fault): string {
  if (cause !== null && Object.hasOwn(causeWhats, cause.code))
    return (causeWhats[cause.code] as Message)(cause)
  return disk ? unsavedWords(disk).what : m.faults.what[code]()
}

const causeWhats: CauseMessages = {
  ...m.faults.causeWhat,
  'alert-wrong': ({ issue }) => alertIssueWords(issue),
  'route-wrong': ({ issue }) => routeIssueWords(issue)
}

const causeMeanings: Partial<CauseMessages> = {
  ...m.faults.causeMeans,
  'keychain-not-removed': ({ keychain }) => m.faults.keychain[keychain](),
  'keychain-not-searched': ({ keychain }) => m.faults.keychain[keychain]()
}

/** Returns the sentences about a cause. For missing sentences, use those of the fault code. */
export function causeWords(cause: FaultCause): Pick<FaultWords, 'what'> & Partial<FaultWords> {
  // The types guarantee that each message gets the data of its cause.
  const steps: Partial<CauseMessages> = m.faults.causeNext
  const { code } = cause
  const means = (causeMeanings[code] as Message | undefined)?.(cause)
  const next = (steps[code] as Message | undefined)?.(cause)
  return { what: (causeWhats[code] as Message)(cause), ...(means && { means }), ...(next && { next }) }
}

function stepFor(steps: Readonly<Record<string, () => string>>, code: string): string | undefined {
  return Object.hasOwn(steps, code) ? steps[code]?.() : undefined
}
