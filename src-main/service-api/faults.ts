import type { ApiFaultCode, Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'

/** What a person reads: what happened, what it means, what to do next. */
interface Sentences {
  readonly what: string
  readonly means: string
  readonly next: string
}

const sentences: Readonly<Record<ApiFaultCode, Sentences>> = {
  'key-missing': {
    what: 'No key is entered for this service.',
    means: 'Nothing was sent and nothing was charged.',
    next: 'Enter the API key from the service’s account area in the settings.'
  },
  'keychain-silent': {
    what: 'The key could not be read from the keychain.',
    means: 'The keychain is locked or does not answer. Nothing was sent and nothing was charged.',
    next: 'Unlock the keychain, or enter the key again in the settings. Candlewick tries again by itself.'
  },
  'key-refused': {
    what: 'The service refused the key.',
    means: 'It is mistyped, expired or withdrawn. Nothing was charged.',
    next: 'Compare the key with the service’s account area and enter it again.'
  },
  'plan-required': {
    what: 'This part of the service is locked for your plan.',
    means: 'The service wants a yearly plan for it. Asking again changes nothing; everything else goes on.',
    next: 'Use what is shown instead, or upgrade the plan and try once more.'
  },
  'quota-exceeded': {
    what: 'The quota is used up.',
    means: 'The service answers no more calls with this key until the quota is renewed or enlarged.',
    next: 'Wait for the quota to be renewed; Candlewick looks again by itself, ever less often.'
  },
  'rate-limited': {
    what: 'Too many calls in a short time.',
    means: 'Quota is left; the service only asks for a pause.',
    next: 'Nothing to do: Candlewick waits and goes on by itself.'
  },
  limited: {
    what: 'The service closed the door for now.',
    means: 'Either the quota is used up or the calls came too fast; the answer does not say which.',
    next: 'Candlewick waits and goes on by itself. If it stays so, look at the quota in the account area.'
  },
  'unknown-endpoint': {
    what: 'The service does not know this operation at this address.',
    means:
      'The address is probably not that of the service, or its path is not complete. Nothing was charged.',
    next: 'Check the service address in the settings.'
  },
  'upstream-unavailable': {
    what: 'The service cannot reach its own data source.',
    means: 'The trouble is on the service’s side. Nothing was charged.',
    next: 'Nothing to do: Candlewick tries again by itself.'
  },
  refused: {
    what: 'The service refused this question.',
    means: 'Something in it did not suit the service: a coin, a date or an interval. Nothing was charged.',
    next: 'Change the question and ask again.'
  },
  offline: {
    what: 'The service cannot be reached.',
    means: 'This computer is offline, or the service is. What was known stays on screen with its age.',
    next: 'Check the network. Candlewick tries again by itself.'
  },
  'sign-in-page': {
    what: 'A sign-in page of the network stands in between.',
    means: 'This network answered in the service’s place: nothing reached the service, nothing was charged.',
    next: 'Sign in to the network in your browser. Candlewick tries again by itself.'
  },
  'timed-out': {
    what: 'The service did not answer in time.',
    means: 'The call may have been charged all the same; it is counted until the quota tells.',
    next: 'Nothing to do: Candlewick tries again by itself.'
  },
  unreadable: {
    what: 'The answer could not be read.',
    means:
      'It was not the JSON that was expected. The call may have been charged; it is counted until the quota tells.',
    next: 'Check the service address, and whether this network puts a log-in page in between.'
  },
  'unexpected-status': {
    what: 'The service answered in a way the interface does not describe.',
    means: 'Something between here and the service, or the service itself, is not working as agreed.',
    next: 'Try again later. If it stays so, check the service address.'
  },
  'budget-stopped': {
    what: 'Your own daily budget stopped this call.',
    means: 'Nothing was sent and nothing was charged.',
    next: 'Raise the daily budget in the settings, or wait until midnight.'
  },
  'bad-input': {
    what: 'This cannot be asked.',
    means: 'Nothing was sent and nothing was charged.',
    next: 'Correct the input and ask again.'
  }
}

/** Same code, another cause: the sentences that differ. */
const variants = {
  'key-unusable': {
    what: 'The saved key cannot be used.',
    next: 'Enter the API key again in the settings.'
  },
  certificate: {
    what: 'The service’s certificate cannot be trusted.',
    means: 'A safe connection could not be made, so nothing was sent: neither the key nor the question.',
    next: 'Check the service address, the clock of this computer, and whether a proxy is in between.'
  },
  broken: {
    what: 'The connection broke before the answer came.',
    means: 'The call may have been charged all the same; it is counted until the quota tells.'
  },
  stopped: {
    what: 'The call was stopped before the answer came.',
    means: 'It may have been charged all the same; it is counted until the quota tells.',
    next: 'Ask again when you want to.'
  },
  'not-sent': {
    what: 'The call was stopped before it was sent.',
    means: 'Nothing was sent and nothing was charged.',
    next: 'Ask again when you want to.'
  },
  'cut-off': {
    what: 'The answer broke off in the middle.',
    next: 'Nothing to do: Candlewick tries again by itself.'
  },
  'too-large': {
    what: 'The answer was larger than any answer should be, and was not kept.',
    next: 'Ask for less at once: fewer coins or fewer bars.'
  },
  redirected: {
    what: 'The call was sent on to another address.',
    means:
      'Mostly this is a sign-in page of the network; else the service has moved. Candlewick does not follow, since the key would go along. Nothing was charged.',
    next: 'Sign in to the network in your browser. If it stays so, check the service address: it may need https or another host.'
  }
} as const satisfies Readonly<Record<string, Partial<Sentences>>>

export type FaultVariant = keyof typeof variants

interface Details {
  readonly operation?: string | null
  readonly said?: string | null
  readonly retryAt?: EpochMs | null
  readonly variant?: FaultVariant | undefined
  /** Sentences that know more than the table: for bad input, the reason. */
  readonly words?: Partial<Sentences>
}

/** A failure of the closed list as a person reads it. `said` must have passed `saidBy`. */
export function faultOf(code: ApiFaultCode, details: Details = {}): Fault {
  const { operation = null, said = null, retryAt = null, variant, words } = details
  const { what, means, next } = {
    ...sentences[code],
    ...(variant === undefined ? {} : variants[variant]),
    ...words
  }
  return { code, what, means, next, operation, said, retryAt }
}
