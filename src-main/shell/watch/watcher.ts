import { networkInterfaces } from 'node:os'
import { compose, type Candlewick } from '../../composition/compose'
import type { HostMachine } from '../../composition/session/machine'
import { answerOthers, requestHolder } from '../../platform/holder/holder-socket'
import { isLocked } from '../../platform/holder/take-over'
import { startFailure } from '../../platform/faults/start-failure'
import { log } from '../../platform/log/log'
import { lockFolder } from '../../platform/storage/folder-lock'
import { systemClock, type Clock } from '../../platform/time/clock'
import { rest } from '../../platform/time/next-turn'
import { systemZone } from '../../platform/time/system-zone'
import {
  addressesOf,
  hasMachineChanged,
  checkEveryMs,
  type MachineSnapshot
} from '../../watching/schedule/machine-snapshot'
import { m } from '../../../src-shared/messages/m'
import { notificationWords, type NotificationWords } from '../../../src-shared/words/notification'
import { holderAnswers } from './holder-answers'

type OfMachine = Pick<HostMachine, 'folder' | 'fetch' | 'keychain' | 'givenKey' | 'info' | 'records'>

export interface WatcherSources extends OfMachine {
  readonly clock?: Clock
  readonly say: (text: string) => void
  readonly notify: (words: NotificationWords) => void
  readonly stopped: Promise<void>
}

/** The wait doubles each time. */
const waitsMs = { first: 50, last: 5_000 } as const

const graceMs = 1_000

/** Waits while the app is open. */
export async function startWatcher(sources: WatcherSources): Promise<number> {
  const { say, stopped } = sources
  let isStopped = false
  void stopped.then(() => (isStopped = true))
  for (;;) {
    const free = await lockWhenFree(sources, () => isStopped)
    if (free === 'stopped') return 0
    if (free === 'watched') {
      say(m.watcher.alreadyWatching())
      return 1
    }
    try {
      await watchOnce(sources)
    } catch (error) {
      log.error(error, 'watcher')
      say(startFailure(error))
      return 1
    } finally {
      free()
    }
    if (isStopped) return 0
    say(m.watcher.handedOver())
    await Promise.race([rest(graceMs), stopped])
  }
}

async function watchOnce(sources: WatcherSources): Promise<void> {
  const { folder, clock = systemClock, say, notify, stopped } = sources
  let isEnding = false
  let release = (): void => undefined
  const ending = Promise.race([stopped, new Promise<void>(resolve => (release = resolve))])
  void ending.then(() => (isEnding = true))
  const composed = compose({
    ...sources,
    clock,
    isExclusive: true,
    random: Math.random,
    announce: () => () => undefined,
    openLink: async () => undefined,
    openFolder: async () => undefined,
    saveFile: async () => null,
    confirm: async () => false,
    playSound: async () => false,
    quit: () => undefined
  })
  // Answers from now on, because the app may request the folder before the services exist.
  const stopAnswering = answerOthers(folder, holderAnswers('watcher', composed, clock, release), error =>
    log.warn(error, 'holder')
  )
  try {
    const candlewick = await composed
    // Closes before the first call, which could be charged without its response being received.
    if (isEnding) return await candlewick.close()
    const stopCatchUp = catchUpAfterSleep(candlewick, clock)
    candlewick.notifications.on(facts => {
      const words = notificationWords(facts, clock.now())
      say(`${words.title}\n${words.body}`)
      notify(words)
    })
    candlewick.noteMachine({ hidden: true })
    candlewick.start()
    const session = candlewick.session()
    say(session.simulated ? m.watcher.watchingDemo() : m.watcher.watching({ address: session.address }))
    await ending
    stopCatchUp()
    await candlewick.close()
  } finally {
    stopAnswering()
  }
}

async function lockWhenFree(
  { folder, say, stopped }: WatcherSources,
  isStopped: () => boolean
): Promise<(() => void) | 'watched' | 'stopped'> {
  let waitMs: number = waitsMs.first
  let isWaiting = false
  while (!isStopped()) {
    let failure: unknown
    try {
      return lockFolder(folder)
    } catch (error) {
      failure = error
      if (!isLocked(error)) {
        say(startFailure(error))
        throw error
      }
    }
    const who = await requestHolder(folder, 'who')
    if (who === 'watcher') return 'watched'
    if (who === 'app') {
      if (!isWaiting) say(m.watcher.waiting())
      isWaiting = true
      await Promise.race([requestHolder(folder, 'wait'), stopped])
      waitMs = waitsMs.first
    }
    // Otherwise, the process that has locked the folder is starting, ending or hanging.
    else {
      if (waitMs === waitsMs.last && !isWaiting) {
        say(startFailure(failure))
        isWaiting = true
      }
      await Promise.race([rest(waitMs), stopped])
    }
    waitMs = Math.min(waitMs * 2, waitsMs.last)
  }
  return 'stopped'
}

function catchUpAfterSleep(candlewick: Candlewick, clock: Clock): () => void {
  const takeSnapshot = (): MachineSnapshot => ({
    online: true,
    addresses: addressesOf(networkInterfaces()),
    at: clock.now(),
    zone: systemZone()
  })
  let current = takeSnapshot()
  return clock.every(checkEveryMs, () => {
    const before = current
    current = takeSnapshot()
    if (hasMachineChanged(before, current)) candlewick.session().schedule.catchUp()
  })
}
