import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { endBareStart, type CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { sumOf } from '../../src-main/shell/first-state/saved-first-state'

const firstStateFile = ({ dataFolder }: CandlewickApp): string => join(dataFolder, 'data', 'first-state.json')

/**
 * An earlier version of the app saved its compiled code in this folder. This puts the compiled code of
 * another program there. The other source is padded to the same length, because V8 compares a script with its
 * compiled code by length. It's compiled in the app, because V8 only accepts code from the same build.
 */
async function forge(app: CandlewickApp, ran: string): Promise<void> {
  const program = join(process.cwd(), 'out/main/program.js')
  await app.evaluate(
    (_electron, [script = '', folder = '', made = '']) => {
      const { mkdirSync, readFileSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs')
      const { createRequire, wrap } = process.getBuiltinModule('node:module')
      const { Script } = process.getBuiltinModule('node:vm')
      const { crc32 } = process.getBuiltinModule('node:zlib')
      const source = readFileSync(script, 'utf8')
      const other = `require('node:fs').writeFileSync(${JSON.stringify(made)}, '')`
      const forged = new Script(wrap(other.padEnd(source.length)), { filename: script })
      const run = forged.runInThisContext() as (...words: unknown[]) => void
      run({}, createRequire(script), {}, '', '')
      rmSync(made)
      const code = forged.createCachedData()
      const head = Buffer.alloc(8)
      head.writeUInt32LE(crc32(source), 0)
      head.writeUInt32LE(crc32(code), 4)
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${folder}/program.js`, Buffer.concat([head, code]))
    },
    [program, join(app.dataFolder, 'Code Cache/main'), ran]
  )
}

function rewrite(app: CandlewickApp, from: string, to: string): void {
  const [, text = ''] = readFileSync(firstStateFile(app), 'utf8').split('\n')
  expect(text).toContain(from)
  const changed = text.replace(from, to)
  writeFileSync(firstStateFile(app), `${sumOf(changed)}\n${changed}`)
}

const cameBy = (page: Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type)

async function startedOver(appPage: AppPage, app: CandlewickApp, from: string, to: string): Promise<AppPage> {
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await app.quit()
  rewrite(app, from, to)
  return new AppPage(await app.launch())
}

test('the first frame shows the saved state, which is then updated', async ({ appPage, candlewick }) => {
  const again = await startedOver(appPage, candlewick, '"coins":["BTC",', '"coins":[')
  expect(existsSync(firstStateFile(candlewick))).toBe(false)
  await expect(again.row('BTC')).toContainText(/\d/)
  expect(await cameBy(again.page)).toBe('navigate')
})

test('opens the window at its last size before reading any database', async ({ appPage, candlewick }) => {
  // Change the size as a user does, because the app saves no other sizes.
  await candlewick.resize(1200, 800)
  const { page } = await startedOver(appPage, candlewick, '"width":1200', '"width":1100')
  expect(await page.evaluate(() => innerWidth)).toBe(1100)
})

test('reloads the window if its saved state differs from the current one', async ({
  appPage,
  candlewick
}) => {
  const again = await startedOver(appPage, candlewick, '"name":"Charts"', '"name":"Wrong"')
  await expect.poll(() => cameBy(again.page)).toBe('reload')
  await expect(again.row('BTC')).toContainText(/\d/)
  await expect(again.says('Wrong')).toHaveCount(0)
})

test('leaves no saved state behind after a crash', async ({ appPage, candlewick }) => {
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await candlewick.kill()
  expect(existsSync(firstStateFile(candlewick))).toBe(false)
  await candlewick.launch()
  await candlewick.quit()
  expect(existsSync(firstStateFile(candlewick))).toBe(true)
  const hidden = candlewick.startBare(['--hidden'])
  await expect.poll(() => existsSync(firstStateFile(candlewick))).toBe(false)
  endBareStart(hidden)
})

test('no file in the data folder is ever executed', async ({ candlewick }) => {
  await candlewick.launch()
  await candlewick.quit()
  const files = readdirSync(candlewick.dataFolder, { recursive: true, encoding: 'utf8' })
  expect(files.filter(name => /\.([cm]?js|node|so|wasm)$/.test(name))).toEqual([])

  const ran = join(candlewick.dataFolder, 'ran')
  await candlewick.launch()
  await forge(candlewick, ran)
  await candlewick.kill()
  const page = new AppPage(await candlewick.launch())
  await expect(page.rows.first()).toBeVisible()
  expect(existsSync(ran)).toBe(false)
})
