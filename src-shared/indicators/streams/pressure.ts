import { BOP, DeMarker, IBS, IMI, PSL, Qstick } from 'trading-signals'
import { close, single, whole, type Streams } from '../stream'

export const pressure = {
  bop: () => single(new BOP(), whole),
  ibs: () => single(new IBS(), whole),
  qstick: read => single(new Qstick(read('period')), whole),
  imi: read => single(new IMI(read('period')), whole),
  demarker: read => single(new DeMarker({ interval: read('period') }), whole),
  psychological: read => single(new PSL({ interval: read('period') }), close)
} satisfies Streams
