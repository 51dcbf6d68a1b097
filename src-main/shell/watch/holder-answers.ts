import type { Candlewick } from '../../composition/compose'
import type { AnswerOthers, HolderKind } from '../../platform/holder/holder-socket'
import type { Clock } from '../../platform/time/clock'
import { statusText } from './status-text'

/** Answers another `candlewick watch`, and `candlewick status`, `pause`, `resume` and `share`. */
export function holderAnswers(
  kind: HolderKind,
  candlewick: Promise<Candlewick>,
  clock: Pick<Clock, 'now'>,
  release: () => void
): AnswerOthers {
  return async request => {
    if (request === 'who') return kind
    if (request === 'release') {
      release()
      return kind
    }
    const running = await candlewick
    const { schedule } = running.services
    if (request === 'pause') await schedule.pause({ until: null })
    else if (request === 'resume') await schedule.resume()
    else if (request.startsWith('share '))
      running.settings.change({ machineShare: Number(request.slice('share '.length)) })
    else if (request !== 'status') return ''
    return statusText(running, kind, clock.now())
  }
}
