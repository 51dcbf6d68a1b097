import { parseArgs } from 'node:util'
import type { Fault } from '../../src-shared/contract/fault'
import { faultWords } from '../../src-shared/words/fault'
import { parseAddress } from './address'
import { cleanKey } from './key'
import { operationNamed, type Operation } from './operations'

export const usage = `npm run --silent call -- OPERATION [name=value …] --service URL [options]
  --service URL         the service's address, what stands before /api/v1
  --key KEY             the API key; better kept out of the shell's history:
  --key-from-keychain   the key the app saved for this address
                        (neither: the environment variable CANDLEWICK_KEY)
  --json                one line of JSON
  --capture FILE        save the names and types of the answer's fields, without its values
  --values              with --capture: save the answer itself, for npm run replay
  --yes                 make the call without asking, whatever its price
What it spends stands in no books of the app.
For example: npm run --silent call -- getBollinger symbol=BTC --service https://api.example.com --json`

/** Says in a sentence what is wrong with the command line; never echoes what may be a key. */
export class BadUsage extends Error {}

export interface CallArguments {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly address: string
  readonly key: { readonly from: 'keychain' } | { readonly from: 'given'; readonly key: string | null }
  readonly json: boolean
  readonly capture: string | null
  /** Whether the capture holds the answer itself. */
  readonly values: boolean
  readonly yes: boolean
}

/** What is wrong, and what to give instead. */
function asked(fault: Fault): string {
  const { what, next } = faultWords(fault)
  return `${what} ${next}`
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...{ service: text, key: text, capture: text },
  ...{ 'key-from-keychain': flag, json: flag, values: flag, yes: flag, help: flag }
}

/**
 * Reads the command line of `call`; null when help is asked for.
 * @throws BadUsage
 */
export function callArguments(
  words: readonly string[],
  environmentKey: string | undefined
): CallArguments | null {
  const { values, positionals } = parsed(words)
  if (values.help === true) return null
  const [name, ...pairs] = positionals
  if (name === undefined || name === '') throw new BadUsage('Name an operation, such as getBollinger.')
  const operation = operationNamed(name)
  if (operation === null) throw new BadUsage(`There is no operation called ${name.slice(0, 60)}.`)
  if (values.service === undefined) throw new BadUsage('Say which service to ask: --service URL.')
  const address = parseAddress(values.service)
  if (!address.ok) throw new BadUsage(asked(address.fault))
  if (values.values === true && values.capture === undefined)
    throw new BadUsage('--values goes with --capture FILE.')
  if (values.capture === '') throw new BadUsage('Name the file to save to: --capture FILE.')
  return {
    operation,
    params: paramsOf(operation, pairs),
    address: address.address,
    key: keyOf(values.key, values['key-from-keychain'] === true, environmentKey),
    json: values.json === true,
    capture: values.capture ?? null,
    values: values.values === true,
    yes: values.yes === true
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const option = /'(-{1,2}[\w-]{1,40})/.exec(said)?.[1] ?? 'One of the options'
    throw new BadUsage(
      said.includes('argument missing') || said.includes('ambiguous')
        ? `${option} wants a value after it.`
        : `${option} is not an option of this command, or takes no value.`
    )
  }
}

function paramsOf(operation: Operation, pairs: readonly string[]): Record<string, string> {
  const params = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new BadUsage('Write parameters as name=value, such as symbol=BTC; join coins with +.')
    const name = pair.slice(0, at)
    if (!operation.parameters.some(known => known === name)) {
      const takes = operation.parameters.join(', ') || 'no parameters'
      throw new BadUsage(`${operation.name} takes ${takes}, not ${name.slice(0, 40)}.`)
    }
    if (params.has(name)) throw new BadUsage(`${name} is given twice; join several coins with +.`)
    params.set(name, pair.slice(at + 1))
  }
  return Object.fromEntries(params)
}

function keyOf(
  key: string | undefined,
  fromKeychain: boolean,
  environmentKey: string | undefined
): CallArguments['key'] {
  if (fromKeychain && key !== undefined) throw new BadUsage('Give --key or --key-from-keychain, not both.')
  if (fromKeychain) return { from: 'keychain' }
  const given = key ?? (environmentKey === '' ? undefined : environmentKey)
  if (given === undefined) return { from: 'given', key: null }
  const cleaned = cleanKey(given)
  if (!cleaned.ok) throw new BadUsage(asked(cleaned.fault))
  return { from: 'given', key: cleaned.key }
}
