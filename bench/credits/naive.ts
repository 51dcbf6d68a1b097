import { Agent, get } from 'node:http'
import { startDemoService } from '../../src-demo/demo-service'
import { SimulatedClock } from '../simulated-clock'
import { barMs, indicatorOperations, type CreditSetting } from './setting'
import { minute } from '../../src-shared/time'

export interface NaiveDay {
  readonly quoteCalls: number
  readonly quoteCredits: number
  readonly indicatorCalls: number
  readonly indicatorCredits: number
}

/** Simulates a program that loads quotes every minute and indicators every 15 minutes. */
export async function naiveDay({ coins, charted, from, to, key, seed }: CreditSetting): Promise<NaiveDay> {
  const clock = new SimulatedClock(from)
  const service = await startDemoService({ clock, key, seed, quotaLimit: 1e9, rateLimitPerMinute: null })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (operation: string, coin: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const url = `${service.address}/api/v1/${operation}?symbol=${coin}`
      get(url, { agent, headers: { authorization: `Bearer ${key}` } }, response => {
        response.resume()
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Number(response.headers['x-credits-consumed']))
          else reject(new Error(`${operation} ${coin}: ${response.statusCode}`))
        })
      }).on('error', reject)
    })
  const day = { quoteCalls: 0, quoteCredits: 0, indicatorCalls: 0, indicatorCredits: 0 }
  for (let at = from; at < to; at += minute) {
    clock.sleepUntil(at)
    for (const coin of coins) {
      day.quoteCredits += await ask('getData', coin)
      day.quoteCalls++
    }
    if ((at - from) % barMs !== 0) continue
    for (const coin of charted) {
      for (const operation of indicatorOperations) {
        day.indicatorCredits += await ask(operation, coin)
        day.indicatorCalls++
      }
    }
  }
  agent.destroy()
  await service.close()
  return day
}
