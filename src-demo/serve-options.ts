import { dialects } from './dialects/dialects'
import { parseArgs } from 'node:util'
import type { DemoOptions } from './demo-service'

export const usage = `npm run service -- [--port P] [--key K] [--quota CREDITS] [--rate CALLS] [--seed N]
                   [--coins N] [--dialect N]
  --port   1 to 65535; a free one without it
  --key    the key callers must send, 8 to 200 characters; a random one without it
  --quota  credits a day until calls are refused
  --rate   calls a minute until calls are refused
  --seed   whole number that decides every price
  --coins  1 to 5000: how many coins there are; some 230 without it
  --dialect  1 to 7: the answers of another vendor; 0, the service's own, without it`

export class BadOption extends Error {}

function whole(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadOption(
    `--${name} must be a whole number from ${least} to ${most}, not "${text.slice(0, 40)}".`
  )
}

function parsedOptions(values: readonly string[]): Readonly<Record<string, string | undefined>> {
  const option = { type: 'string' } as const
  const names = ['port', 'key', 'quota', 'rate', 'seed', 'coins', 'dialect'] as const
  const options = Object.fromEntries(names.map(name => [name, option]))
  try {
    return parseArgs({ args: [...values], options, allowPositionals: false }).values
  } catch (faults) {
    throw new BadOption(faults instanceof Error ? faults.message : String(faults))
  }
}

/** @throws BadOption for an unknown option or a value out of range */
export function serveOptions(values: readonly string[]): DemoOptions {
  const { port, key, quota, rate, seed, coins, dialect } = parsedOptions(values)
  // Candlewick doesn't send shorter keys.
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new BadOption('--key must have 8 to 200 letters, digits or signs, without spaces or accents.')
  }
  return {
    ...(port === undefined ? {} : { port: whole('port', port, 1, 65_535) }),
    ...(key === undefined ? {} : { key }),
    ...(quota === undefined ? {} : { quotaLimit: whole('quota', quota, 0, 1e12) }),
    ...(rate === undefined ? {} : { rateLimitPerMinute: whole('rate', rate, 1, 1e9) }),
    ...(seed === undefined ? {} : { seed: whole('seed', seed, 0, 2 ** 31 - 1) }),
    ...(coins === undefined ? {} : { coins: whole('coins', coins, 1, 5_000) }),
    ...(dialect === undefined ? {} : { dialect: whole('dialect', dialect, 0, dialects.length - 1) })
  }
}
