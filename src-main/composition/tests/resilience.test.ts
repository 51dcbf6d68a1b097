import { expect, test, vi } from 'vitest'
import { overTheWire, Watch } from './resilience.fixture'
import { hour, minute, second } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

vi.setConfig({ testTimeout: 120_000 })

interface Case {
  readonly name: string
  /** Starts the incident and lets time pass. */
  readonly meet: (watch: Watch) => Promise<void>
  readonly end: (watch: Watch) => void
  readonly atMost: number
  readonly notified: readonly string[]
  /**
   * The next call must come within this time after the incident. Calls that were missed aren't made later.
   */
  readonly backWithin: number
  /** Whether the computer reports the end of the incident, so that Candlewick refreshes at once. */
  readonly wakes?: boolean
}

const failing = (message: string) => (): never => {
  throw Object.assign(new Error(message), { code: message })
}
const page = async (): Promise<Response> => new Response('<!doctype html><html><body>Sign in</body></html>')

const cases: readonly Case[] = [
  {
    name: 'eight hours of sleep, thirty wakes in a row',
    meet: async watch => watch.clock.sleep(8 * hour),
    end: watch => {
      for (let wake = 0; wake < 30; wake++) watch.wake()
    },
    atMost: 1,
    notified: [],
    backWithin: 25 * second,
    wakes: true
  },
  {
    name: 'five weeks of sleep',
    meet: async watch => watch.clock.sleep(35 * 24 * hour),
    end: watch => watch.wake(),
    atMost: 1,
    notified: [],
    backWithin: 25 * second,
    wakes: true
  },
  {
    name: 'no network for three hours',
    meet: async watch => {
      watch.fetch = failing('ERR_INTERNET_DISCONNECTED')
      await watch.pass(3 * hour, minute)
    },
    end: watch => {
      watch.fetch = overTheWire
      watch.wake()
    },
    atMost: 0,
    notified: [
      m.notifications.incident.offline(),
      m.notifications.incident.offline(),
      m.notifications.otherIncidentOver()
    ],
    backWithin: 5 * second,
    wakes: true
  },
  {
    name: 'a network that blinks for a minute',
    meet: async watch => {
      watch.fetch = failing('ERR_NETWORK_CHANGED')
      await watch.pass(minute)
    },
    end: watch => {
      watch.fetch = overTheWire
      watch.wake()
    },
    atMost: 0,
    notified: [],
    backWithin: minute + 5 * second
  },
  {
    name: 'a captive portal for half an hour, which nobody announces the end of',
    meet: async watch => {
      watch.fetch = page
      await watch.pass(30 * minute, minute)
    },
    end: watch => {
      watch.fetch = overTheWire
    },
    atMost: 0,
    notified: [m.notifications.incident['sign-in-page'](), m.notifications.otherIncidentOver()],
    backWithin: 5 * minute + 10 * second
  },
  {
    name: 'six hours of 502',
    meet: async watch => {
      watch.service.controls.setOutage(502)
      await watch.pass(6 * hour, minute)
    },
    end: watch => watch.service.controls.setOutage(null),
    // The calls become less and less frequent. Otherwise, there would be 360.
    atMost: 180,
    notified: [
      m.notifications.incident['upstream-unavailable'](),
      m.notifications.incident['upstream-unavailable'](),
      m.notifications.otherIncidentOver()
    ],
    backWithin: 5 * minute + 10 * second
  },
  {
    name: 'unreadable prices for twenty minutes',
    meet: async watch => {
      const rows = ['BTC', 'ETH'].map(symbol => ({ symbol, x9: '7.5' }))
      watch.service.controls.overrideBody('getData', JSON.stringify({ status: true, symbols: rows }))
      await watch.pass(20 * minute, minute / 4)
    },
    end: watch => watch.service.controls.overrideBody('getData', null),
    atMost: 20,
    notified: ['No quotes received', m.notifications.otherIncidentOver()],
    backWithin: 5 * minute + 10 * second
  },
  ...(['seconds', 'date', null] as const).map((form): Case => ({
    name: `429 for the rate, Retry-After ${form === null ? 'left out' : `as ${form}`}`,
    meet: async watch => {
      watch.service.controls.setRetryAfter(form)
      const headers: Record<string, string> =
        form === 'seconds'
          ? { 'retry-after': '120' }
          : form === 'date'
            ? { 'retry-after': new Date(watch.clock.now() + 3 * minute).toUTCString() }
            : {}
      watch.service.controls.failNext(429, { headers })
      await watch.pass(minute + 10 * second)
      await watch.pass(form === null ? 40 * second : 100 * second)
    },
    end: () => undefined,
    atMost: 1,
    notified: [m.notifications.incident['rate-limited']()],
    backWithin: 90 * second
  })),
  {
    name: 'the quota used up for two days',
    meet: async watch => {
      watch.service.controls.setQuotaResets('never')
      watch.service.controls.setQuota({ used: 100_000 })
      await watch.pass(48 * hour, 5 * minute)
    },
    end: watch => watch.service.controls.resetQuota(),
    atMost: 60,
    notified: [
      m.notifications.incident['quota-exceeded'](),
      m.notifications.incident['quota-exceeded'](),
      m.notifications.incident['quota-exceeded'](),
      m.notifications.incidentOver['quota-exceeded']()
    ],
    backWithin: hour + minute
  },
  ...(
    [
      ['empty bodies', 200, ''],
      ['500', 500, '{"status":false}'],
      ['404', 404, '']
    ] as const
  ).map(([name, status, body]): Case => ({
    name: `an hour of ${name} in place of quotes`,
    meet: async watch => {
      watch.fetch = async () => new Response(body, { status })
      await watch.pass(hour, minute)
    },
    end: watch => {
      watch.fetch = overTheWire
    },
    atMost: 0,
    notified: ['No quotes received', m.notifications.otherIncidentOver()],
    backWithin: hour
  })),
  {
    name: 'a slow service: each answer takes seconds',
    meet: async watch => {
      watch.service.controls.setDelay(60)
      await watch.pass(5 * minute, 5 * second)
    },
    end: watch => watch.service.controls.setDelay(0),
    atMost: 6,
    notified: [],
    backWithin: minute + 10 * second
  },
  {
    name: 'a clock set back by a day',
    meet: async watch => {
      watch.clock.advance(-24 * hour)
      await watch.pass(10 * minute)
    },
    end: () => undefined,
    atMost: 13,
    notified: [],
    backWithin: minute + 10 * second
  },
  {
    name: 'midnight and the night clocks change',
    meet: async watch => {
      // In the time zone of the tests, clocks change on 14 March and 7 November 2027.
      for (const day of ['2027-03-13T23:59:00-03:30', '2027-11-07T23:59:00-03:30'])
        watch.clock.advance(Date.parse(day) - watch.clock.now())
      await watch.pass(6 * minute)
    },
    end: () => undefined,
    atMost: 10,
    notified: [],
    backWithin: minute + 10 * second
  }
]

test.each(cases)(
  'resumes its normal schedule after $name',
  async ({ meet, end, atMost, notified, backWithin, wakes }) => {
    const watch = await Watch.start()
    watch.mark()
    await meet(watch)
    expect(watch.since().length).toBeLessThanOrEqual(atMost)

    const ended = watch.clock.now()
    end(watch)
    const before = watch.quotes().filter(({ status }) => status === 200).length
    const back = (): number => watch.quotes().filter(({ status }) => status === 200).length - before
    while (back() === 0 && watch.clock.now() - ended < backWithin) await watch.pass(second, second / 2)
    expect(back()).toBe(1)
    if (wakes) {
      const [first] = watch.quotes().slice(-1)
      // There is a random delay, because many clients may wake at the same time.
      expect((first?.at ?? 0) - ended).toBeGreaterThanOrEqual(second / 2)
    }
    watch.mark()
    await watch.pass(10 * minute)
    expect(watch.since().length).toBeGreaterThanOrEqual(9)
    expect(watch.since().length).toBeLessThanOrEqual(11)
    expect(watch.app.session().schedule.status()).toMatchObject({ health: 'live', fault: null })
    expect(watch.notified).toEqual(notified)
  }
)

test('a pause lasts through a restart and ends automatically', async () => {
  const watch = await Watch.start()
  await watch.app.services.schedule.pauseFor({ span: 'hour' })
  watch.mark()
  await watch.pass(30 * minute, minute)
  await watch.restart()
  await watch.pass(29 * minute, minute)
  expect(watch.since()).toEqual([])
  await watch.app.services.market.refresh()
  expect(watch.since()).toHaveLength(1)
  await watch.pass(6 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(5)
})

test('setting the clock back doesn’t prolong a pause, even after a restart', async () => {
  const watch = await Watch.start()
  await watch.app.services.schedule.pauseFor({ span: 'hour' })
  await watch.pass(10 * minute, minute)
  watch.clock.advance(-24 * hour)
  await watch.restart()
  watch.mark()
  await watch.pass(58 * minute, minute)
  expect(watch.since()).toEqual([])
  await watch.pass(5 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(2)
})

test('makes at most four calls after a jump of a year', { timeout: 20_000 }, async () => {
  const watch = await Watch.start()
  watch.mark()
  watch.clock.advance(365 * 24 * hour)
  await watch.pass(2 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(1)
  expect(watch.since().length).toBeLessThanOrEqual(4)
})
