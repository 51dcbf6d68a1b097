import type { DemoControls } from '../../src-demo/demo-controls'

/** Starts a problem of the service and returns a function that ends it. */
type Trouble = (controls: DemoControls) => () => void

const outage =
  (status: number): Trouble =>
  controls => {
    controls.setOutage(status)
    return () => controls.setOutage(null)
  }

export const troubles = {
  'status 401': outage(401),
  'status 402': outage(402),
  'status 404': outage(404),
  'status 429': outage(429),
  'status 500': outage(500),
  'status 502': outage(502),
  'rate limit': controls => {
    controls.setRateLimit(1)
    return () => controls.setRateLimit(null)
  },
  'no intraday plan': controls => {
    controls.setPlan({ intraday: false })
    return () => controls.setPlan({})
  },
  'no news plan': controls => {
    controls.setPlan({ news: false, operations: { getFearGreed: false } })
    return () => controls.setPlan({})
  },
  'used up': controls => {
    controls.setQuota({ used: 1_000_000 })
    return () => controls.resetQuota()
  },
  html: controls => {
    // This response isn't charged, because it has no `status: true` (contract, Limits 1).
    controls.overrideBody('getData', '<!doctype html><html><body>Maintenance</body></html>')
    controls.setPrice('getData', 0)
    return () => {
      controls.overrideBody('getData', null)
      controls.setPrice('getData', null)
    }
  },
  empty: controls => {
    controls.overrideBody('getData', '')
    return () => controls.overrideBody('getData', null)
  },
  'no headers': controls => {
    controls.omitHeaders()
    return () => controls.overrideHeaders(null)
  }
} satisfies Readonly<Record<string, Trouble>>

export type ServiceTrouble = keyof typeof troubles
export const serviceTroubles = Object.keys(troubles) as readonly ServiceTrouble[]
