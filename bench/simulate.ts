import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { storyOf } from './simulate/chance'
import { isKilled } from './simulate/machine'
import { plantAll } from './simulate/planted'
import { shrink } from './simulate/shrink'
import { storyLines, type Story } from './simulate/story'
import { tell } from './simulate/tell'
import type { Violation } from './simulate/record'

// The whole main process lives through days in which everything goes wrong at once, by chance from a seed.
// docs/benches.md says what is judged.

// What a killed process still had to do may come to its end after its story did.
process.on('uncaughtException', error => {
  if (!isKilled(error)) throw error
})

// Two nights of a year have 23 and 25 hours there, and midnight is not UTC's, on every machine.
process.env['TZ'] = 'Europe/Berlin'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    /** The first of them. */
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '2' },
    /** Processes at once. */
    jobs: { type: 'string', default: '2' },
    /** Seconds that the search for a shorter story may take. */
    shrink: { type: 'string', default: '60' },
    /** Plants mistakes into a copy of the app, one at a time, and sees each found. */
    planted: { type: 'boolean', default: false },
    /** One of those mistakes, by a part of its name. */
    only: { type: 'string', default: '' },
    /** Ends with the first story that fails. */
    first: { type: 'boolean', default: false }
  }
})
const [count, first, days, jobs] = [values.seeds, values.seed, values.days, values.jobs].map(Number) as [
  number,
  number,
  number,
  number
]
const began = performance.now()

interface Failed {
  readonly seed: number
  readonly violation: Violation | null
  readonly story: Story
}

interface Figures {
  readonly seeds: number
  readonly calls: number
  readonly steps: number
  readonly stories: readonly Failed[]
  /** Of the first seed, told twice. */
  readonly isSame: boolean
}

async function here(): Promise<Figures> {
  const stories: Failed[] = []
  let [calls, steps] = [0, 0]
  let firstTrace: string | null = null
  for (let seed = first; seed < first + count; seed++) {
    const told = await tell(storyOf(seed, days))
    calls += told.calls
    steps += told.steps
    firstTrace ??= told.digest
    if (told.violation === null) continue
    console.error(`seed ${seed}: ${told.violation.invariant}: ${told.violation.what}`)
    const { story, violation } = await shrink(told, Number(values.shrink) * 1_000)
    console.error(storyLines(story).join('\n'))
    stories.push({ seed, violation, story })
    if (values.first) break
  }
  const isSame = values.first || (await tell(storyOf(first, days))).digest === firstTrace
  return { seeds: count, calls, steps, stories, isSame }
}

/** A share of the seeds in a process of its own. */
function elsewhere(seed: number, seeds: number): Promise<Figures> {
  const words = [
    '--seed',
    seed,
    '--seeds',
    seeds,
    '--days',
    days,
    '--jobs',
    1,
    '--shrink',
    values.shrink
  ].map(String)
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), ...words], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let said = ''
  child.stdout.on('data', (piece: Buffer) => void (said += piece.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      try {
        resolve(JSON.parse(said) as Figures)
      } catch {
        reject(new Error(`Seeds from ${seed} on ended without a word.`))
      }
    })
  })
}

async function all(): Promise<void> {
  const share = Math.ceil(count / jobs)
  const parts = await Promise.all(
    Array.from({ length: Math.ceil(count / share) }, (_, part) =>
      elsewhere(first + part * share, Math.min(share, count - part * share))
    )
  )
  const sum = (of: (part: Figures) => number): number => parts.reduce((total, part) => total + of(part), 0)
  const stories = parts.flatMap(part => part.stories)
  const sameTrace = parts.every(({ isSame }) => isSame)
  const figures = { name: 'simulate', seeds: count, days, violations: stories.length, sameTrace, stories }
  const wallSeconds = Math.round((performance.now() - began) / 1000)
  console.log(
    JSON.stringify({
      ...figures,
      calls: sum(({ calls }) => calls),
      steps: sum(({ steps }) => steps),
      wallSeconds
    })
  )
  process.exitCode = stories.length > 0 || !sameTrace ? 1 : 0
}

if (values.planted) plantAll(count, values.only)
else if (jobs > 1) await all()
else console.log(JSON.stringify(await here()))
// A reading thread or a keychain's patience of a process that is gone would hold this one.
process.exit()
