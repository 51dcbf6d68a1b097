import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../../src-shared/contract/answer'
import { faultOf } from '../../platform/faults/fault'
import { operations } from '../../service/api/operations'
import type { ExplorerService } from './explorer-service'
import { setUpExplorer, type ExplorerSetup } from './explorer-setup.fixture'

describe('the explorer', () => {
  let stand: ExplorerSetup
  let explorer: ExplorerService
  let opened: string[]
  let save: (name: string, text: string) => string | null

  beforeEach(async () => {
    stand = await setUpExplorer()
    opened = []
    save = () => null
    explorer = open()
  })

  const open = (simulated = false): ExplorerService =>
    stand.open({
      locked: () => ({ getNews: faultOf('plan-required') }),
      openLink: async url => void opened.push(url),
      saveText: async (name, text) => save(name, text),
      simulated
    }).explorer
  const callCount = (): number => stand.service.controls.calls().length

  it('lists every operation with its price and whether it is locked', () => {
    const list = explorer.operations()
    expect(list.map(({ name }) => name)).toEqual(operations.map(({ name }) => name))
    expect(list.find(({ name }) => name === 'getBollinger')).toMatchObject({
      price: { state: 'known', credits: 100 },
      priceRule: { rule: 'fixed', credits: 100 },
      locked: false
    })
    expect(list.filter(({ locked }) => locked).map(({ name }) => name)).toEqual(['getNews'])
    expect(
      list.find(({ name }) => name === 'getOHLCIntraday')?.parameters.map(({ control }) => control)
    ).toEqual(['coins', 'words', 'number'])
  })

  it('shows the price of a call before it is made, and learns from its charge', async () => {
    const call = { operation: 'getData', params: { symbol: 'BTC ETH' } }
    expect(explorer.preview(call)).toEqual({
      price: expect.objectContaining({ state: 'unknown', credits: null, reserve: 100 }),
      wrong: {},
      savedAt: null
    })
    expect(callCount()).toBe(0)
    const answer = await explorer.run(call)
    expect(answer.expected).toBeNull()
    expect(answer.charged).toBe(stand.service.controls.calls()[0]?.charged)
    expect(explorer.preview(call)).toMatchObject({
      price: { state: 'at-most', credits: answer.charged },
      savedAt: answer.at
    })
    expect((await explorer.run(call)).expected).toBe(answer.charged)
  })

  it('shows the same price in the list and before the call', async () => {
    const listed = (values: Readonly<Record<string, string>> = {}) =>
      Object.fromEntries(explorer.operations({ values }).map(({ name, ...one }) => [name, one]))
    const top = { operation: 'getTop', params: { top: '50' } }
    await explorer.run(top)
    const { price } = explorer.preview(top)
    expect(price).toMatchObject({ state: 'at-most' })
    expect(listed()['getTop']).toMatchObject({ params: { top: '50' }, price })

    const candles = { symbol: 'BTC', interval: '1h', bars: '600' }
    await explorer.run({ operation: 'getOHLCIntraday', params: candles })
    const fewer = { ...candles, bars: '500' }
    expect(listed({ bars: ' 500 ' })['getOHLCIntraday']).toMatchObject({
      params: fewer,
      price: explorer.preview({ operation: 'getOHLCIntraday', params: fewer }).price
    })
    const converted = { operation: 'getConversion', params: { symbol: 'BTC', convert: 'EUR' } }
    await explorer.run(converted)
    expect(listed()['getConversion']?.params).toEqual(converted.params)
    expect(listed({ convert: '' })['getConversion']?.params).toEqual({ symbol: 'BTC' })
  })

  it('names the saved file after the call, and reports why saving failed', async () => {
    const call = { operation: 'getData', params: { symbol: 'BTC+ETH' }, form: 'csv' as const, text: 'a,b' }
    expect(await explorer.save(call)).toBeNull()
    save = (name, text) => `/there/${name} ${text}`
    expect(await explorer.save(call)).toBe('/there/getData-BTC-ETH.csv a,b')
    save = () => {
      throw Object.assign(new Error('EROFS: read-only'), { code: 'EROFS' })
    }
    await expect(explorer.save(call)).rejects.toMatchObject({
      fault: { cause: { code: 'file-unsaved', reason: 'protected', kept: 'answer' } }
    })
    await expect(explorer.save({ ...call, operation: '../../x' })).rejects.toMatchObject({
      fault: { code: 'bad-input' }
    })
    expect(callCount()).toBe(0)
  })

  it('reports which parameters are invalid, without a call', async () => {
    const call = { operation: 'getOHLCIntraday', params: { symbol: 'BTC=ETH', interval: '1h', bars: '0' } }
    const { price, wrong } = explorer.preview(call)
    expect(price).toBeNull()
    expect(Object.keys(wrong)).toEqual(['symbol', 'bars'])
    expect(wrong['bars']).toEqual({ code: 'number-form', name: 'bars', most: '100000' })
    await expect(explorer.run(call)).rejects.toMatchObject({ fault: { code: 'bad-input' } })
    const unknown = explorer.preview({ operation: 'getNothing', params: {} })
    expect(unknown.wrong['']).toEqual({ code: 'operation-unknown', name: 'getNothing' })
    expect(callCount()).toBe(0)
  })

  it('reads a stored response again without a call', async () => {
    const call = { operation: 'getData', params: { symbol: 'ETH NOPE BTC' } }
    expect(await explorer.readSaved(call)).toBeNull()
    const first = await explorer.run(call)
    expect(first).toMatchObject({
      missing: ['NOPE'],
      isSaved: false,
      origin: 'live',
      status: 200,
      remarks: []
    })
    stand.service.controls.setOutage(502)
    const again = await open().readSaved({ operation: 'getData', params: { symbol: ' ETH+NOPE+BTC ' } })
    expect(again).toEqual({ ...first, isSaved: true, origin: 'cached' })
    expect((await open(true).readSaved(call))?.origin).toBe('simulated')
    expect(await explorer.readSaved({ ...call, params: { symbol: 'ETH BTC' } })).toBeNull()
    expect(callCount()).toBe(1)
  })

  it('reports a failed call and keeps the earlier response', async () => {
    const call = { operation: 'getFearGreed', params: {} }
    const good = await explorer.run(call)
    stand.service.controls.failNext(502, { operation: 'getFearGreed' })
    const failed = await explorer.run(call)
    expect(failed).toMatchObject({ answer: null, charged: 0, status: 502, missing: [] })
    expect(failed.fault).toMatchObject({ code: 'upstream-unavailable', cause: null })
    expect((await explorer.readSaved(call))?.at).toBe(good.at)
    expect(explorer.history()).toHaveLength(1)
  })

  it('lists past calls, newest first', async () => {
    await explorer.run({ operation: 'getFearGreed', params: {} })
    stand.clock.advance(60_000)
    const { charged, at } = await explorer.run({ operation: 'getTop', params: { top: '5' } })
    expect(explorer.history()).toHaveLength(2)
    expect(explorer.history()[0]).toEqual({ operation: 'getTop', params: { top: '5' }, charged, at })
  })

  it('stores an unrecognised response, which was charged', async () => {
    stand.service.controls.overrideBody('getATR', '{"status":true,"odd":{"thing":["a","b"]}}')
    const answer = await explorer.run({ operation: 'getATR', params: { symbol: 'BTC' } })
    expect(answer.answer?.kind).toBe('unrecognised')
    expect(answer.charged).toBe(100)
    const saved = await explorer.readSaved({ operation: 'getATR', params: { symbol: 'BTC' } })
    expect(saved?.answer).toEqual(answer.answer)
  })

  it('redacts the key in responses stored by an older version', async () => {
    const call = { operation: 'getATR', params: { symbol: 'BTC' } }
    await explorer.run(call)
    const escaped = stand.service.key.replaceAll('-', '\\u002d')
    const row = () =>
      stand.cache.prepare('SELECT facts, body FROM answer').get() as { facts: string; body: string }
    const { facts, body } = row()
    const old = { ...JSON.parse(facts), url: `http://x/?api_key=${stand.service.key}` }
    old.headers = [...old.headers, { name: 'x-echo', value: `Bearer ${stand.service.key}` }]
    stand.cache
      .prepare('UPDATE answer SET facts = ?, body = ?')
      .run(JSON.stringify(old), body.replace('{', `{"echo":"${escaped}",`))

    const saved = await open().readSaved(call)
    expect(saved?.answer?.kind).toBe('level')
    for (const text of [JSON.stringify(saved), JSON.stringify(row())]) {
      expect(text).not.toContain(stand.service.key)
      expect(text).not.toContain(escaped.slice(-20))
      expect(text).toContain('[key]')
    }
  })

  it('applies a field mapping to the stored response without a call', async () => {
    const rows = [['tBTCUSD', 68_000.5, 0.0179]]
    stand.service.controls.overrideBody('getTickers', JSON.stringify({ status: true, bourse: rows }))
    const call = { operation: 'getTickers', params: { symbol: 'BTC' } }
    expect((await explorer.run(call)).answer?.kind).toBe('unrecognised')
    await explorer.editField({ ...call, path: 'bourse.*.0', field: 'symbol', unit: null })
    const edited = await explorer.editField({ ...call, path: 'bourse.*.1', field: 'price', unit: 'USD' })
    expect(edited).toMatchObject({ isSaved: true, answer: { data: [{ symbol: 'BTC', price: 68_000.5 }] } })
    expect(callCount()).toBe(1)
    await explorer.editField({ ...call, path: 'bourse.*.2', field: 'changePercent', unit: 'fraction' })
    const later = await open().run(call)
    expect(later.answer).toMatchObject({ kind: 'quotes', data: [{ price: 68_000.5, changePercent: 1.79 }] })
    await expect(
      explorer.editField({ ...call, path: 'gone', field: 'price', unit: null })
    ).rejects.toMatchObject({
      fault: { cause: { code: 'place-not-kept' } }
    })
  })

  it('opens only links from stored news', async () => {
    const call = { operation: 'getNews', params: { symbol: 'BTC' } }
    const { data } = (await explorer.run(call)).answer as AnswerOf<'news'>
    const url = data.find(row => row.url !== null)?.url ?? ''
    expect(url).toMatch(/^https?:/)
    await explorer.openLink({ ...call, url })
    expect(opened).toEqual([url])
    await expect(explorer.openLink({ ...call, url: 'https://elsewhere.example/' })).rejects.toMatchObject({
      fault: { code: 'bad-input' }
    })
    expect(opened).toEqual([url])
  })

  it('returns a response even if it can’t be stored', async () => {
    stand.cache.exec('DROP TABLE answer')
    const answer = await explorer.run({ operation: 'getFearGreed', params: {} })
    expect(answer.answer?.kind).toBe('fearGreed')
    expect(answer.remarks).toEqual([{ code: 'unkept', cause: 'disk' }])
  })

  it.each(operations.map(({ name, kind }) => [name, kind]))(
    'runs %s and reads its response as %s',
    async (operation, kind) => {
      const all = {
        symbol: 'BTC ETH',
        convert: 'EUR',
        currency: 'EUR',
        top: '5',
        date: '2025-06-01',
        interval: '1d'
      }
      const takes = operations.find(({ name }) => name === operation)?.parameters ?? []
      const special: Readonly<Record<string, object>> = {
        getOHLCIntraday: { interval: '1h', bars: '50' },
        getConversion: { symbol: 'BTC' }
      }
      const values = { ...all, ...special[operation] }
      const params = Object.fromEntries(
        Object.entries(values).filter(([name]) => takes.some(one => one === name))
      )
      const answer = await explorer.run({ operation, params })
      expect(answer.fault).toBeNull()
      expect(answer.answer?.kind).toBe(kind)
      expect(answer.missing).toEqual([])
      expect(answer.charged).toBe(stand.service.controls.calls()[0]?.charged)
    }
  )
})
