import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseOptions } from './options'
import { storyOf } from './simulate/chance'
import { isKilled } from './simulate/machine'
import { plantAll } from './simulate/planted'
import { shrink } from './simulate/shrink'
import { storyLines, type Story } from './simulate/story'
import { runStory } from './simulate/run-story'
import type { Violation } from './simulate/record'

// Simulates days of the whole main process in which everything goes wrong at random. See docs/benches.md.

// A story is a run of such days. The app's process is killed in it, and work of the killed process may still
// fail after the story has ended.
process.on('uncaughtException', error => {
  if (!isKilled(error)) throw error
})

// This zone has days of 23 and 25 hours, and its midnights differ from those of UTC.
process.env['TZ'] = 'Europe/Berlin'

const options = parseOptions({
  seeds: 10,
  seed: 1,
  days: 2,
  jobs: 2,
  /** The maximum time for shortening a failed story, seconds. */
  shrink: 60,
  /** The maximum time for a story, in seconds. A story that takes longer has failed. */
  patience: 900,
  planted: false,
  only: '',
  first: false
})
const { seeds: count, seed: first, days, jobs } = options
const began = performance.now()

interface Failed {
  readonly seed: number
  readonly violation: Violation | null
  readonly story: Story
}

/** A result is printed at once, so that it isn't lost if the process crashes later. */
interface SeedResult {
  readonly seed: number
  readonly calls: number
  readonly steps: number
  readonly failed: Failed | null
  /** Whether a second run of the same story went the same way. Only the first seed runs twice. */
  readonly isSame?: boolean
}

async function here(): Promise<void> {
  // All code has been loaded by now. If the process crashes after this line, a story caused it.
  console.log(JSON.stringify({ begins: first }))
  for (let seed = first; seed < first + count; seed++) {
    const result = await runStory(storyOf(seed, days))
    const { calls, steps } = result
    let failed: Failed | null = null
    if (result.violation !== null) {
      console.error(`seed ${seed}: ${result.violation.invariant}: ${result.violation.what}`)
      failed = { seed, ...(await shrink(result, options.shrink * 1_000)) }
      console.error(storyLines(failed.story).join('\n'))
    }
    const isTwice = seed === first && !options.first
    const isSame = isTwice ? { isSame: (await runStory(storyOf(seed, days))).digest === result.digest } : {}
    console.log(JSON.stringify({ seed, calls, steps, failed, ...isSame } satisfies SeedResult))
    if (failed !== null && options.first) break
  }
}

/**
 * Runs the seeds in another process. If a seed crashes that process, the seed has failed, and a new process
 * continues with the next one.
 */
async function elsewhere(from: number, seeds: number): Promise<readonly SeedResult[]> {
  const results: SeedResult[] = []
  const end = from + seeds
  for (let seed = from; seed < end; seed = (results.at(-1)?.seed ?? seed) + 1) {
    const how = await inProcess(seed, end - seed, line => {
      const part = JSON.parse(line) as SeedResult | { readonly begins: number }
      if ('seed' in part) results.push(part)
    })
    const last = results.at(-1)?.seed ?? from - 1
    if (last >= end - 1) break
    const what = `the process ${how} in this story`
    console.error(`seed ${last + 1}: ${what}`)
    const failed: Failed = {
      seed: last + 1,
      violation: { invariant: 'goes on', what, atMs: 0 },
      story: storyOf(last + 1, days)
    }
    results.push({ seed: last + 1, calls: 0, steps: 0, failed })
  }
  return results
}

/** @returns a description of how the process ended */
function inProcess(seed: number, seeds: number, tellLine: (line: string) => void): Promise<string> {
  const words = ['--seed', seed, '--seeds', seeds, '--days', days, '--jobs', 1, '--shrink', options.shrink]
  const script = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let isEndless = false
  const patience = setTimeout(() => {
    isEndless = true
    child.kill('SIGKILL')
  }, options.patience * 1_000)
  createInterface(child.stdout).on('line', line => {
    patience.refresh()
    tellLine(line)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(patience)
      resolve(
        isEndless ? `came to no end in ${options.patience} s` : `ended with ${signal ?? `code ${code}`}`
      )
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
  const results = parts.flat()
  const stories = results.flatMap(({ failed }) => failed ?? [])
  const sameTrace = results.every(({ isSame }) => isSame ?? true)
  const figures = { name: 'simulate', seeds: count, days, violations: stories.length, sameTrace, stories }
  const wallSeconds = Math.round((performance.now() - began) / 1000)
  console.log(
    JSON.stringify({
      ...figures,
      calls: results.reduce((sum, { calls }) => sum + calls, 0),
      steps: results.reduce((sum, { steps }) => sum + steps, 0),
      wallSeconds
    })
  )
  process.exitCode = stories.length > 0 || !sameTrace ? 1 : 0
}

if (options.planted) plantAll(count, options.only)
else if (jobs > 1) await all()
else await here()
// Exit explicitly, because reader threads and keychain timeouts of killed processes would keep this process
// running.
process.exit()
