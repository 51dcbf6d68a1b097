import { IndicatorEngine } from './indicator-engine'
import { Inbox } from './inbox'
import type { IndicatorAnswer, IndicatorRequest } from './messages'

const engine = new IndicatorEngine((answer: IndicatorAnswer) => {
  const columns = answer.kind === 'computed' ? answer.indicators.flatMap(({ outputs }) => outputs) : []
  self.postMessage(answer, { transfer: columns.map(({ buffer }) => buffer as ArrayBuffer) })
})
const inbox = new Inbox(
  ask => engine.take(ask),
  run => void setTimeout(run, 0)
)

self.addEventListener('message', (event: MessageEvent<IndicatorRequest>) => inbox.put(event.data))
