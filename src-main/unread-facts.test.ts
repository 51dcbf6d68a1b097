import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { keptAddress, openKeptFolder } from './kept-folder.fixture'
import { registeredFacts } from './storage/fact'

/** Every app.db and state.db of a data folder. */
const files = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /(^|\/)(app|state)\.db$/.test(path))
    .map(path => join(folder, path))

/** Writes `value` in the place of every registered fact, but for where the last start left off. */
function spoil(folder: string, value: string): void {
  for (const path of files(folder)) {
    const database = new DatabaseSync(path)
    const put = database.prepare('INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)')
    for (const { name } of registeredFacts()) if (name !== 'place') put.run(name, value)
    put.run('ath BTC', value)
    put.run('budgetMark day', value)
    database.close()
  }
}

test.each([['5'], ['"text"'], ['[7]'], ['{}'], ['{"since":"x","values":3,"locked":5}'], ['{"cut":'], ['']])(
  'with %j in the place of each fact the app starts, and answers whatever is asked',
  async value => {
    const { candlewick, close } = await openKeptFolder(folder => spoil(folder, value))
    onTestFinished(close)
    const { services } = candlewick
    candlewick.start()
    expect(await services.connection.state()).toMatchObject({ mode: 'live', address: keptAddress })
    const filter = { operation: null, coin: null, feature: null, from: null, to: null, open: false }
    expect((await services.credits.ledger({ before: null, limit: 500, filter })).length).toBeGreaterThan(0)
    await services.credits.gauge()
    await services.credits.budget()
    await services.schedule.status()
    await services.alerts.state()
    await services.layouts.all()
    await services.settings.all()
    await services.market.board()
    // What nobody agreed to in words that can be read runs not by itself.
    expect((await services.connection.state()).plan).not.toBe('agreed')
  }
)

test('a fact that can not be read is set aside, and what it was can still be looked up', async () => {
  const value = '{"since":"x"}'
  const { folder, close } = await openKeptFolder(opened => spoil(opened, value))
  onTestFinished(close)
  const state = files(folder).find(path => path.includes('127.0.0.1') && path.endsWith('state.db')) ?? ''
  const database = new DatabaseSync(state, { readOnly: true })
  onTestFinished(() => database.close())
  const kept = database.prepare('SELECT value FROM fact WHERE name = ?')
  for (const name of ['quota', 'quotaPeriods', 'drift']) {
    expect(kept.get(`${name} (not read)`)).toEqual({ value })
    expect(kept.get(name)).toBeUndefined()
  }
})
