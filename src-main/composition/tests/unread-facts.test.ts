import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { expectError } from '../../../src-shared/logged-errors.fixture'
import { wholeLedger } from '../../credits/any-call.fixture'
import { fixtureAddress, openFixtureFolder } from './saved-folder.fixture'
import { registeredFacts } from '../../platform/storage/fact'

const files = (folder: string, names = /(^|\/)(app|state)\.db$/): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => names.test(path))
    .map(path => join(folder, path))

/** Replaces JSON in all tables except `fact`. Returns how many values were replaced. */
function spoilColumns(folder: string, value: string): number {
  let count = 0
  for (const path of files(folder, /\.db$/)) {
    const database = new DatabaseSync(path)
    const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'fact'`)
    for (const { name: table } of tables.all() as { name: string }[]) {
      const columns = database.prepare(`SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'`).all(table)
      for (const { name } of columns as { name: string }[])
        count += Number(
          database
            .prepare(`UPDATE OR IGNORE "${table}" SET "${name}" = ? WHERE "${name}" GLOB '[[{]*'`)
            .run(value).changes
        )
    }
    database.close()
  }
  return count
}

/** Replaces all facts except the service that was last connected. */
function spoil(folder: string, value: string): void {
  for (const path of files(folder)) {
    const database = new DatabaseSync(path)
    const put = database.prepare('INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)')
    for (const { name } of registeredFacts()) if (name !== 'service-target') put.run(name, value)
    put.run('ath BTC', value)
    put.run('budgetMark day', value)
    database.close()
  }
}

test.each([['5'], ['"text"'], ['[7]'], ['{}'], ['{"since":"x","values":3,"locked":5}'], ['{"cut":'], ['']])(
  'starts and answers requests even if every saved fact has been replaced by %j',
  async value => {
    expectError(/error facts: .* couldn.t be read\. It was renamed to/)
    const { candlewick, close } = await openFixtureFolder(folder => spoil(folder, value))
    onTestFinished(close)
    const { services } = candlewick
    candlewick.start()
    expect(services.connection.state()).toMatchObject({ mode: 'live', address: fixtureAddress })
    expect((await services.credits.ledger(wholeLedger)).length).toBeGreaterThan(0)
    await services.credits.gauge()
    await services.credits.budget()
    services.schedule.status()
    services.alerts.state()
    await services.layouts.all()
    services.settings.all()
    await services.market.board()
    // The saved agreement can't be read, so it doesn't count.
    expect(services.connection.state().plan).not.toBe('agreed')
  }
)

test.each([['5'], ['"text"'], ['[7]'], ['{}'], ['{"cut":'], ['']])(
  'starts and answers requests even if every JSON column has been replaced by %j',
  async value => {
    let spoilt = 0
    const { candlewick, close } = await openFixtureFolder(folder => (spoilt = spoilColumns(folder, value)))
    onTestFinished(close)
    expect(spoilt).toBeGreaterThan(5)
    const { services } = candlewick
    candlewick.start()
    expect(services.connection.state()).toMatchObject({ mode: 'live', address: fixtureAddress })
    expect(services.alerts.state().alerts).toEqual([])
    expect(await services.explorer.history()).toEqual([])
    expect((await services.layouts.all()).layouts.length).toBeGreaterThan(0)
    // Prices from candles are left out, because they aren't in a JSON column.
    const quotes = (await services.market.board()).quotes.filter(quote => !quote.priceOrigin)
    expect(quotes.map(({ price }) => price)).toEqual(quotes.map(() => null))
    expect(await services.market.fearGreed()).toMatchObject({ value: null, label: null })
    await services.drawings.of({ coin: 'BTC' })
    await services.marketFigures.view({ list: 'watched', coins: ['BTC'] })
    services.news.list()
    await services.alerts.history({ id: null, before: null })
  }
)

test('keeps an unreadable fact under another name', async () => {
  expectError(/error facts: .* couldn.t be read\. It was renamed to/)
  const value = '{"since":"x"}'
  const { folder, close } = await openFixtureFolder(opened => spoil(opened, value))
  onTestFinished(close)
  const state = files(folder).find(path => path.includes('127.0.0.1') && path.endsWith('state.db')) ?? ''
  const database = new DatabaseSync(state, { readOnly: true })
  onTestFinished(() => database.close())
  const readFact = database.prepare('SELECT value FROM fact WHERE name = ?')
  for (const name of ['quota', 'quotaPeriods', 'drift']) {
    expect(readFact.get(`${name} (not read)`)).toEqual({ value })
    expect(readFact.get(name)).toBeUndefined()
  }
})
