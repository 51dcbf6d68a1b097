import type { DemoControls } from '../../src-demo/demo-controls'
import type { ServiceTrouble } from './story'

/** Orders a trouble of the service; the answer ends it. */
export function troubleFor(controls: DemoControls, trouble: ServiceTrouble): () => void {
  if (trouble.startsWith('status ')) {
    controls.setOutage(Number(trouble.slice('status '.length)))
    return () => controls.setOutage(null)
  }
  switch (trouble) {
    case 'rate limit':
      controls.setRateLimit(1)
      return () => controls.setRateLimit(null)
    case 'no intraday plan':
      controls.setPlan({ intraday: false })
      return () => controls.setPlan({})
    case 'no news plan':
      controls.setPlan({ news: false, operations: { getFearGreed: false } })
      return () => controls.setPlan({})
    case 'used up':
      controls.setQuota({ used: 1_000_000 })
      return () => controls.resetQuota()
    case 'html':
      // Without status true nothing is charged (contract, Limits 1), and a page without headers says no more.
      controls.overrideBody('getData', '<!doctype html><html><body>Maintenance</body></html>')
      controls.setPrice('getData', 0)
      return () => {
        controls.overrideBody('getData', null)
        controls.setPrice('getData', null)
      }
    case 'empty':
      controls.overrideBody('getData', '')
      return () => controls.overrideBody('getData', null)
    default:
      controls.omitHeaders()
      return () => controls.overrideHeaders(null)
  }
}
