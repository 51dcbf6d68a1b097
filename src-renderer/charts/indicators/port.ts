import IndicatorWorker from './worker?worker'
import type { Answer, Port } from './messages'

interface Desk {
  readonly worker: Worker
  charts: number
}

/** One core is left to the drawing, and no window needs more than four. */
const most = Math.min(4, Math.max(2, navigator.hardwareConcurrency - 1))
const desks: Desk[] = []

/** The way to an indicator worker; workers start as charts come, and those beyond the most share. */
export function workerPort(): Port {
  const desk = leastBusy()
  desk.charts++
  return {
    ask(message, handedOver = []) {
      desk.worker.postMessage(message, [...handedOver])
      if (message.kind === 'close') desk.charts--
    },
    listen(hear) {
      const take = (event: MessageEvent<Answer>): void => hear(event.data)
      desk.worker.addEventListener('message', take)
      return () => desk.worker.removeEventListener('message', take)
    }
  }
}

function leastBusy(): Desk {
  const [calmest] = [...desks].sort((a, b) => a.charts - b.charts)
  if (calmest && (calmest.charts === 0 || desks.length >= most)) return calmest
  const desk = { worker: new IndicatorWorker(), charts: 0 }
  desks.push(desk)
  return desk
}
