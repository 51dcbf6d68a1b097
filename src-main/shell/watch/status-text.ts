import type { Candlewick } from '../../composition/compose'
import type { HolderKind } from '../../platform/holder/holder-socket'
import type { EpochMs } from '../../../src-shared/contract/values'
import { m } from '../../../src-shared/messages/m'
import { creditText, nextText } from '../tray/tray-words'

export function statusText(candlewick: Candlewick, kind: HolderKind, now: EpochMs): string {
  const session = candlewick.session()
  const { gauge, status, unread, board } = session.traySnapshot()
  const share = candlewick.settings.all().machineShare
  return [
    kind === 'app'
      ? m.watcher.status.app({ process: String(process.pid) })
      : m.watcher.status.watcher({ process: String(process.pid) }),
    session.simulated ? m.watcher.status.demo() : m.watcher.status.service({ address: session.address }),
    m.watcher.status.coins({ count: board.quotes.length }),
    nextText(status, now),
    creditText(gauge),
    ...(share < 100 ? [m.watcher.status.share({ percent: String(share) })] : []),
    ...(unread > 0 ? [m.tray.unread({ count: unread })] : [])
  ].join('\n')
}
