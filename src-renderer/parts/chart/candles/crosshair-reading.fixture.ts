import type { CrosshairReading } from '../../../charts/scene/reading'

export const reading: CrosshairReading = {
  firstBar: 4,
  lastBar: 4,
  fromTime: 0,
  toTime: 0,
  open: 100,
  high: 112,
  low: 99,
  close: 110,
  volume: 5,
  previousClose: 100,
  isProvisional: false
}
