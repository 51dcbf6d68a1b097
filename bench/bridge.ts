// Sends generated messages through the app's real bridge. See docs/benches.md.
import { runInNewContext } from 'node:vm'
import { CandlewickApp } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { AppPage } from '../e2e/pages/app-page'
import { startDemoService } from '../src-demo/demo-service'
import { measure } from '../src-main/shell/ipc/measured-message'
import { countOf, pageLimits } from '../src-main/shell/ipc/page-limits'
import type { BackupsState } from '../src-shared/contract/backups'
import { savedState } from './bridge/saved-state'
import { fitting, misfit, type Message } from './bridge/messages'
import { helpers } from './bridge/source'
import { parseOptions } from './options'
import { randomFrom } from './random'
import { endBench } from './ending'

const { messages: wanted, seed } = parseOptions({ messages: 100_000, seed: 1 })
const random = randomFrom(seed)
const began = performance.now()
/** The valid messages keep the app busy. */
const share = { misfit: 900, fitting: 100 }

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const service = await startDemoService({ rateLimitPerMinute: null, quotaLimit: 1_000_000_000 })
const app = new CandlewickApp(desktop.env)
const page = await AppPage.watching(app, service)
await page.ask('schedule', 'pause', { until: null })
await app.settled()
let crashed = 0
page.page.on('crash', () => crashed++)
page.page.on('close', () => crashed++)
await app.evaluate(({ dialog, shell }) => {
  dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
  shell.openExternal = () => Promise.resolve()
})
const pid = app.electron.process().pid

const figures = { messages: 0, refused: 0, uncloned: 0, answered: 0, misjudged: 0, internal: 0, changed: 0 }
const stories: string[] = []
const note = (figure: 'misjudged' | 'internal' | 'changed', story: string): void => {
  figures[figure]++
  if (stories.length < 20) stories.push(`${figure}: ${story.slice(0, 300)}`)
}

const countOfPart = 500

/**
 * Sends the messages in parts that are small enough for a page to send without losing its port
 * (`page-limits.ts`).
 */
async function send(messages: readonly Message[]): Promise<readonly string[]> {
  const outcomes: string[] = []
  for (let at = 0; at < messages.length;) {
    const part: Message[] = []
    let count = 0
    for (; at < messages.length && count < countOfPart; at++) {
      const message = messages[at] as Message
      part.push(message)
      count += countOf(measure(runInNewContext(`${helpers}\n${message.source}`), pageLimits.size))
    }
    outcomes.push(...(await sendPart(part)))
    await new Promise(resolve => setTimeout(resolve, (1.2 * 1_000 * count) / pageLimits.perSecond))
  }
  return outcomes
}

/** Returns for each message `ok`, a fault code, or why the message can't be cloned. */
async function sendPart(messages: readonly Message[]): Promise<readonly string[]> {
  const sources = messages.map(({ source }) => `() => ${source}`)
  return page.page.evaluate(`(async () => {
    ${helpers}
    const outcomeOf = reply => (reply.ok ? 'ok' : reply.fault.code)
    const sent = [${sources.join(',\n')}].map(async make => candlewick.request(...make()).then(outcomeOf))
    return Promise.all(sent.map(reply => reply.catch(error => 'threw ' + error.message)))
  })()`)
}

/** Pauses automatic calls again, because a message may have ended the pause. */
async function atRest(): Promise<Readonly<Record<string, string>>> {
  let moving: readonly string[] = []
  for (let tries = 0; tries < 50; tries++) {
    await page.ask('schedule', 'pause', { until: null })
    await page.ask('contact', 'stop')
    await app.settled()
    const [state, again] = [await savedState(page), await savedState(page)]
    moving = Object.keys(state).filter(name => state[name] !== again[name])
    if (moving.length === 0) return state
  }
  throw new Error(`The app doesn't come to rest: ${moving.join(', ')}`)
}

function judge({ source, fits }: Message, came: string): void {
  figures.messages++
  if (came === 'internal') note('internal', source)
  if (came.startsWith('threw ')) {
    figures.uncloned++
    // If a message can be cloned, it must not fail before it reaches the dispatcher.
    if (fits !== null) note('misjudged', `${came}: ${source}`)
  } else if (came === 'bad-input') figures.refused++
  else figures.answered++
  if (fits === false && came !== 'bad-input' && !came.startsWith('threw '))
    note('misjudged', `${came}: ${source}`)
}

/**
 * Waits for the first backup, which follows a minute after the start. If it came later, it would look like
 * the effect of a message.
 */
async function dailyCopyTaken(): Promise<void> {
  for (let tries = 0; tries < 180; tries++) {
    const { answer } = (await page.ask('backups', 'state')) as { readonly answer: BackupsState }
    if (answer.copies.some(({ reason }) => reason === 'daily')) return
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  throw new Error('The app takes no copy of its file.')
}

await dailyCopyTaken()
while (figures.messages < wanted && crashed === 0) {
  const before = await atRest()
  const calls = service.controls.calls().length
  const drawn = Array.from({ length: share.misfit }, () => misfit(random))
  const misfits = drawn.filter(({ fits }) => fits === false)
  const came = await send(misfits)
  for (const [at, message] of misfits.entries()) judge(message, came[at] ?? 'nothing')
  const after = await savedState(page)
  for (const name of Object.keys(before)) if (before[name] !== after[name]) note('changed', name)
  if (service.controls.calls().length !== calls) note('changed', 'the service was called')
  // The page creates some values itself, such as cycles. Whether they are valid isn't known here, so these
  // messages are sent along with the valid ones.
  const fit = Array.from({ length: share.fitting }, () => fitting(random)).filter(one => one !== null)
  const good = [...fit, ...drawn.filter(({ fits }) => fits === null)]
  const outcomes = await send(good)
  for (const [at, message] of good.entries()) judge(message, outcomes[at] ?? 'nothing')
}
/**
 * The channels on which the main process listens. Only `connect` is expected, which has no payload. Any other
 * channel would bypass the schemas. `error` doesn't count, because Electron's emitter itself listens to it.
 */
const channels = await app.evaluate(({ ipcMain }) => [
  ...(
    ipcMain as unknown as { readonly _invokeHandlers: ReadonlyMap<string, unknown> }
  )._invokeHandlers.keys(),
  ...ipcMain
    .eventNames()
    .map(String)
    .filter(name => name !== 'error')
])
const isAlive = app.electron.process().exitCode === null && app.electron.process().pid === pid
const missed = [
  ...(crashed > 0 || !isAlive ? ['crashed'] : []),
  ...(['misjudged', 'internal', 'changed'] as const).filter(figure => figures[figure] > 0),
  ...(channels.join() === 'connect' ? [] : ['channels'])
]
await endBench(
  { name: 'bridge', ...figures, crashes: isAlive ? crashed : crashed + 1, channels, stories },
  missed,
  began,
  [app, service, desktop]
)
