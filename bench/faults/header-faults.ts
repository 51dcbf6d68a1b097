import { answered, price, unreadable, type Expected, type InjectedFault } from './fault'
import { reply, type FaultyReply } from './reply'

const unpriced: Expected = { code: null, booked: 'unsettled' }

const good = (
  name: string,
  expects: Expected,
  headers: FaultyReply['headers'],
  credits: FaultyReply['credits'] = 'none'
): InjectedFault => ({
  name: `a good answer with ${name}`,
  costs: price,
  expects,
  send: reply({ credits, ...(headers && { headers }) })
})

const many = (count: number, value: string): readonly (readonly [string, string])[] =>
  Array.from({ length: count }, (_, number) => [`X-Flood-${number}`, value] as const)

export const headerFaults: readonly InjectedFault[] = [
  // This must come first. After an earlier call without a known price, the app couldn't tell the charges of
  // the two calls apart.
  good('the quota alone', unpriced, [], 'used'),
  good('no credit headers', unpriced, []),
  ...[
    '-5',
    '1.5',
    '1.000',
    '1,000',
    '1e3',
    'five',
    '0x5',
    '5 credits',
    '5,0',
    '٥',
    '9'.repeat(40),
    'NaN',
    '__proto__'
  ].map(value =>
    good(`${value.slice(0, 12)} for its credits`, unpriced, [
      ['X-Credits-Consumed', Buffer.from(value).toString('latin1')]
    ])
  ),
  good('its credits reported twice', unpriced, [
    ['X-Credits-Consumed', '5'],
    ['X-Credits-Consumed', '7']
  ]),
  good('absurd quota headers', answered, [
    ['X-Credits-Consumed', String(price)],
    ['X-Quota-Used', '9'.repeat(400)],
    ['X-Quota-Limit', '-0']
  ]),
  good(
    'names of every object for headers',
    answered,
    [...['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map(name => [name, 'polluted'] as const)],
    'reported'
  ),
  good(
    'cookies',
    answered,
    [
      ['Set-Cookie', 'session=stolen; Path=/'],
      ['Set-Cookie', 'other=1']
    ],
    'reported'
  ),
  good(
    'the key in a header',
    answered,
    ({ key }) => [
      ['X-Your-Key', key],
      ['X-Encoded', encodeURIComponent(key)]
    ],
    'reported'
  ),
  good('a hundred headers', answered, many(100, 'x'), 'reported'),
  good('letters beyond ASCII in a header', answered, [['X-Note', 'caf\u00e9 \u00ff']], 'reported'),
  { ...good('a flood of headers', unreadable, many(20_000, 'x'), 'reported'), name: 'a flood of headers' },
  {
    ...good('one endless header', unreadable, [['X-Endless', 'x'.repeat(1024 * 1024)]], 'reported'),
    name: 'one endless header'
  },
  {
    ...good('', unreadable, [['X-Injected', 'a\0b']], 'reported'),
    name: 'a header with a character that no header has'
  },
  {
    ...good('', answered, [['X-Split', 'a\r\nX-Credits-Other: 0\r\n b']], 'reported'),
    name: 'a header that runs over several lines'
  }
]
