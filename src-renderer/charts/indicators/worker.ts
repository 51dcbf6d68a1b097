import { IndicatorDesk } from './desk'
import type { Answer, Ask } from './messages'

const desk = new IndicatorDesk((answer: Answer) => {
  const columns = answer.kind === 'computed' ? answer.indicators.flatMap(({ outputs }) => outputs) : []
  self.postMessage(answer, { transfer: columns.map(({ buffer }) => buffer as ArrayBuffer) })
})

self.addEventListener('message', (event: MessageEvent<Ask>) => desk.take(event.data))
