import { bourse } from './bourse'
import { cipher } from './cipher'
import { compass } from './compass'
import type { Dialect } from './dialect'
import { gazette } from './gazette'
import { harbour } from './harbour'
import { ledger } from './ledger'
import { meridian } from './meridian'

/** Number 0 is the demo service's own format. */
export const dialects: readonly (Dialect | null)[] = [
  null,
  harbour,
  meridian,
  ledger,
  bourse,
  gazette,
  compass,
  cipher
]
