import { IndicatorDesk } from './desk'
import type { Answer, Ask } from './messages'

const desk = new IndicatorDesk((answer: Answer) => {
  const columns = answer.kind === 'computed' ? answer.outputs.map(column => column.buffer as ArrayBuffer) : []
  self.postMessage(answer, { transfer: columns })
})

self.addEventListener('message', (event: MessageEvent<Ask>) => desk.take(event.data))
