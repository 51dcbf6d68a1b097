import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mistakes, type Mistake } from './mistakes'
import type { Violation } from './record'

const root = resolve(import.meta.dirname, '../..')
export const sources = [
  'src-main',
  'src-shared',
  'src-demo',
  'bench',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json'
]
/** The number of seeds that one process runs before the results are checked. */
const share = 4
const patienceMs = 300_000

/**
 * @param most the number of seeds to try before a bug counts as not found
 * @param only a part of the names of the bugs to plant. By default, all bugs are planted.
 */
export function plantAll(most: number, only = ''): void {
  const chosen = mistakes.filter(({ name }) => name.includes(only))
  const found = chosen.map(mistake => ({ name: mistake.name, ...plant(mistake, most) }))
  const missed = found.filter(({ seed }) => seed === null).length
  console.log(
    JSON.stringify({
      name: 'simulate-planted',
      planted: chosen.length,
      found: chosen.length - missed,
      missed,
      mistakes: found
    })
  )
  process.exitCode = missed > 0 ? 1 : 0
}

/** @throws if the original text doesn't occur exactly once */
export function withMistake(text: string, { name, file, changes }: Mistake): string {
  return changes.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2)
      throw new Error(`${file} no longer holds what “${name}” changes: ${from}`)
    return changed.replace(from, () => to)
  }, text)
}

/** The caller removes the new folder. */
export function copyWith(mistake: Mistake, from: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-planted-'))
  for (const source of from) cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, mistake.file), withMistake(sourceOf(mistake), mistake))
  return folder
}

export const sourceOf = ({ file }: Mistake): string => readFileSync(join(root, file), 'utf8')

function plant(
  mistake: Mistake,
  most: number
): { readonly seed: number | null; readonly broke: string | null } {
  const folder = copyWith(mistake, sources)
  try {
    const { seed: first = 1 } = mistake
    for (let seed = first; seed < first + most; seed += share) {
      const words = [
        '--seed',
        seed,
        '--seeds',
        Math.min(share, first + most - seed),
        '--jobs',
        1,
        '--shrink',
        0,
        '--first'
      ].map(String)
      const { stdout, status } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'bench/simulate.ts', ...words],
        { cwd: folder, encoding: 'utf8', timeout: patienceMs, killSignal: 'SIGKILL' }
      )
      const lines = stdout.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line) as SeedLine]))
      const failed = status === 0 ? lines.at(-1)?.failed : brokenOff(lines)
      if (failed?.violation && mistake.breaks.includes(failed.violation.invariant))
        return { seed: failed.seed, broke: failed.violation.invariant }
    }
    return { seed: null, broke: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface SeedLine {
  readonly begins?: number
  readonly seed?: number
  readonly failed?: Found | null
}

interface Found {
  readonly seed: number
  readonly violation: Pick<Violation, 'invariant'> | null
}

/** The bug counts as found unless the crash was before the first story. */
function brokenOff(lines: readonly SeedLine[]): Found | null {
  const { begins, seed } = lines.at(-1) ?? {}
  const next = seed === undefined ? begins : seed + 1
  return next === undefined ? null : { seed: next, violation: { invariant: 'goes on' } }
}
