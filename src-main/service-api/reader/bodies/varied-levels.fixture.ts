import { wire, type Body } from './body.fixture'

/** getSupportResistance. */
export const variedLevels: readonly Body[] = [
  {
    manner: 'Barchart-like cheat sheet words',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: wire`{"status":"success","data":{"symbol":"BTC","levels":[{"name":"3rd Resistance Point","price":73384.67},{"name":"2nd Resistance Point",
      "price":72386.33},{"name":"1st Resistance Point","price":71297.67},{"name":"Pivot Point","price":70299.33},{"name":"1st Support Level",
      "price":69210.67},{"name":"2nd Support Level","price":68212.33},{"name":"3rd Support Level","price":67123.67}]}}`,
    kind: 'supportResistance',
    values: [
      { name: 'r3', price: 73384.67 },
      { name: 'r2', price: 72386.33 },
      { name: 'r1', price: 71297.67 },
      { name: 'pivot', price: 70299.33 },
      { name: 's1', price: 69210.67 },
      { name: 's2', price: 68212.33 },
      { name: 's3', price: 67123.67 }
    ]
  },
  {
    manner: 'four methods, each an object of strings',
    operation: 'getSupportResistance',
    params: { symbol: 'ETH' },
    body: wire`{"status":true,"symbol":"ETH","result":{"classic":{"pivot":"2205.34","r1":"2230.67","r2":"2257.02","r3":"2282.35","s1":"2178.99",
      "s2":"2153.66","s3":"2127.31"},"fibonacci":{"pivot":"2205.34","r1":"2225.09","r2":"2237.28","r3":"2257.02","s1":"2185.60",
      "s2":"2173.41","s3":"2153.66"},"camarilla":{"pivot":"2205.34","r1":"2209.05","r2":"2213.78","r3":"2218.52","s1":"2199.57",
      "s2":"2194.84","s3":"2190.10"},"woodie":{"pivot":"2205.09","r1":"2230.15","r2":"2256.76","r3":"2281.83","s1":"2178.47",
      "s2":"2153.41","s3":"2126.79"}}}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 'pivot', price: 2205.34 },
      { group: 'classic', name: 'r1', price: 2230.67 },
      { group: 'classic', name: 'r2', price: 2257.02 },
      { group: 'classic', name: 'r3', price: 2282.35 },
      { group: 'classic', name: 's1', price: 2178.99 },
      { group: 'classic', name: 's2', price: 2153.66 },
      { group: 'classic', name: 's3', price: 2127.31 },
      { group: 'fibonacci', name: 'pivot', price: 2205.34 },
      { group: 'fibonacci', name: 'r1', price: 2225.09 },
      { group: 'fibonacci', name: 'r2', price: 2237.28 },
      { group: 'fibonacci', name: 'r3', price: 2257.02 },
      { group: 'fibonacci', name: 's1', price: 2185.6 },
      { group: 'fibonacci', name: 's2', price: 2173.41 },
      { group: 'fibonacci', name: 's3', price: 2153.66 },
      { group: 'camarilla', name: 'pivot', price: 2205.34 },
      { group: 'camarilla', name: 'r1', price: 2209.05 },
      { group: 'camarilla', name: 'r2', price: 2213.78 },
      { group: 'camarilla', name: 'r3', price: 2218.52 },
      { group: 'camarilla', name: 's1', price: 2199.57 },
      { group: 'camarilla', name: 's2', price: 2194.84 },
      { group: 'camarilla', name: 's3', price: 2190.1 },
      { group: 'woodie', name: 'pivot', price: 2205.09 },
      { group: 'woodie', name: 'r1', price: 2230.15 },
      { group: 'woodie', name: 'r2', price: 2256.76 },
      { group: 'woodie', name: 'r3', price: 2281.83 },
      { group: 'woodie', name: 's1', price: 2178.47 },
      { group: 'woodie', name: 's2', price: 2153.41 },
      { group: 'woodie', name: 's3', price: 2126.79 }
    ]
  },
  {
    manner: 'investing-like table: Name, S3 to R3',
    operation: 'getSupportResistance',
    params: { symbol: 'SOL' },
    body: wire`{"pivotPoints":[{"Name":"Classic","S3":91.267,"S2":93.243,"S1":95.847,"Pivot Points":97.823,"R1":100.427,"R2":102.403,
      "R3":105.007},{"Name":"Fibonacci","S3":93.243,"S2":94.993,"S1":96.074,"Pivot Points":97.823,"R1":99.573,"R2":100.654,
      "R3":102.403}]}`,
    kind: 'supportResistance',
    values: [
      { group: 'classic', name: 's3', price: 91.267 },
      { group: 'classic', name: 's2', price: 93.243 },
      { group: 'classic', name: 's1', price: 95.847 },
      { group: 'classic', name: 'pivot', price: 97.823 },
      { group: 'classic', name: 'r1', price: 100.427 },
      { group: 'classic', name: 'r2', price: 102.403 },
      { group: 'classic', name: 'r3', price: 105.007 },
      { group: 'fibonacci', name: 's3', price: 93.243 },
      { group: 'fibonacci', name: 's2', price: 94.993 },
      { group: 'fibonacci', name: 's1', price: 96.074 },
      { group: 'fibonacci', name: 'pivot', price: 97.823 },
      { group: 'fibonacci', name: 'r1', price: 99.573 },
      { group: 'fibonacci', name: 'r2', price: 100.654 },
      { group: 'fibonacci', name: 'r3', price: 102.403 }
    ]
  },
  {
    manner: 'support and resistance lists with strength',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: wire`{"ok":true,"symbol":"BTC","price":70400,"support":[{"level":69120,"touches":4,"strength":0.81},{"level":67400,"touches":3,
      "strength":0.64}],"resistance":[{"level":71250,"touches":5,"strength":0.9},{"level":73800,"touches":2,"strength":0.42}]}`,
    kind: 'supportResistance',
    values: [
      { price: 69120, name: 's1' },
      { price: 67400, name: 's2' },
      { price: 71250, name: 'r1' },
      { price: 73800, name: 'r2' }
    ]
  },
  {
    manner: 'two coins, rows of a flat table',
    operation: 'getSupportResistance',
    params: { symbol: 'XRP ADA' },
    body: wire`{"status":"success","rows":[{"symbol":"XRP","method":"classic","pp":1.2168,"r1":1.2345,"r2":1.2576,"s1":1.1937,"s2":1.176},
      {"symbol":"ADA","method":"classic","pp":0.4109,"r1":0.4204,"r2":0.4306,"s1":0.4007,"s2":0.3912}]}`,
    kind: 'supportResistance',
    values: [
      { symbol: 'XRP', group: 'classic', name: 'pivot', price: 1.2168 },
      { symbol: 'XRP', group: 'classic', name: 'r1', price: 1.2345 },
      { symbol: 'XRP', group: 'classic', name: 'r2', price: 1.2576 },
      { symbol: 'XRP', group: 'classic', name: 's1', price: 1.1937 },
      { symbol: 'XRP', group: 'classic', name: 's2', price: 1.176 },
      { symbol: 'ADA', group: 'classic', name: 'pivot', price: 0.4109 },
      { symbol: 'ADA', group: 'classic', name: 'r1', price: 0.4204 },
      { symbol: 'ADA', group: 'classic', name: 'r2', price: 0.4306 },
      { symbol: 'ADA', group: 'classic', name: 's1', price: 0.4007 },
      { symbol: 'ADA', group: 'classic', name: 's2', price: 0.3912 }
    ]
  },
  {
    manner: 'Finnhub levels: bare numbers',
    operation: 'getSupportResistance',
    params: { symbol: 'BTC' },
    body: wire`{"levels":[66110.2,68204.5,70011.9,72450.1,74880]}`,
    kind: 'supportResistance',
    values: [{ price: 66110.2 }, { price: 68204.5 }, { price: 70011.9 }, { price: 72450.1 }, { price: 74880 }]
  }
]
