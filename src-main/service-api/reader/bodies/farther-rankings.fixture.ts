import { at, wire, type Body } from './body.fixture'

/** getDataCurrency, getTop. */
export const fartherRankings: readonly Body[] = [
  {
    manner: 'coinlayer live with expand',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC ETH', currency: 'EUR' },
    body: wire`{"success":true,"terms":"https://cl.example/terms","privacy":"https://cl.example/privacy","timestamp":1772022896,"target":"EUR",
      "rates":{"BTC":{"rate":57800,"high":58420.5,"low":56910,"vol":18022334411.2,"cap":1155112033441,"sup":19984000,"change":-1200,
      "change_pct":-2.033898},"ETH":{"rate":1722.4,"high":1760.1,"low":1699.9,"vol":9022334411.7,"cap":207880233441,"sup":120690000,"change":22.4,
      "change_pct":1.317647}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 57800,
        high: 58420.5,
        low: 56910,
        volume: 18022334411.2,
        marketCap: 1155112033441,
        changePercent: -2.033898,
        at: at(2026, 2, 25, 12, 34, 56),
        currency: 'EUR'
      },
      {
        symbol: 'ETH',
        price: 1722.4,
        high: 1760.1,
        low: 1699.9,
        volume: 9022334411.7,
        marketCap: 207880233441,
        changePercent: 1.317647,
        at: at(2026, 2, 25, 12, 34, 56),
        currency: 'EUR'
      }
    ]
  },
  {
    manner: 'German portal, comma decimals',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"status":true,"daten":[{"kuerzel":"BTC","name":"Bitcoin","kurs":"61.233,40 €","tief":"60.480,00 €","hoch":"62.911,75 €",
      "veraenderung_24h":"-1,24 %","volumen_24h":"24,1 Mrd. €","marktkapitalisierung":"1.220,3 Mrd. €","waehrung":"EUR",
      "stand":"2026-08-20 08:10:00"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        price: 61233.4,
        low: 60480,
        high: 62911.75,
        changePercent: -1.24,
        volume: 24100000000,
        marketCap: 1220300000000,
        currency: 'EUR',
        at: at(2026, 8, 20, 8, 10)
      }
    ]
  },
  {
    manner: 'Coinlib coin, decimals as strings',
    operation: 'getDataCurrency',
    params: { symbol: 'ADA', currency: 'USD' },
    body: wire`{"symbol":"ADA","show_symbol":"ADA","name":"Cardano","rank":11,"price":"0.4011","market_cap":"14332033441.1",
      "total_volume_24h":"602033441.7","low_24h":"0.3902","high_24h":"0.4109","delta_1h":"-0.11","delta_24h":"1.88","delta_7d":"-4.02",
      "delta_30d":"9.7","markets":[{"symbol":"USD","volume_24h":"120334411.2","price":"0.4011","exchanges":[{"name":"Coinbase","price":"0.4010",
      "volume_24h":"50334411.2"}]}],"last_updated_timestamp":1777414942,"remaining":171}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ADA',
        name: 'Cardano',
        rank: 11,
        price: 0.4011,
        marketCap: 14332033441.1,
        volume: 602033441.7,
        low: 0.3902,
        high: 0.4109,
        changePercent: 1.88,
        at: at(2026, 4, 28, 22, 22, 22)
      }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'Coincheck-like ticker: coin only in the question',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'JPY' },
    body: wire`{"last":10420100,"bid":10418000,"ask":10421500,"high":10520000,"low":10301000,"volume":812.44,"timestamp":1784084583}`,
    kind: 'quotes',
    values: [
      {
        price: 10420100,
        bid: 10418000,
        ask: 10421500,
        high: 10520000,
        low: 10301000,
        volume: 812.44,
        at: at(2026, 7, 15, 3, 3, 3)
      }
    ]
  },
  {
    manner: 'CoinMarketCap web listing: quotes as a list',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":{"cryptoCurrencyList":[{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin","cmcRank":1,"marketPairCount":12011,
      "circulatingSupply":19990000,"isActive":1,"lastUpdated":"2026-09-05T10:01:00.000Z","quotes":[{"name":"USD","price":72100.25,
      "volume24h":33022334411.2,"marketCap":1441283997500,"percentChange1h":0.08,"percentChange24h":-0.61,"percentChange7d":2.9,
      "lastUpdated":"2026-09-05T10:01:00.000Z","dominance":58.1}]},{"id":1027,"name":"Ethereum","symbol":"ETH","slug":"ethereum","cmcRank":2,
      "marketPairCount":10100,"circulatingSupply":120690000,"isActive":1,"lastUpdated":"2026-09-05T10:01:00.000Z","quotes":[{"name":"USD",
      "price":2410.5,"volume24h":17022334411.9,"marketCap":290923245000,"percentChange1h":-0.2,"percentChange24h":1.72,"percentChange7d":-0.4,
      "lastUpdated":"2026-09-05T10:01:00.000Z","dominance":11.7}]}],"totalCount":"9412"},"status":{"timestamp":"2026-09-05T10:01:33.101Z",
      "error_code":"0","error_message":"SUCCESS","elapsed":"5","credit_count":0}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 72100.25,
        volume: 33022334411.2,
        marketCap: 1441283997500,
        changePercent: -0.61,
        at: at(2026, 9, 5, 10, 1)
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2410.5,
        volume: 17022334411.9,
        marketCap: 290923245000,
        changePercent: 1.72,
        at: at(2026, 9, 5, 10, 1)
      }
    ]
  },
  {
    manner: 'CryptoCompare top list: CoinInfo beside RAW and DISPLAY',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"Message":"Success","Type":100,"Data":[{"CoinInfo":{"Id":"1182","Name":"BTC","FullName":"Bitcoin","Internal":"BTC",
      "ImageUrl":"/m/btc.png"},"RAW":{"USD":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"BTC","TOSYMBOL":"USD","PRICE":69010.2,
      "LASTUPDATE":1774623610,"CHANGE24HOUR":689.2,"CHANGEPCT24HOUR":1.008767,"HIGH24HOUR":69420.4,"LOW24HOUR":67955.1,"MKTCAP":1379203947000}},
      "DISPLAY":{"USD":{"PRICE":"$ 69,010.2","CHANGEPCT24HOUR":"1.01","MKTCAP":"$ 1,379.20 B"}}},{"CoinInfo":{"Id":"934443","Name":"SOL",
      "FullName":"Solana","Internal":"SOL","ImageUrl":"/m/sol.png"},"RAW":{"USD":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"SOL",
      "TOSYMBOL":"USD","PRICE":83.1,"LASTUPDATE":1774623608,"CHANGE24HOUR":-1.9,"CHANGEPCT24HOUR":-2.235294,"HIGH24HOUR":85.6,"LOW24HOUR":82.7,
      "MKTCAP":47433480000}},"DISPLAY":{"USD":{"PRICE":"$ 83.10","CHANGEPCT24HOUR":"-2.24","MKTCAP":"$ 47.43 B"}}}],"MetaData":{"Count":2}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 69010.2,
        changePercent: 1.008767,
        high: 69420.4,
        low: 67955.1,
        marketCap: 1379203947000,
        at: at(2026, 3, 27, 15, 0, 10),
        currency: 'USD'
      },
      {
        symbol: 'SOL',
        name: 'Solana',
        rank: 2,
        price: 83.1,
        changePercent: -2.235294,
        high: 85.6,
        low: 82.7,
        marketCap: 47433480000,
        at: at(2026, 3, 27, 15, 0, 8),
        currency: 'USD'
      }
    ]
  },
  {
    manner: 'CryptoRank currencies',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":[{"id":1,"key":"bitcoin","symbol":"BTC","name":"Bitcoin","type":"coin","rank":1,"price":"70300.12",
      "volume24h":"30122334411","marketCap":"1405228398800","circulatingSupply":"19989000","percentChange":{"h24":"0.52","d7":"-3.11","d30":"4.4",
      "m3":"-18.2","m6":"-30.9"},"lastUpdated":1776042123000},{"id":3,"key":"xrp","symbol":"XRP","name":"XRP Ledger","type":"coin","rank":2,
      "price":"1.3901","volume24h":"2022334411","marketCap":"84200112033","circulatingSupply":"60571000000","percentChange":{"h24":"-0.77",
      "d7":"-6.01","d30":"-2.2","m3":"-33.0","m6":"-41.7"},"lastUpdated":1776042121000}],"status":{"time":"2026-04-13T01:02:04.000Z",
      "success":true,"code":200,"usedCredits":1}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 70300.12,
        volume: 30122334411,
        marketCap: 1405228398800,
        changePercent: 0.52,
        at: at(2026, 4, 13, 1, 2, 3)
      },
      {
        symbol: 'XRP',
        name: 'XRP Ledger',
        rank: 2,
        price: 1.3901,
        volume: 2022334411,
        marketCap: 84200112033,
        changePercent: -0.77,
        at: at(2026, 4, 13, 1, 2, 1)
      }
    ]
  },
  {
    manner: 'CoinMarketCap quotes v1 in euro',
    operation: 'getDataCurrency',
    params: { symbol: 'SOL', currency: 'EUR' },
    body: wire`{"status":{"timestamp":"2026-04-02T02:02:02.000Z","error_code":0,"error_message":null,"elapsed":11,"credit_count":1},
      "data":{"SOL":{"id":5426,"name":"Solana","symbol":"SOL","slug":"solana","num_market_pairs":901,"cmc_rank":7,
      "last_updated":"2026-04-02T02:01:00.000Z","quote":{"EUR":{"price":74.1102,"volume_24h":3022334411.5,"volume_change_24h":-4.4,
      "percent_change_1h":0.31,"percent_change_24h":-1.22,"percent_change_7d":5.6,"percent_change_30d":-9.9,"market_cap":42312033441.2,
      "market_cap_dominance":3.1,"last_updated":"2026-04-02T02:01:00.000Z"}}}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'SOL',
        name: 'Solana',
        rank: 7,
        price: 74.1102,
        volume: 3022334411.5,
        changePercent: -1.22,
        marketCap: 42312033441.2,
        currency: 'EUR',
        at: at(2026, 4, 2, 2, 1)
      }
    ]
  },
  {
    manner: 'short words and magnitudes in letters',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"st":"ok","asof":"2026-07-30 00:00:00","top":[{"n":1,"c":"BTC","nm":"Bitcoin","p":"71.02K","d":"-0.9%","cap":"1.42T",
      "v":"28.1B"},{"n":2,"c":"ETH","nm":"Ethereum","p":"2.31K","d":"+1.1%","cap":"278.8B","v":"14.0B"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        name: 'Bitcoin',
        rank: 1,
        price: 71020,
        changePercent: -0.9,
        marketCap: 1420000000000,
        volume: 28100000000
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2310,
        changePercent: 1.1,
        marketCap: 278800000000,
        volume: 14000000000
      }
    ]
  }
]
