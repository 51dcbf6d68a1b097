import { wire, type Body } from './body.fixture'

/** getOHLCIntraday. */
export const misleadingIntraday: readonly Body[] = [
  {
    manner: 'bid and ask bars',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: wire`{"bars":[{"t":1773130800,"bid":{"o":70000,"h":70100,"l":69900,"c":70050},"ask":{"o":70002,"h":70102,"l":69902,"c":70052},
      "mid":{"o":70001,"h":70101,"l":69901,"c":70051}},{"t":1773134400,"bid":{"o":70050,"h":70150,"l":69950,"c":70080},"ask":{"o":70052,"h":70152,
      "l":69952,"c":70082},"mid":{"o":70051,"h":70151,"l":69951,"c":70081}}]}`,
    kind: 'candles',
    values: [
      { open: 70001, close: 70051 },
      { open: 70051, close: 70081 }
    ]
  }
]
