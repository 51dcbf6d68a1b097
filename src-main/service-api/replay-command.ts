import { parsedJson } from '../../src-shared/json'
import type { Captured } from './capture'
import { howRead } from './how-read'
import { openBody } from './reading/reading'
import { operationNamed } from './operations'

export const replayUsage = `npm run --silent replay -- FILE … [--json]
  FILE    what npm run call -- --capture FILE --values saved: one answer, or a list of them
  --json  one line of JSON for each
Reads captured answers again with this version's reader: no key, no network, no credits.`

export interface ReplayWorld {
  /** @throws where it can't be read. */
  readonly readFile: (path: string) => Promise<string>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/**
 * `npm run replay`: decodes captured answers.
 * @returns the exit code: 0 all understood, 1 some not, 2 bad usage.
 */
export async function replayCommand(words: readonly string[], world: ReplayWorld): Promise<0 | 1 | 2> {
  const files = words.filter(word => word !== '--json')
  if (words.includes('--help')) {
    world.out(`${replayUsage}\n`)
    return 0
  }
  const odd = files.find(word => word.startsWith('-'))
  if (files.length === 0 || odd !== undefined) {
    world.err(
      `${odd === undefined ? 'Name a file of captured answers.' : `${odd} is not an option of this command.`}\nHow to use it: npm run --silent replay -- --help\n`
    )
    return 2
  }
  let all = true
  for (const file of files) {
    const captures = await capturesIn(file, world)
    if (captures === null) return 2
    for (const capture of captures) all = tell(capture, words.includes('--json'), world) && all
  }
  return all ? 0 : 1
}

async function capturesIn(file: string, { readFile, err }: ReplayWorld): Promise<readonly Captured[] | null> {
  const text = await readFile(file).catch(() => null)
  if (text === null) {
    err(`${file} cannot be read.\n`)
    return null
  }
  const held = parsedJson(text)
  const captures: readonly unknown[] = Array.isArray(held) ? held : [held]
  if (captures.length > 0 && captures.every(isCaptured)) return captures
  err(`${file} holds no captured answer with its values: capture it with --values.\n`)
  return null
}

function isCaptured(held: unknown): held is Captured {
  if (typeof held !== 'object' || held === null) return false
  const { operation, params, text } = held as Partial<Record<keyof Captured, unknown>>
  return (
    typeof text === 'string' &&
    typeof operation === 'string' &&
    operationNamed(operation) !== null &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every(value => typeof value === 'string')
  )
}

/** Whether it was understood. */
function tell({ operation, params, text }: Captured, json: boolean, { out, err }: ReplayWorld): boolean {
  const { reading, decode } = openBody(text, {
    ...{ operation, params, key: null, decodes: true, mostCharacters: Infinity }
  })
  const answer = decode()
  const read = howRead(answer)
  const kind = answer?.kind ?? null
  if (json)
    out(
      `${JSON.stringify({ operation, params, kind, answer: answer?.data ?? null, said: reading.succeeded ? null : reading.words, ...read })}\n`
    )
  else {
    if (answer !== null) out(`${JSON.stringify(answer.data, null, 2)}\n`)
    for (const { code, ...facts } of read.remarks) err(`${code} ${JSON.stringify(facts)}\n`)
    const { coverage } = read
    const values =
      coverage === null
        ? ''
        : ` · ${coverage.understood} of ${coverage.understood + coverage.leftover} values`
    err(
      `${operation} · ${kind ?? (reading.words === null ? 'no answer' : `refused: ${reading.words}`)}${values}\n`
    )
  }
  return kind !== null && kind !== 'unrecognised'
}
