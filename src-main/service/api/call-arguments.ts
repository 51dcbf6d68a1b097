import { parseArgs } from 'node:util'
import type { Fault } from '../../../src-shared/contract/fault'
import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import { parseAddress } from './address'
import { cleanKey } from './key'
import { operationNamed, type Operation } from './operations'

/** The error message never includes an argument, because an argument may be a key. */
export class BadUsage extends Error {}

export interface CallArguments {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly address: string
  readonly key: { readonly from: 'keychain' } | { readonly from: 'given'; readonly key: string | null }
  readonly json: boolean
  readonly capture: string | null
  readonly values: boolean
  readonly yes: boolean
  /** In credits. The user agrees in advance to any price up to this one. */
  readonly maxCredits: number | null
}

function faultText(fault: Fault): string {
  const { what, next } = faultWords(fault)
  return `${what} ${next}`
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  service: text,
  key: text,
  capture: text,
  'max-credits': text,
  'key-from-keychain': flag,
  json: flag,
  values: flag,
  yes: flag,
  help: flag
}

/**
 * Returns null if the user asked for help.
 * @throws BadUsage
 */
export function callArguments(
  words: readonly string[],
  environmentKey: string | undefined
): CallArguments | null {
  const { values, positionals } = parsed(words)
  if (values.help === true) return null
  const [name, ...pairs] = positionals
  if (name === undefined || name === '') throw new BadUsage(m.terminal.operationMissing())
  const operation = operationNamed(name)
  if (operation === null)
    throw new BadUsage(m.faults.causeWhat['operation-unknown']({ name: name.slice(0, 60) }))
  if (values.service === undefined) throw new BadUsage(m.terminal.serviceMissing())
  const address = parseAddress(values.service)
  if (!address.ok) throw new BadUsage(faultText(address.fault))
  if (values.values === true && values.capture === undefined)
    throw new BadUsage(m.terminal.valuesWithoutCapture())
  if (values.capture === '') throw new BadUsage(m.terminal.captureMissing())
  return {
    operation,
    params: paramsOf(operation, pairs),
    address: address.address,
    key: keyOf(values.key, values['key-from-keychain'] === true, environmentKey),
    json: values.json === true,
    capture: values.capture ?? null,
    values: values.values === true,
    yes: values.yes === true,
    maxCredits: creditsOf(values['max-credits'])
  }
}

function creditsOf(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^\d{1,9}$/.test(value)) throw new BadUsage(m.terminal.maxCreditsForm())
  return Number(value)
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const option = /'(-{1,2}[\w-]{1,40})/.exec(message)?.[1] ?? m.terminal.anyOption()
    throw new BadUsage(
      message.includes('argument missing') || message.includes('ambiguous')
        ? m.terminal.optionValueMissing({ option })
        : m.terminal.optionUnknown({ option })
    )
  }
}

function paramsOf(operation: Operation, pairs: readonly string[]): Record<string, string> {
  const params = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new BadUsage(m.terminal.parametersForm())
    const name = pair.slice(0, at)
    if (!operation.parameters.some(known => known === name)) {
      const takes = operation.parameters.join(', ') || 'none'
      throw new BadUsage(
        m.faults.causeWhat['parameter-unknown']({
          operation: operation.name,
          takes,
          name: name.slice(0, 40)
        })
      )
    }
    if (params.has(name)) throw new BadUsage(m.terminal.parameterTwice({ name }))
    params.set(name, pair.slice(at + 1))
  }
  return Object.fromEntries(params)
}

function keyOf(
  key: string | undefined,
  fromKeychain: boolean,
  environmentKey: string | undefined
): CallArguments['key'] {
  if (fromKeychain && key !== undefined) throw new BadUsage(m.terminal.keyTwice())
  if (fromKeychain) return { from: 'keychain' }
  const given = key ?? (environmentKey === '' ? undefined : environmentKey)
  if (given === undefined) return { from: 'given', key: null }
  const cleaned = cleanKey(given)
  if (!cleaned.ok) throw new BadUsage(faultText(cleaned.fault))
  return { from: 'given', key: cleaned.key }
}
