import { wire, type Body } from './body.fixture'

/** getCryptoList, getConversion, getFearGreed. */
export const misleadingLists: readonly Body[] = [
  {
    manner: 'components and yesterday',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"sentimentIndex":{"components":{"volatility":40,"momentum":55,"social":31},"reading":28,"was":{"yesterday":31,"lastWeek":45},
      "word":"Fear"}}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'thresholds',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"levels":{"extremeFear":25,"fear":45,"neutral":55},"today":28,"mean30d":41,"label":"Fear"}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'only history without now',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"yesterday":{"value":31,"label":"Fear"},"last_week":{"value":45,"label":"Neutral"},"now":{"value":28,"label":"Fear"}}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'forecast beside',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"data":[{"date":"2026-03-11","value":33,"forecast":true},{"date":"2026-03-10","value":28,"forecast":false}]}`,
    kind: 'fearGreed',
    values: { value: 28 }
  },
  {
    manner: 'fee and gross',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"amount":1,"rate":65800.1,"fee":12.5,"gross":65800.1,"net":65787.6}`,
    kind: 'conversion',
    values: { result: 65800.1 }
  },
  {
    manner: 'inverse',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"inverse":0.0000151975,"direct":65800.1}`,
    kind: 'conversion',
    values: { result: 65800.1 }
  },
  {
    manner: 'usd of both',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'BTC' },
    body: wire`{"from":{"sym":"ETH","usd":2084.37},"to":{"sym":"BTC","usd":71265.2},"ratio":0.029248}`,
    kind: 'conversion',
    values: { result: 71265.2 },
    doubted: ['result']
  },
  {
    manner: 'chain & contract',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"assets":[{"chain":"ETH","ticker":"UNI","full":"Uniswap","contract":"0xabc"},{"chain":"SOL","ticker":"JUP","full":"Jupiter",
      "contract":"xyz"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'UNI', name: 'Uniswap' },
      { symbol: 'JUP', name: 'Jupiter' }
    ]
  },
  {
    manner: 'pairs with base and quote',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"markets":[{"id":"btc-usd","base":"BTC","quote":"USD","base_name":"Bitcoin"},{"id":"eth-usd","base":"ETH","quote":"USD",
      "base_name":"Ether"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ether' }
    ]
  },
  {
    manner: 'stock index beside crypto',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"stocks":{"score":55,"rating":"Greed"},"crypto":{"score":28,"rating":"Fear"}}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'yesterday flat',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"yesterday":31,"last_week":45,"last_month":60,"now":28,"label_yesterday":"Fear","label_now":"Fear"}`,
    kind: 'fearGreed',
    values: { value: 28 }
  },
  {
    manner: 'previous with newer stamp',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"value":28,"value_classification":"Fear","previous_close":31,"previous_1_week":45}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'per-coin scores',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"overall":{"score":28,"label":"Fear"},"coins":{"BTC":{"score":35},"ETH":{"score":22}}}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'min and max',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"index":{"low":20,"high":60,"now":28,"state":"Fear","change":-3}}`,
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear' }
  },
  {
    manner: 'many targets',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"rates":{"USD":71265.2,"GBP":55100.2,"EUR":65800.1}}`,
    kind: 'conversion',
    values: { result: 65800.1 }
  },
  {
    manner: 'min and max limit',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"min":0.0001,"max":20,"quote":65800.1,"expires":"2026-03-10T09:21:00Z"}`,
    kind: 'conversion',
    values: { result: 65800.1 }
  },
  {
    manner: 'rate to usd and eur',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"amount":1,"usd":71265.2,"value":65800.1,"currency":"EUR"}`,
    kind: 'conversion',
    values: { result: 65800.1, to: 'EUR' }
  },
  {
    manner: 'amount 2',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"amount":2,"rate":65800.1,"converted":131600.2}`,
    kind: 'conversion',
    values: { result: 131600.2 }
  }
]
