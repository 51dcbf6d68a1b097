import type {
  BreakOptions,
  CoinRefusalOptions,
  DemoControls,
  FailureOptions,
  DemoPlan,
  ReceivedCall
} from './demo-controls'
import type { CallLog } from './server/call-log'
import type { DemoKeys } from './server/request-handler'
import { freshPrices, type Price } from './server/price-list'
import type { DemoTally } from './server/tally'
import { OrderedFaults } from './server/ordered-faults'
import type { OperationName } from './operations/table'

const creditHeaders = ['X-Credits-Consumed', 'X-Quota-Used', 'X-Quota-Limit']

export class ControlPanel implements DemoControls {
  readonly #tally: DemoTally
  readonly #ring: DemoKeys
  readonly #log: CallLog
  readonly #releaseHanging: () => void
  #faults = new OrderedFaults()

  constructor(tally: DemoTally, ring: DemoKeys, log: CallLog, releaseHanging: () => void) {
    this.#tally = tally
    this.#ring = ring
    this.#log = log
    this.#releaseHanging = releaseHanging
  }

  readonly faults = (): OrderedFaults => this.#faults

  setQuota({ used, limit }: { readonly used?: number; readonly limit?: number }): void {
    this.#tally.setQuota(used, limit)
  }

  resetQuota(): void {
    this.#tally.setQuota(0, undefined)
  }

  setQuotaResets(resets: 'daily' | 'never'): void {
    this.#tally.setResets(resets)
  }

  stealCredits(credits: number): void {
    this.#tally.charge(credits)
  }

  setRateLimit(perMinute: number | null): void {
    this.#tally.setRate(perMinute)
  }

  setRetryAfter(form: 'seconds' | 'date' | null): void {
    this.#faults.retryAfter = form
  }

  setQuotaHeadersOnErrors(which: 'none' | '429' | 'all'): void {
    this.#faults.quotaHeadersOnErrors = which
  }

  failNext(status: number, options: FailureOptions = {}): void {
    this.#faults.fail(status, options)
  }

  setOutage(status: number | null, operation?: OperationName): void {
    const scope = operation ?? 'all'
    if (status === null) this.#faults.outages.delete(scope)
    else this.#faults.outages.set(scope, status)
  }

  setPlan(plan: DemoPlan): void {
    this.#faults.plan = plan
  }

  setDelay(ms: number, operation?: OperationName): void {
    if (ms <= 0) this.#faults.delays.delete(operation ?? 'all')
    else this.#faults.delays.set(operation ?? 'all', ms)
  }

  hang(operation?: OperationName, options: { readonly charged?: boolean } = {}): void {
    this.#faults.hangs.set(operation ?? 'all', { charged: options.charged ?? true })
  }

  resetConnections(count = 1, options: BreakOptions = {}): void {
    this.#faults.breakOff('reset', count, options)
  }

  cutBody(
    count = 1,
    options: { readonly operation?: OperationName; readonly keepBytes?: number } = {}
  ): void {
    const { operation, keepBytes } = options
    this.#faults.breakOff('cut', count, {
      ...(operation === undefined ? {} : { operation }),
      ...(keepBytes === undefined ? {} : { afterBytes: keepBytes })
    })
  }

  setPace(bytesPerSecond: number | null): void {
    this.#faults.bytesPerSecond = bytesPerSecond
  }

  overrideHeaders(headers: Readonly<Record<string, string | null>> | null): void {
    this.#faults.headers = headers ?? {}
  }

  omitHeaders(...names: readonly string[]): void {
    const omitted = names.length === 0 ? creditHeaders : names
    this.#faults.headers = {
      ...this.#faults.headers,
      ...Object.fromEntries(omitted.map(name => [name, null]))
    }
  }

  overrideBody(operation: OperationName, body: string | null): void {
    if (body === null) this.#faults.bodies.delete(operation)
    else this.#faults.bodies.set(operation, body)
  }

  setPrice(operation: OperationName, price: Price | null): void {
    this.#faults.prices.set(operation, price ?? freshPrices().get(operation) ?? 0)
  }

  dropCoin(symbol: string): void {
    this.#faults.dropped.add(symbol.toUpperCase())
  }

  restoreCoin(symbol: string): void {
    this.#faults.dropped.delete(symbol.toUpperCase())
  }

  refuseCoin(symbol: string, options: CoinRefusalOptions = {}): void {
    this.#faults.refused.set(symbol.toUpperCase(), options)
  }

  acceptCoin(symbol: string): void {
    this.#faults.refused.delete(symbol.toUpperCase())
  }

  revokeKey(): void {
    this.#ring.key = null
  }

  setKey(key: string): void {
    this.#ring.key = key
  }

  setExtraKeySchemes(accepted: boolean): void {
    this.#ring.extraSchemes = accepted
  }

  clear(): void {
    this.#faults = new OrderedFaults()
    this.#releaseHanging()
  }

  calls(operation?: string): readonly ReceivedCall[] {
    const all = this.#log.all()
    return operation === undefined ? all : all.filter(call => call.operation === operation)
  }

  clearCalls(): void {
    this.#log.clear()
  }

  continueAfter(calls: readonly ReceivedCall[]): void {
    for (const call of calls) {
      this.#log.open(call)
      this.#tally.charge(call.charged)
    }
  }
}
