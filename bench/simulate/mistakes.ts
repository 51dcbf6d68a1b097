import type { Invariant } from './record'

export interface Mistake {
  readonly name: string
  readonly file: string
  /** Each `from` must occur exactly once in the file. */
  readonly changes: readonly (readonly [from: string, to: string])[]
  readonly breaks: readonly Invariant[]
  /** The first seed to try. Set if lower seeds hardly ever reveal the bug. */
  readonly seed?: number
}

/** Bugs that would cost credits, alerts or trust. The simulation must find each of them. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a call is sent before it is booked',
    file: 'src-main/credits/paid-calls.ts',
    changes: [
      [
        'const reservation = booked(() => credits.reserve(operation, subject, feature, initiator))',
        'let reservation'
      ],
      [
        'outcome = await client.call(operation, params, this.#waiting.signal)',
        'outcome = await client.call(operation, params, this.#waiting.signal)\n      reservation = credits.reserve(operation, subject, feature, initiator)'
      ]
    ],
    breaks: ['booked before it is sent']
  },
  {
    name: 'a call that failed is sent again within the client',
    file: 'src-main/service/api/client.ts',
    changes: [
      [
        'const came = await exchange(fetch, clock, { timeoutMs, maxBytes }, { url, key, signal })',
        "let came = await exchange(fetch, clock, { timeoutMs, maxBytes }, { url, key, signal })\n    if (came.state === 'failed') came = await exchange(fetch, clock, { timeoutMs, maxBytes }, { url, key, signal })"
      ]
    ],
    breaks: ['booked before it is sent']
  },
  {
    name: 'a rollback is lost: a judging is written in pieces',
    file: 'src-main/alerts/alert-store.ts',
    changes: [
      [
        'this.#database.transaction(() => {\n      for (const alert of alerts) this.write(alert)',
        ';(() => {\n      for (const alert of alerts) this.write(alert)'
      ]
    ],
    breaks: ['alerts noticed', 'alerts notified once'],
    seed: 32
  },
  {
    name: 'a day begins at midnight UTC',
    file: 'src-main/platform/time/local-day.ts',
    changes: [['new Date(at).setHours(0, 0, 0, 0)', 'new Date(at).setUTCHours(0, 0, 0, 0)']],
    breaks: ['shown is stored', 'within budget']
  },
  {
    name: 'an alert’s state is only in memory',
    file: 'src-main/alerts/alert-book.ts',
    changes: [['this.#store.evaluated(alerts, entries, unchanged)', 'this.#store.evaluated([], entries)']],
    breaks: ['shown is stored', 'alerts notified once', 'alerts noticed']
  },
  {
    name: 'notified alerts are not saved',
    file: 'src-main/alerts/alert-store.ts',
    changes: [
      [
        "'UPDATE alert_inbox SET told_at = ? WHERE told_at IS NULL'",
        "'UPDATE alert_inbox SET told_at = ? WHERE told_at < 0'"
      ]
    ],
    breaks: ['alerts notified once']
  },
  {
    name: 'what was under way at the end stays reserved for ever',
    file: 'src-main/credits/ledger-store.ts',
    changes: [
      [
        "INSERT INTO ledger_settlement (call_id, at, state, fault)\n         SELECT id, ?, 'unsettled', 'interrupted' FROM ledger_call\n         WHERE id > ?",
        "INSERT INTO ledger_settlement (call_id, at, state, fault)\n         SELECT id, ?, 'unsettled', 'interrupted' FROM ledger_call\n         WHERE id < 0 AND id > ?"
      ]
    ],
    breaks: ['ledger equals charges', 'shown is stored']
  },
  {
    name: 'the charge is taken to be the price that was shown',
    file: 'src-main/credits/credit-service.ts',
    changes: [
      [
        'const charged = outcome.charged ?? userCost',
        'const charged = outcome.charged === null ? userCost : reservation.reserved'
      ]
    ],
    breaks: ['ledger equals charges', 'shown is stored']
  },
  {
    name: 'the budget is ignored',
    file: 'src-main/credits/paid-calls.ts',
    changes: [['if (refusal) return this.#unsent(operation, refusal)', '']],
    breaks: ['within budget'],
    seed: 33
  },
  {
    name: 'a pause is forgotten with the end of the app',
    file: 'src-main/watching/schedule/schedule-service.ts',
    changes: [['this.#sources.facts.write(pauseFact, pause)', '']],
    breaks: ['shown is stored', 'agreed']
  },
  {
    name: 'the clockwork is not wound up again after a call',
    file: 'src-main/watching/schedule/schedule-service.ts',
    changes: [['      this.#loading = null\n      this.nudge()', '      this.#loading = null']],
    breaks: ['waits with a reason', 'shown is stored']
  },
  {
    name: 'the order of coins is not the person’s',
    file: 'src-main/workspace/watchlist/watchlist-store.ts',
    changes: [
      [
        'for (const [position, coin] of coins.entries()) insert.run(id, coin, position)',
        'for (const [position, coin] of coins.toSorted().entries()) insert.run(id, coin, position)'
      ]
    ],
    breaks: ['confirmed is stored']
  },
  {
    name: 'the window does not learn the result of a call',
    file: 'src-main/composition/session/window-updates.ts',
    changes: [['[credits.changed, credits.booked]', '[credits.booked]']],
    breaks: ['shown is stored']
  },
  {
    name: 'the quota reading is not written with the charge',
    file: 'src-main/credits/credit-service.ts',
    changes: [['      this.#quota.write(read)\n', '']],
    breaks: ['ledger equals charges', 'shown is stored']
  },
  {
    name: 'a copy has its name before it is whole',
    file: 'src-main/platform/storage/backup-folder.ts',
    changes: [['const begun = `${to}.begun`', 'const begun = to']],
    breaks: ['copies are whole'],
    seed: 8423
  },
  {
    name: 'no copy is taken where there is one of another day',
    file: 'src-main/platform/backups/backup-service.ts',
    changes: [['folder.list().some(copy => isOfToday(copy, now))', 'folder.list().length > 0']],
    breaks: ['copies are whole']
  },
  {
    name: 'calls are summed up and removed on the next day',
    file: 'src-main/credits/roll-up-limits.ts',
    changes: [['ledgerDays = 90', 'ledgerDays = 0']],
    breaks: ['settled rows stay']
  },
  {
    name: 'a database is taken for damaged where a kill left its log',
    file: 'src-main/platform/storage/database.ts',
    changes: [
      [
        '  makePrivateFile(path)\n',
        "  if (existsSync(`${path}-wal`)) throw new DamagedError('its log is there')\n  makePrivateFile(path)\n"
      ]
    ],
    breaks: ['databases open', 'settled rows stay', 'shown is stored']
  },
  {
    name: 'that the ledger is an older one is not noticed',
    file: 'src-main/credits/ledger-gap.ts',
    changes: [['to - from > slackMs', 'to - from > Infinity']],
    breaks: ['old copy is reported']
  },
  {
    name: 'a body that is no JSON is a mistake of ours',
    file: 'src-main/service/api/reading/open-body.ts',
    changes: [['const raw = sentJson(received)', 'const raw: unknown = JSON.parse(received)']],
    breaks: ['no mistakes of its own']
  },
  {
    name: 'calls removed from the plan are made anyway',
    file: 'src-main/watching/connection/agreement.ts',
    changes: [['return this.rhythm[need]', 'return this.rhythm[need] ?? 600_000']],
    breaks: ['agreed']
  },
  {
    name: 'user prices are only in memory',
    file: 'src-main/platform/storage/owned-fact.ts',
    changes: [['    within(() => this.#facts.write(this.#fact, value))\n', '']],
    breaks: ['shown is stored']
  },
  {
    name: 'an answer that the machine slept through is looked at by no alert',
    file: 'src-main/alerts/market-facts.ts',
    changes: [['this.#arrivedAt.get(coin) ?? fetchedAt ?? 0', 'fetchedAt ?? 0']],
    breaks: ['alerts noticed'],
    seed: 7168
  },
  {
    name: 'after a clock that was set back alerts wait for the old time',
    file: 'src-main/alerts/replay.ts',
    changes: [["bars === 'forming' && conditionDefinition", "bars === 'closed' && conditionDefinition"]],
    breaks: ['alerts noticed'],
    seed: 7118
  },
  {
    name: 'a disk that takes no writes ends the process',
    file: 'src-main/platform/storage/disk.ts',
    changes: [
      [
        '  #begin(trouble: DiskTrouble): void {\n',
        '  #begin(trouble: DiskTrouble): void {\n    process.exit(1)\n'
      ]
    ],
    breaks: ['goes on']
  },
  {
    name: 'what the disk does not take is tried again at once, for ever',
    file: 'src-main/platform/storage/unwritten.ts',
    changes: [['      if (!isOver) return\n', '']],
    breaks: ['goes on']
  }
]
