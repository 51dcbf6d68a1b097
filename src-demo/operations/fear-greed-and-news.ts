import { refused, rowsOfEach, served, type Answering } from '../answer'
import type { Query } from '../query'
import { headlinesOf } from '../simulation/headlines'
import { fearGreedAt } from '../simulation/fear-greed'
import type { DemoCoin } from '../simulation/listing'
import { timeWording } from '../wording'

const perPage = 30
const mostCoins = 100
const coinsWhenLeftOut = 12

export const getFearGreed: Answering = ({ market, now }) => {
  const { value, label, at } = fearGreedAt(market, now)
  return served({
    status: true,
    fear_and_greed: { value, value_classification: label, timestamp: timeWording(at) }
  })
}

/** The largest coins except stablecoins and wrapped coins. */
const talkedAbout = (query: Query): DemoCoin[] =>
  query
    .coins()
    .filter((coin, at, all) => coin.roaming === 1 && all.findIndex(one => one.ownKey === coin.ownKey) === at)
    .slice(0, coinsWhenLeftOut)

/** Returns two weeks on a single page, newest first. */
export const getNews: Answering = async query => {
  if (query.nameCount > mostCoins) return refused(`symbol contains more than ${mostCoins} coins`)
  const requested = query.listings().map(one => one.coin)
  if (query.nameCount > 0 && requested.length === 0) return refused('symbol contains no known coin')
  const coins = query.nameCount === 0 ? talkedAbout(query) : [...new Set(requested)]
  const found = await rowsOfEach(coins, coin => headlinesOf(query.market, coin, query.now))
  const all = found.sort((a, b) => b.at - a.at || a.title.localeCompare(b.title))
  const news = all.slice(0, perPage).map(({ title, summary, source, url, at, coins: about }) => ({
    title,
    summary,
    source,
    url,
    date: timeWording(at),
    coins: about
  }))
  const pagination = {
    page: 1,
    per_page: perPage,
    total: all.length,
    total_pages: Math.max(Math.ceil(all.length / perPage), 1)
  }
  return served(
    { status: true, pagination, news },
    coins.map(coin => coin.symbol),
    news.length
  )
}
