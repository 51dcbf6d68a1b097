import IndicatorWorker from './worker?worker&inline'
import type { IndicatorAnswer, Port } from './messages'

interface WorkerSlot {
  readonly worker: Worker
  charts: number
}

/** One core is left for drawing. More than four workers made no difference. */
const most = Math.min(4, Math.max(2, navigator.hardwareConcurrency - 1))
const slots: WorkerSlot[] = []

/** Each chart gets its own worker until the limit is reached. Further charts share the least busy one. */
export function workerPort(): Port {
  const slot = leastBusy()
  slot.charts++
  return {
    ask(message, handedOver = []) {
      slot.worker.postMessage(message, [...handedOver])
      if (message.kind === 'close') slot.charts--
    },
    listen(listener) {
      const take = (event: MessageEvent<IndicatorAnswer>): void => listener(event.data)
      slot.worker.addEventListener('message', take)
      return () => slot.worker.removeEventListener('message', take)
    }
  }
}

function leastBusy(): WorkerSlot {
  const [calmest] = [...slots].sort((a, b) => a.charts - b.charts)
  if (calmest && (calmest.charts === 0 || slots.length >= most)) return calmest
  const slot = { worker: new IndicatorWorker(), charts: 0 }
  slots.push(slot)
  return slot
}
