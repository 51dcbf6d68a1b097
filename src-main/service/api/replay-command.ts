import { formatCount } from '../../../src-shared/format/credits'
import { parsedJson } from '../../../src-shared/json'
import { m } from '../../../src-shared/messages/m'
import { remarkWords } from '../../../src-shared/words/reading'
import type { Captured } from './capture'
import { howRead } from './how-read'
import { inferAnswer } from './reading/infer-answer'
import { openBody } from './reading/open-body'
import { operationNamed } from './operations'

export interface ReplayWorld {
  /** @throws if the file can't be read */
  readonly readFile: (path: string) => Promise<string>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/**
 * Runs `npm run replay`.
 * @returns 0 if all responses are recognised, 1 if not, 2 for bad usage
 */
export async function replayCommand(words: readonly string[], world: ReplayWorld): Promise<0 | 1 | 2> {
  const files = words.filter(word => word !== '--json')
  if (words.includes('--help')) {
    world.out(`${m.terminal.replayUsage()}\n`)
    return 0
  }
  const odd = files.find(word => word.startsWith('-'))
  if (files.length === 0 || odd !== undefined) {
    const wrong =
      odd === undefined ? m.terminal.fileMissing() : m.terminal.replayOptionUnknown({ option: odd })
    world.err(`${wrong}\n${m.terminal.helpHint({ command: 'replay' })}\n`)
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
    err(`${m.terminal.fileUnreadable({ file })}\n`)
    return null
  }
  const content = parsedJson(text)
  const captures: readonly unknown[] = Array.isArray(content) ? content : [content]
  if (captures.length > 0 && captures.every(isCaptured)) return captures
  err(`${m.terminal.fileEmpty({ file })}\n`)
  return null
}

function isCaptured(content: unknown): content is Captured {
  if (typeof content !== 'object' || content === null) return false
  const { operation, params, text } = content as Partial<Record<keyof Captured, unknown>>
  return (
    typeof text === 'string' &&
    typeof operation === 'string' &&
    operationNamed(operation) !== null &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every(value => typeof value === 'string')
  )
}

function tell({ operation, params, text }: Captured, json: boolean, { out, err }: ReplayWorld): boolean {
  const options = { operation, params, key: null, decodes: true, mostCharacters: Infinity }
  const opened = openBody(text, options)
  const { reading } = opened
  const { answer } = inferAnswer(opened, options)
  const read = howRead(answer)
  const kind = answer?.kind ?? null
  if (json)
    out(
      `${JSON.stringify({ operation, params, kind, answer: answer?.data ?? null, said: reading.succeeded ? null : reading.words, ...read })}\n`
    )
  else {
    if (answer !== null) out(`${JSON.stringify(answer.data, null, 2)}\n`)
    for (const remark of read.remarks) err(`${remarkWords(remark)}\n`)
    const { coverage } = read
    const { words } = reading
    const came = kind ?? (words === null ? m.terminal.responseNone() : m.terminal.refused({ message: words }))
    const result = { operation, kind: came }
    const { understood, leftover } = coverage ?? { understood: 0, leftover: 0 }
    const shown = { understood: formatCount(understood), all: formatCount(understood + leftover) }
    err(
      `${coverage === null ? m.terminal.replayed(result) : m.terminal.replayedOf({ ...result, ...shown })}\n`
    )
  }
  return kind !== null && kind !== 'unrecognised'
}
