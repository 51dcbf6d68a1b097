import { at, wire, type Body } from './body.fixture'

/** getTop. */
export const diverseRankings: readonly Body[] = [
  {
    manner: 'Yahoo screener: raw and fmt beside each other',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"finance":{"result":[{"id":"scr","title":"All Cryptocurrencies","count":2,"quotes":[{"symbol":"BTC-USD","shortName":"Bitcoin USD",
      "fromCurrency":"BTC","regularMarketPrice":{"raw":71230.15,"fmt":"71,230.15"},"regularMarketChange":{"raw":720.15,
      "fmt":"720.15"},"regularMarketChangePercent":{"raw":1.02133,"fmt":"1.02%"},"marketCap":{"raw":1420112233441,"fmt":"1.42T",
      "longFmt":"1,420,112,233,441"},"volume24Hr":{"raw":31022334411,"fmt":"31.022B","longFmt":"31,022,334,411"},"regularMarketTime":{"raw":1792067400,
      "fmt":"12:30PM UTC"}},{"symbol":"ETH-USD","shortName":"Ethereum USD","fromCurrency":"ETH","regularMarketPrice":{"raw":2310.4,
      "fmt":"2,310.40"},"regularMarketChange":{"raw":-20.6,"fmt":"-20.60"},"regularMarketChangePercent":{"raw":-0.88374,
      "fmt":"-0.88%"},"marketCap":{"raw":278842233441,"fmt":"278.842B","longFmt":"278,842,233,441"},"volume24Hr":{"raw":15022334411,
      "fmt":"15.022B","longFmt":"15,022,334,411"},"regularMarketTime":{"raw":1792067400,"fmt":"12:30PM UTC"}}]}],"error":null}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-USD',
        name: 'Bitcoin USD',
        price: 71230.15,
        changePercent: 1.02133,
        marketCap: 1420112233441,
        volume: 31022334411,
        at: at(2026, 10, 15, 12, 30),
        rank: 1
      },
      {
        symbol: 'ETH-USD',
        name: 'Ethereum USD',
        price: 2310.4,
        changePercent: -0.88374,
        marketCap: 278842233441,
        volume: 15022334411,
        at: at(2026, 10, 15, 12, 30),
        rank: 2
      }
    ]
  },
  {
    manner: 'Airtable records: fields under each record',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"records":[{"id":"rec1","createdTime":"2026-10-01T00:00:00.000Z","fields":{"Rank":1,"Name":"Bitcoin","Symbol":"BTC",
      "Price":71230.1,"Market Cap":1420112233441,"24h Volume":31022334411,"24h Change":1.02}},{"id":"rec2","createdTime":"2026-10-01T00:00:00.000Z",
      "fields":{"Rank":2,"Name":"Ethereum","Symbol":"ETH","Price":2310.4,"Market Cap":278842233441,"24h Volume":15022334411,
      "24h Change":-0.88}}],"offset":"itr1"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 71230.1,
        marketCap: 1420112233441,
        volume: 31022334411,
        changePercent: 1.02
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2310.4,
        marketCap: 278842233441,
        volume: 15022334411,
        changePercent: -0.88
      }
    ]
  },
  {
    manner: 'BigQuery rows: schema apart, f and v',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"kind":"bigquery#queryResponse","schema":{"fields":[{"name":"rank","type":"INTEGER"},{"name":"symbol","type":"STRING"},
      {"name":"name","type":"STRING"},{"name":"price","type":"FLOAT"},{"name":"market_cap","type":"FLOAT"},{"name":"volume_24h",
      "type":"FLOAT"},{"name":"percent_change_24h","type":"FLOAT"}]},"jobReference":{"projectId":"p","jobId":"j"},"totalRows":"2",
      "rows":[{"f":[{"v":"1"},{"v":"BTC"},{"v":"Bitcoin"},{"v":"71230.1"},{"v":"1420112233441"},{"v":"31022334411"},
      {"v":"1.02"}]},{"f":[{"v":"2"},{"v":"ETH"},{"v":"Ethereum"},{"v":"2310.4"},{"v":"278842233441"},{"v":"15022334411"},
      {"v":"-0.88"}]}],"jobComplete":true}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 71230.1,
        marketCap: 1420112233441,
        volume: 31022334411,
        changePercent: 1.02
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2310.4,
        marketCap: 278842233441,
        volume: 15022334411,
        changePercent: -0.88
      }
    ]
  },
  {
    manner: 'CoinMarketCap-like web listing in Portuguese',
    operation: 'getTop',
    params: { top: '3' },
    body: wire`{"sucesso":true,"moedas":[{"posicao":1,"sigla":"BTC","nome":"Bitcoin","preco":"389.110,22","variacao_24h":"1,02%","capitalizacao":"7.757.220.334.411",
      "volume_24h":"169.112.233.441"},{"posicao":2,"sigla":"ETH","nome":"Ethereum","preco":"12.610,90","variacao_24h":"-0,88%",
      "capitalizacao":"1.522.010.334.411","volume_24h":"81.112.233.441"},{"posicao":3,"sigla":"SOL","nome":"Solana",
      "preco":"568,41","variacao_24h":"-2,04%","capitalizacao":"310.112.334.411","volume_24h":"22.112.233.441"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 389110.22,
        changePercent: 1.02,
        marketCap: 7757220334411,
        volume: 169112233441
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 12610.9,
        changePercent: -0.88,
        marketCap: 1522010334411,
        volume: 81112233441
      },
      {
        symbol: 'SOL',
        name: 'Solana',
        rank: 3,
        price: 568.41,
        changePercent: -2.04,
        marketCap: 310112334411,
        volume: 22112233441
      }
    ]
  },
  {
    manner: 'Messari v1-like screener: attributes in rows, no rank',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":[{"id":"a1","symbol":"BTC","name":"Bitcoin","price":71230.1,"priceChange24h":1.02,"marketCap":1420112233441,
      "volume24Hour":31022334411,"sector":"Currency"},{"id":"a2","symbol":"ETH","name":"Ethereum","price":2310.4,"priceChange24h":-0.88,
      "marketCap":278842233441,"volume24Hour":15022334411,"sector":"Smart Contracts"}],"metadata":{"page":1,"pageSize":2,
      "totalRows":900}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 71230.1,
        changePercent: 1.02,
        marketCap: 1420112233441,
        volume: 31022334411
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2310.4,
        changePercent: -0.88,
        marketCap: 278842233441,
        volume: 15022334411
      }
    ]
  }
]
