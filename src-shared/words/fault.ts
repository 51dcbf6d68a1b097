import type { Fault, FaultCode, FaultWords } from '../contract/fault'
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
 * Whom the message is for.
 * - `by-hand`: a user who made the call, which isn't retried automatically
 * - `terminal`: a user of the terminal, where there's no window and therefore no settings
 */
export type FaultReader = 'app' | 'by-hand' | 'terminal'

/** Each part is a whole sentence. */
export function faultWords(fault: Fault, reader: FaultReader = 'app'): FaultWords {
  const { code, cause, disk } = fault
  const usual: FaultWords = disk
    ? unsavedWords(disk)
    : { what: m.faults.what[code](), means: meanings[code](), next: steps[code]() }
  const isKnown = cause !== null && Object.hasOwn(causeWhats, cause.code)
  const own: Partial<FaultWords> = isKnown ? causeWords(cause) : {}
  const words = { ...usual, ...own }
  if (disk || reader === 'app') return words
  const readerSteps = reader === 'by-hand' ? manualSteps : terminalSteps
  const means =
    reader === 'terminal' && code === 'offline' && cause === null ? m.faults.offlineAtTerminal() : words.means
  // Advice about the cause is more specific than advice about the code.
  const next =
    (cause && stepFor(readerSteps, cause.code)) ?? own.next ?? stepFor(readerSteps, code) ?? usual.next
  return { ...words, means, next }
}

const meanings: Readonly<Record<FaultCode, () => string>> = {
  ...m.faults.means,
  disk: m.faults.means['bad-input'],
  'key-missing': m.faults.nothingSent,
  'keychain-silent': m.faults.nothingSent,
  'plan-required': m.faults.means['upstream-unavailable'],
  'budget-stopped': m.faults.nothingSent,
  'sign-in-page': m.faults.nothingSent,
  'timed-out': m.faults.chargeUnknown,
  unreadable: m.faults.chargeUnknown
}

const steps: Readonly<Record<FaultCode, () => string>> = {
  ...m.faults.next,
  'quota-exceeded': m.faults.retries,
  'rate-limited': m.faults.retries,
  'upstream-unavailable': m.faults.retries,
  'timed-out': m.faults.retries
}

const manualSteps = {
  ...m.faults.forManual,
  'cut-off': m.faults.forManual['timed-out'],
  'server-error': m.faults.forManual['not-json']
}

const terminalSteps = {
  ...manualSteps,
  ...m.faults.atTerminal,
  'key-unusable': m.faults.atTerminal['key-missing']
}

/** Says only what happened, for small places like the tray. */
export function faultWhat({ disk, code, cause }: Fault): string {
  if (cause !== null && Object.hasOwn(causeWhats, cause.code))
    return (causeWhats[cause.code] as Message)(cause)
  return disk ? unsavedWords(disk).what : m.faults.what[code]()
}

const causeWhats: CauseMessages = {
  ...m.faults.causeWhat,
  'unknown-shape-compared': m.faults.causeWhat['unknown-shape'],
  budget: ({ span }) => (span === 'day' ? m.faults.what['budget-stopped']() : m.faults.causeWhat.budget()),
  'layout-name-taken': m.faults.nameTaken,
  'group-name-taken': m.faults.nameTaken,
  'profile-form': m.faults.causeWhat['setup-form'],
  'layout-name-empty': m.faults.nameEmpty,
  'group-name-empty': m.faults.nameEmpty,
  'route-name-empty': m.faults.nameEmpty,
  'layout-name-long': m.faults.nameLong,
  'group-name-long': m.faults.nameLong,
  'route-name-long': m.faults.nameLong,
  'coin-long': m.faults.nameLong,
  'alert-wrong': ({ issue }) => alertIssueWords(issue),
  'route-wrong': ({ issue }) => routeIssueWords(issue)
}

const causeMeanings: Partial<CauseMessages> = {
  ...m.faults.causeMeans,
  budget: ({ kept }) => (kept === 'yes' ? m.faults.causeMeans.budget() : m.faults.nothingSent()),
  'unknown-shape-compared': m.faults.causeMeans['unknown-shape'],
  'candles-unreadable': ({ shape }) =>
    shape === 'unknown' ? m.faults.causeMeans['unknown-shape']() : m.faults.chargeUnknown(),
  unbooked: m.faults.means['upstream-unavailable'],
  certificate: m.faults.nothingSent,
  proxy: m.faults.nothingSent,
  'not-sent': m.faults.nothingSent,
  broken: m.faults.chargeUnknown,
  stopped: m.faults.chargeUnknown,
  'breadth-missing': m.faults.causeMeans['ath-missing'],
  'keychain-not-removed': ({ keychain }) => m.faults.keychain[keychain](),
  'keychain-not-searched': ({ keychain }) => m.faults.keychain[keychain]()
}

const causeSteps: Partial<CauseMessages> = {
  ...m.faults.causeNext,
  budget: ({ span }) => (span === 'day' ? m.faults.next['budget-stopped']() : m.faults.causeNext.budget()),
  'candles-unreadable': ({ shape }) =>
    shape === 'unknown' ? m.faults.causeNext['unknown-shape']() : m.faults.next.unreadable(),
  'not-sent': m.faults.causeNext.stopped,
  'cut-off': m.faults.retries,
  'server-error': m.faults.retries,
  'address-characters': m.faults.causeNext['key-lines'],
  'token-form': m.faults.causeNext['key-lines'],
  'key-characters': m.faults.causeNext['key-control'],
  'keychain-not-searched': m.faults.causeNext['keychain-not-removed'],
  'address-long': m.faults.causeNext['address-empty'],
  'address-scheme': m.faults.causeNext['address-empty'],
  'address-form': m.faults.causeNext['address-empty'],
  'address-not-https': m.faults.causeNext['address-empty'],
  'group-name-taken': m.faults.causeNext['layout-name-taken'],
  'group-gone': m.faults.causeNext['layout-gone'],
  'alert-gone': m.faults.causeNext['layout-gone'],
  'backup-gone': m.faults.causeNext['layout-gone'],
  'backup-damaged': m.faults.causeNext['layout-gone'],
  'alert-calls-unpriced': m.faults.causeNext['alert-calls'],
  'profile-form': m.faults.causeNext['setup-form'],
  'layouts-full': m.faults.causeNext['alerts-full'],
  'drawings-full': m.faults.causeNext['alerts-full'],
  'routes-full': m.faults.causeNext['alerts-full'],
  'watchlist-full': m.faults.causeNext['alerts-full'],
  'watchlist-long': m.faults.causeNext['alerts-full']
}

export function causeWords(cause: FaultCause): Pick<FaultWords, 'what'> & Partial<FaultWords> {
  // The types guarantee that each message gets the data of its cause.
  const { code } = cause
  const means = (causeMeanings[code] as Message | undefined)?.(cause)
  const next = (causeSteps[code] as Message | undefined)?.(cause)
  return { what: (causeWhats[code] as Message)(cause), ...(means && { means }), ...(next && { next }) }
}

function stepFor(steps: Readonly<Record<string, () => string>>, code: string): string | undefined {
  return Object.hasOwn(steps, code) ? steps[code]?.() : undefined
}
