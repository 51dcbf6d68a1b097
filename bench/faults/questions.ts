import { startDemoService } from '../../src-demo/demo-service'
import { operations } from '../../src-main/service-api/operations'

export interface Question {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  /** What a good service answers. */
  readonly good: string
}

const usual: Readonly<Record<string, string>> = {
  symbol: 'BTC ETH',
  convert: 'ETH',
  currency: 'EUR',
  top: '10',
  date: '2025-06-01',
  interval: '1h',
  bars: '50'
}

const narrower: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getConversion: { symbol: 'BTC' },
  getOHLC: { interval: '1d' }
}

/** A question to every operation, with the demo service's answer. */
export async function askQuestions(): Promise<readonly Question[]> {
  const service = await startDemoService({ quotaLimit: 10_000_000 })
  try {
    const asked: Question[] = []
    for (const { name, parameters } of operations) {
      const params = Object.fromEntries(
        parameters.map(parameter => [parameter, narrower[name]?.[parameter] ?? usual[parameter] ?? ''])
      )
      const url = `${service.address}/api/v1/${name}?${new URLSearchParams(params)}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${service.key}` } })
      asked.push({ operation: name, params, good: await response.text() })
    }
    return asked
  } finally {
    await service.close()
  }
}
