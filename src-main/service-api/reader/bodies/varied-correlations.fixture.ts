import { wire, type Body } from './body.fixture'

/** getCorrelation. */
export const variedCorrelations: readonly Body[] = [
  {
    manner: 'Alpha Vantage analytics: index and a lower triangle',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"meta_data":{"symbols":"BTC,ETH,SOL","min_dt":"2026-04-01","max_dt":"2026-06-30","ohlc":"Close","interval":"DAILY"},
      "payload":{"RETURNS_CALCULATIONS":{"CORRELATION":{"index":["BTC","ETH","SOL"],"correlation":[[1],[0.8712,1],[0.7904,
      0.8233,1]]}}}}`,
    kind: 'correlation',
    values: [
      { a: 'ETH', b: 'BTC', value: 0.8712 },
      { a: 'SOL', b: 'BTC', value: 0.7904 },
      { a: 'SOL', b: 'ETH', value: 0.8233 }
    ]
  },
  {
    manner: 'Plotly heat map: x, y, z',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"data":[{"type":"heatmap","x":["BTC","ETH","SOL"],"y":["BTC","ETH","SOL"],"z":[[1,0.8712,0.7904],[0.8712,1,0.8233],
      [0.7904,0.8233,1]],"zmin":-1,"zmax":1}],"layout":{"title":{"text":"90 day correlation"}}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8712 },
      { a: 'BTC', b: 'SOL', value: 0.7904 },
      { a: 'ETH', b: 'SOL', value: 0.8233 }
    ]
  },
  {
    manner: 'graph of nodes and links',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"nodes":[{"id":"BTC"},{"id":"ETH"},{"id":"SOL"}],"links":[{"source":"BTC","target":"ETH","value":0.8712},{"source":"BTC",
      "target":"SOL","value":0.7904},{"source":"ETH","target":"SOL","value":0.8233}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8712 },
      { a: 'BTC', b: 'SOL', value: 0.7904 },
      { a: 'ETH', b: 'SOL', value: 0.8233 }
    ]
  },
  {
    manner: 'records: a column per coin',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":true,"data":[{"symbol":"BTC","BTC":1,"ETH":0.8712,"SOL":0.7904},{"symbol":"ETH","BTC":0.8712,"ETH":1,"SOL":0.8233},
      {"symbol":"SOL","BTC":0.7904,"ETH":0.8233,"SOL":1}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8712 },
      { a: 'BTC', b: 'SOL', value: 0.7904 },
      { a: 'ETH', b: 'SOL', value: 0.8233 }
    ]
  },
  {
    manner: 'plain service: pair keys as strings',
    operation: 'getCorrelation',
    params: { symbol: 'BTC XRP ADA' },
    body: wire`{"status":"success","period":"30d","correlation":{"BTC_XRP":"0.61","BTC_ADA":"0.74","XRP_ADA":"0.69"}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'XRP', value: 0.61 },
      { a: 'BTC', b: 'ADA', value: 0.74 },
      { a: 'XRP', b: 'ADA', value: 0.69 }
    ]
  },
  {
    manner: 'rows with a pair and two kinds of coefficient',
    operation: 'getCorrelation',
    params: { symbol: 'BTC GOLD SPX' },
    body: wire`{"ok":true,"items":[{"pair":"BTC/SPX","pearson":0.41,"spearman":0.38,"n":90},{"pair":"BTC/GOLD","pearson":-0.08,"spearman":-0.05,
      "n":90}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'SPX', value: 0.41 },
      { a: 'BTC', b: 'GOLD', value: -0.08 }
    ]
  }
]
