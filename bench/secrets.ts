// Searches for a marked key everywhere except in the main process's memory and the keychain. See
// docs/benches.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CandlewickApp } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { Notifications } from '../e2e/desktop/notifications'
import { AppPage } from '../e2e/pages/app-page'
import { startDemoService } from '../src-demo/demo-service'
import { formsIn, formsOf } from './secrets/forms'
import { markedKey } from './secrets/marked-key'
import { filesIn, heapOf, processesOf, wholeStrings, type SearchedPlace } from './secrets/places'
import { exportsIn, KeyStory } from './secrets/story'
import { endBench } from './ending'

const began = performance.now()
const key = markedKey()
const forms = formsOf(key)
const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const notifications = new Notifications(desktop.env)
const service = await startDemoService({ key, rateLimitPerMinute: null })
const app = new CandlewickApp(desktop.env)

const found = new Map<string, readonly string[]>()
let [places, bytes] = [0, 0]
/** @returns whether the place contains the key in any form */
function search({ name, content }: SearchedPlace): boolean {
  places++
  bytes += content.length
  const hits = formsIn(content, forms)
  if (hits.length > 0) found.set(name, hits)
  return hits.length > 0
}
const text = (name: string, content: string): SearchedPlace => ({ name, content: Buffer.from(content) })
const inspectProcesses = (): void => {
  for (const place of processesOf(app.electron.process().pid ?? 0)) search(place)
}
const heap = async (page: AppPage): Promise<SearchedPlace> =>
  heapOf(await page.page.context().newCDPSession(page.page))
const serviceLog = (): SearchedPlace =>
  text('the log of the service', JSON.stringify(service.controls.calls()))

const story = new KeyStory(app, service, inspectProcesses)
const exports = exportsIn(app.dataFolder)

const first = new AppPage(await app.launch({}, [wholeStrings]))
await story.enter(first)
search(await heap(first))
await story.everyView(first)
const echoed = await story.echoes(first)
await story.everyView(first)
search(text('what was copied', await story.exports(first, exports)))
search(text('the page', await first.page.content()))
search(await heap(first))
const { page, records } = await story.crash()
search(text('the crash records', records))
if (!records.includes('broken with')) throw new Error('The crash was not recorded.')
await story.everyView(page)
search(text('notifications', JSON.stringify(notifications.shown())))
search(serviceLog())
const files = filesIn(app.dataFolder)
for (const place of files) search(place)
const exported = files.filter(({ name }) => name.startsWith(exports)).length
search(text('the terminal', app.log))
const leaks = Object.fromEntries(found)

const planted = await plantLeaks()
const missed = [
  ...Object.keys(leaks),
  ...planted.filter(({ isFound }) => !isFound).map(({ name }) => `planted, not found: ${name}`)
]
await endBench(
  {
    name: 'secrets',
    places,
    megabytes: Math.round(bytes / 1e6),
    files: files.length,
    exported,
    echoed,
    leaks,
    planted: planted.length,
    found: planted.filter(({ isFound }) => isFound).length
  },
  missed,
  began,
  [app, service, desktop]
)

/** Plants a leak of each kind, to prove that the search would have found it. */
async function plantLeaks(): Promise<readonly { readonly name: string; readonly isFound: boolean }[]> {
  const base64 = Buffer.from(`{"key":"${key}"}`).toString('base64')
  writeFileSync(join(app.dataFolder, 'logs/planted.bin'), Buffer.from(key, 'utf16le'))
  writeFileSync(join(exports, 'planted.csv'), `a,${base64},b`)
  await page.page.evaluate(leak => {
    Object.assign(globalThis, { leaked: { deep: [`${'x'.repeat(5_000)}${leak}`] } })
  }, encodeURIComponent(key))
  await app.evaluate((_electron, leak) => {
    const { spawn } = process.getBuiltinModule('node:child_process')
    spawn('sleep', ['20'], { env: { LEAK: leak } })
    spawn('sh', ['-c', 'sleep 20', leak])
  }, key)
  await fetch(`${service.address}/api/v1/getData?symbol=${encodeURIComponent(key)}`)
  await new Promise(resolve => setTimeout(resolve, 200))
  const processes = processesOf(app.electron.process().pid ?? 0)
  const planted: readonly (readonly [name: string, among: readonly SearchedPlace[]])[] = [
    ['a file of the data folder', filesIn(join(app.dataFolder, 'logs'))],
    ['an export', filesIn(exports)],
    ['the heap', [await heap(page)]],
    ['an environment', processes.filter(({ name }) => name.endsWith('environ'))],
    ['a command line', processes.filter(({ name }) => name.endsWith('cmdline'))],
    ['the log of the service', [serviceLog()]]
  ]
  return planted.map(([name, among]) => ({ name, isFound: among.some(search) }))
}
