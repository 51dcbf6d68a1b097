import { CoinIdentities } from '../watching/coins/coin-identities'
import { CoinIdentityStore } from '../watching/coins/coin-identity-store'
import { openBooks, type Books, type TestOutcome } from '../credits/fake-service.fixture'
import { subjectOf } from '../credits/subject'
import type { QuoteRow } from '../service/api/answers/answer'
import { openCache, openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { BoardService } from './board-service'
import { CoinConsent } from './coin-consent'
import { CandleStore } from './candle-store'
import { emptyQuote } from '../service/api/answers/quote-row.fixture'
import { OtherPrices } from './newest-price'
import { RecordedBarStore } from './recorded-bar-store'
import { QuoteStore } from './quote-store'
import { minute } from '../../src-shared/time'

export const row = (symbol: string, price: number | null, part: Partial<QuoteRow> = {}): QuoteRow => ({
  ...emptyQuote,
  symbol,
  price,
  changePercent: 0.5,
  text: price === null ? {} : { price: String(price) },
  ...part
})
export const quotes = (...rows: QuoteRow[]): TestOutcome => ({
  answer: { kind: 'quotes', data: rows, dropped: 0 }
})

export function watching(
  first: readonly string[],
  options: { books?: Books; folder?: string; everyMs?: number | null } = {}
) {
  const books = options.books ?? openBooks()
  const folder = options.folder ?? tempFolder()
  const database = openCache(folder)
  const state = openState(folder)
  const candles = new CandleStore(database)
  const watched = {
    coins: first,
    set(coins: readonly string[]): void {
      watched.coins = coins
      consent.check()
    }
  }
  const savedResponses: unknown[] = []
  const consent = new CoinConsent({
    facts: books.facts,
    coins: () => watched.coins,
    simulated: false,
    open: () => books.coinCalls.open('getData', watched.coins),
    priceOf: some => books.credits.priceOf('getData', subjectOf({ symbol: some.join(' ') })),
    confirmAbove: () => 50,
    agreedAt: () => 1
  })
  const board = new BoardService({
    calls: books.coinCalls,
    paid: books.calls,
    refused: books.refused,
    credits: books.credits,
    clock: books.clock,
    quotes: new QuoteStore(database),
    identities: new CoinIdentities(new CoinIdentityStore(state)),
    recordedBars: new RecordedBarStore(database),
    otherPrices: new OtherPrices(candles),
    coins: () => watched.coins,
    consent,
    nameOf: symbol => (symbol === 'BTC' ? 'Bitcoin' : null),
    everyMs: () => (options.everyMs === undefined ? minute : options.everyMs),
    saveAnswer: (outcome, params) => savedResponses.push({ body: outcome.body, ...params }),
    simulated: false
  })
  const shown = (symbol: string) => board.board().quotes.find(quote => quote.symbol === symbol)
  const need = () => board.needs()[0]
  const closeAll = (): void => {
    books.close()
    database.close()
    state.close()
  }
  return { books, folder, board, candles, savedResponses, watched, shown, need, closeAll }
}
