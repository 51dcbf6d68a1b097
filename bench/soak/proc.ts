import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Returns the fields of /proc/PID/stat after the name, which may contain spaces and parentheses. Null if the
 * process is gone.
 */
function stat(pid: number): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

export function family(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), Number(stat(Number(name))?.[1] ?? 0)] as const)
  const found = [pid]
  for (const member of found)
    found.push(...parents.filter(([, parent]) => parent === member).map(([id]) => id))
  return found
}

/** Returns the proportional set size in MB by process type. */
export function pssByKind(pids: readonly number[]): Readonly<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const pid of pids) {
    const kind = kindOf(pid)
    sizes[kind] = Math.round(((sizes[kind] ?? 0) + memoryOf([pid]).pss) * 10) / 10
  }
  return sizes
}

function kindOf(pid: number): string {
  try {
    // The words of the command line are separated by spaces, because Chromium overwrites it.
    const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return /--utility-sub-type=([\w.]+)/.exec(text)?.[1] ?? /--type=([\w-]+)/.exec(text)?.[1] ?? 'main'
  } catch {
    return 'gone'
  }
}

/** The proportional set size and a part of it, MB. */
export interface Memory {
  readonly pss: number
  /**
   * Memory that the processes themselves have written. Any leak shows here, and other programs don't affect
   * it.
   */
  readonly anon: number
}

/** Pages that several processes share are counted only once. */
export function memoryOf(pids: readonly number[]): Memory {
  const texts = pids.map(pid => {
    try {
      return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    } catch {
      return ''
    }
  })
  const sum = (field: RegExp): number =>
    texts.reduce((all, text) => all + Number(field.exec(text)?.[1] ?? 0), 0) / 1024
  return { pss: sum(/^Pss:\s+(\d+)/m), anon: sum(/^Pss_Anon:\s+(\d+)/m) }
}

export function cpuSeconds(pids: readonly number[]): number {
  const ticksPerSecond = 100
  const ticks = pids.map(pid => {
    const fields = stat(pid)
    return Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0)
  })
  return ticks.reduce((a, b) => a + b, 0) / ticksPerSecond
}

export interface Handles {
  readonly all: number
  readonly databases: number
}

export function handles(pid: number): Handles {
  const targets = readdirSync(`/proc/${pid}/fd`).map(name => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`)
    } catch {
      return ''
    }
  })
  return { all: targets.length, databases: targets.filter(path => /\.db(-wal|-shm)?$/.test(path)).length }
}

export function contextSwitches(pids: readonly number[]): ReadonlyMap<string, number> {
  const threads = pids.flatMap(pid => tasks(pid).map(task => `/proc/${pid}/task/${task}/status`))
  return new Map(threads.map(path => [path, switchesOf(path)]))
}

/** Threads that ended in between are left out. */
export function switchesSince(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>
): number {
  return [...after].reduce((sum, [thread, count]) => sum + Math.max(0, count - (before.get(thread) ?? 0)), 0)
}

function tasks(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

function switchesOf(path: string): number {
  try {
    const counts = readFileSync(path, 'utf8').matchAll(/ctxt_switches:\s+(\d+)/g)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  } catch {
    return 0
  }
}
