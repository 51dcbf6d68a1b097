import IndicatorWorker from './worker?worker'
import type { Answer, Port } from './messages'

let worker: Worker | null = null

/** The window's one indicator worker, started when the first chart needs it. */
export function workerPort(): Port {
  const shared = (worker ??= new IndicatorWorker())
  return {
    ask: message => shared.postMessage(message),
    listen(hear) {
      const take = (event: MessageEvent<Answer>): void => hear(event.data)
      shared.addEventListener('message', take)
      return () => shared.removeEventListener('message', take)
    }
  }
}
