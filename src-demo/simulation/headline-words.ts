export interface Template {
  readonly title: string
  readonly summary: string
}

const of = (title: string, summary: string): Template => ({ title, summary })

export const surges: readonly Template[] = [
  of(
    '{coin} jumps {pct} % in six hours as buyers return',
    'The move took {coin} to {high}, with trading well above its usual pace.'
  ),
  of(
    'Shorts squeezed: {coin} up {pct} % to {price}',
    'A quick run from {open} left late sellers covering at higher prices.'
  ),
  of(
    '{coin} breaks higher, traders eye the next round number',
    'After a {pct} % climb the coin changed hands at {price}.'
  ),
  of(
    '“Not chasing this one”: desks split on the {coin} rally',
    'Some desks call the {pct} % rise overdue, others wait for a pull-back toward {low}.'
  )
]

export const slides: readonly Template[] = [
  of(
    '{coin} slips {pct} % as sellers take over',
    'The low of the session was {low}; the last trades were near {price}.'
  ),
  of(
    '{coin} gives back gains, down {pct} % in six hours',
    'Bids thinned out below {high} and found a footing only around {low}.'
  ),
  of(
    'Stops triggered: {coin} falls {pct} % to {price}',
    'Forced selling did most of the damage, brokers said.'
  ),
  of(
    'Why {coin} is down {pct} %, in three charts',
    'Volume, order depth & the wider market all pointed the same way.'
  )
]

export const calms: readonly Template[] = [
  of('{coin} holds a narrow range around {price}', 'Between {low} and {high} neither side showed its hand.'),
  of(
    'Quiet hours for {coin}: what traders are watching',
    'With the price near {price}, options desks sell volatility <and wait>.'
  ),
  of(
    '{coin} volumes thin out as traders wait for a lead',
    'Few wanted to move first: {low} and {high} bounded the session.'
  ),
  of(
    'Order books for {coin} at their deepest in weeks',
    'Market makers quoted tight around {price}, a sign of little fear.'
  ),
  of(
    'What {coin} holders did while nothing happened',
    'On-chain transfers kept their pace; the price kept to {price}.'
  ),
  of(
    '{coin} developers ship a maintenance release',
    'The update tidies up node software; the price barely moved from {price}.'
  )
]

export const marketWide: readonly Template[] = [
  of(
    'Market wrap: {coin} at {price} as the week unfolds',
    'The day ran from {low} to {high}; breadth told the rest of the story.'
  ),
  of(
    'Funds rebalance into the close, {coin} near {price}',
    'Month-end flows moved more coins than news did, dealers said.'
  )
]

/** Host names that end in `.example` never resolve. */
export const papers = [
  { name: 'Ledger Post', host: 'ledger-post.example' },
  { name: 'The Block Herald', host: 'blockherald.example' },
  { name: 'Candle & Wick', host: 'candleandwick.example' },
  { name: 'Tape Reader', host: 'tapereader.example' },
  { name: 'Coin Courier', host: 'www.coincourier.example' },
  { name: 'Depth of Market', host: 'depth.example' }
] as const
