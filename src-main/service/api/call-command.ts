import { m } from '../../../src-shared/messages/m'
import { remarkWords } from '../../../src-shared/words/reading'
import type { Clock } from '../../platform/time/clock'
import { faultAtTerminal } from './at-terminal'
import { remarksOn } from './answers/remarks'
import { BadUsage, callArguments, type CallArguments } from './call-arguments'
import { captured, replayable } from './capture'
import { howRead } from './how-read'
import { createServiceClient } from './client'
import { publishedPrice } from './operations'
import type { Outcome } from './outcome'
import type { ServiceFetch } from './wire'

export interface CallWorld {
  readonly environmentKey: string | undefined
  readonly keychain: (address: string) => Promise<string | null>
  readonly fetch: ServiceFetch
  readonly clock: Clock
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Returns null if there is no terminal to ask on. */
  readonly ask: (question: string) => Promise<boolean> | null
  /** @throws if the file exists or can't be created */
  readonly createFile: (
    path: string
  ) => Promise<{ write(text: string): Promise<void>; discard(): Promise<void> }>
}

/**
 * Runs `npm run call`.
 * @returns 0 for an answer, 1 for a fault, 2 for bad usage
 */
export async function callCommand(words: readonly string[], world: CallWorld): Promise<0 | 1 | 2> {
  try {
    const args = callArguments(words, world.environmentKey)
    if (args === null) {
      world.out(`${m.terminal.callUsage()}\n`)
      return 0
    }
    await agree(args, world)
    const outcome = args.capture === null ? await call(args, world) : await capture(args, args.capture, world)
    tell(args, outcome, world)
    return outcome.fault === null ? 0 : 1
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error
    world.err(`${error.message}\n${m.terminal.helpHint({ command: 'call' })}\n`)
    return 2
  }
}

function call(args: CallArguments, { fetch, clock, keychain }: CallWorld): Promise<Outcome> {
  const { address, key, operation, params } = args
  const client = createServiceClient({
    // The length of the body isn't limited, because a terminal can show all of it.
    fetch,
    clock,
    address,
    mostCharacters: Infinity,
    key: () => (key.from === 'keychain' ? keychain(address) : Promise.resolve(key.key))
  })
  return client.call(operation.name, params)
}

/** Creates the file first, so that the user doesn't pay for a call that can't be saved. */
async function capture(args: CallArguments, path: string, world: CallWorld): Promise<Outcome> {
  const file = await world.createFile(path).catch(() => {
    throw new BadUsage(m.terminal.captureFailed({ path }))
  })
  const outcome = await call(args, world)
  if (outcome.status === null) await file.discard()
  else {
    const recorded = args.values ? replayable(outcome, args.params, world.clock.now()) : captured(outcome)
    await file.write(`${JSON.stringify(recorded, null, 2)}\n`)
    world.err(`${args.values ? m.terminal.savedValues({ path }) : m.terminal.savedNames({ path })}\n`)
  }
  return outcome
}

/**
 * Returns only if the user has agreed to the price, either now or with an option.
 * @throws BadUsage if the user declines or there's no terminal
 */
async function agree(
  { operation: { name }, yes, maxCredits }: CallArguments,
  { ask, err }: CallWorld
): Promise<void> {
  const credits = publishedPrice(name)
  const operation = { operation: name }
  const price =
    credits === null ? m.terminal.priceUnknown(operation) : m.terminal.price({ ...operation, credits })
  err(`${m.terminal.priceUnrecorded({ price })}\n`)
  if (yes) return
  if (maxCredits !== null && credits !== null) {
    if (credits <= maxCredits) return
    throw new BadUsage(m.terminal.aboveMaxCredits({ price, credits: String(maxCredits) }))
  }
  const answer = ask(m.terminal.confirm())
  if (answer === null) throw new BadUsage(m.terminal.confirmMissing({ price }))
  if (!(await answer)) throw new BadUsage(m.terminal.declined())
}

function tell({ operation, json }: CallArguments, outcome: Outcome, { out, err }: CallWorld): void {
  const { answer, fault, charged, credits, url } = outcome
  const expected = publishedPrice(operation.name)
  if (fault !== null) err(`${faultAtTerminal(outcome)}\n`)
  if (json) {
    const line = {
      operation: operation.name,
      ok: fault === null,
      kind: answer?.kind ?? null,
      answer: answer?.data ?? null,
      unrecognised: answer?.kind === 'unrecognised',
      ...howRead(answer),
      fault: fault?.code ?? null,
      credits: { expected, charged, quotaUsed: credits.quotaUsed, quotaLimit: credits.quotaLimit },
      url
    }
    out(`${JSON.stringify(line)}\n`)
    return
  }
  if (answer !== null) {
    out(`${JSON.stringify(answer.data, null, 2)}\n`)
    for (const remark of remarksOn(answer)) err(`${remarkWords(remark)}\n`)
  }
  const known = (credit: number | null): string => (credit === null ? '?' : String(credit))
  const came = {
    kind: answer?.kind ?? m.terminal.responseNone(),
    charged: known(charged),
    expected: known(expected),
    url,
    used: known(credits.quotaUsed),
    limit: known(credits.quotaLimit)
  }
  err(`${m.terminal.result(came)}\n`)
}
