import type { Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread, µs. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** This type is declared here, because Playwright doesn't declare it. */
interface Tracing {
  send(
    method: 'Tracing.start',
    how: { readonly transferMode: string; readonly traceConfig: { readonly includedCategories: string[] } }
  ): Promise<void>
  send(method: 'Tracing.end'): Promise<void>
  on(
    event: 'Tracing.dataCollected',
    listener: (event: { readonly value: readonly TraceEvent[] }) => void
  ): void
  on(event: 'Tracing.tracingComplete', listener: () => void): void
  detach(): Promise<void>
}

/**
 * Only processor time counts, which leaves out other programs and waiting.
 * @returns the work of each frame in ms
 */
export async function workOfFrames(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  const tracing = (await page.context().newCDPSession(page)) as unknown as Tracing
  const events: TraceEvent[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const complete = new Promise<void>(done => tracing.on('Tracing.tracingComplete', done))
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
    }
  })
  await run()
  await tracing.send('Tracing.end')
  await complete
  await tracing.detach()
  return workByFrame(events)
}

function workByFrame(events: readonly TraceEvent[]): readonly number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const spans = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main?.pid && tid === main.tid)
  const begins = spans
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  // A frame begins within a task. That task has started before the frame, but belongs to it.
  const work = begins.map(() => 0)
  for (const { name, ts, dur = 0, tdur } of spans) {
    if (name !== 'RunTask') continue
    if (tdur === undefined) throw new Error('The trace does not tell the time of the thread')
    const frame = begins.findLastIndex(begin => begin <= ts + dur)
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1_000
  }
  return work.slice(0, -1)
}
