import type { Migration } from '../database'
import { start } from './0001-state-start'
import { alerts } from './0002-state-alerts'
import { asker } from './0003-state-asker'
import { drawings } from './0004-state-drawings'
import { dailySums } from './0005-state-daily-sums'
import { userPrices } from './0006-state-user-prices'
import { readings } from './0007-state-readings'
import { initiator } from './0008-state-initiator'
import { noticed } from './0009-state-noticed'
import { figurePoints } from './0010-state-figure-points'
import { coinNotes } from './0011-state-coin-notes'
import { names } from './0012-state-names'
import { ledgerEnds } from './0013-state-ledger-ends'
import { coinIdentity } from './0014-state-coin-identity'
import { responseMappings } from './0015-state-response-mappings'
import { deliveries } from './0016-state-deliveries'
import { fewerIndexes } from './0017-state-fewer-indexes'
import { latestValues } from './0018-state-latest-values'
import { settlementIds } from './0019-state-settlement-ids'

/** The data of state.db can't be loaded again. */
export const stateMigrations: readonly Migration[] = [
  start,
  alerts,
  asker,
  drawings,
  dailySums,
  userPrices,
  readings,
  initiator,
  noticed,
  figurePoints,
  coinNotes,
  names,
  ledgerEnds,
  coinIdentity,
  responseMappings,
  deliveries,
  fewerIndexes,
  latestValues,
  settlementIds
]
