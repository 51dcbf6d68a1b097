import { m } from '../../src-shared/messages/m'

/**
 * Words that most services use for the mood of the market and for a verdict, in lower case and without spaces
 * and dashes.
 */
const known: ReadonlyMap<string, () => string> = new Map([
  ['extremefear', m.common.serviceLabel.extremeFear],
  ['fear', m.common.serviceLabel.fear],
  ['neutral', m.common.serviceLabel.neutral],
  ['greed', m.common.serviceLabel.greed],
  ['extremegreed', m.common.serviceLabel.extremeGreed],
  ['strongbuy', m.common.serviceLabel.strongBuy],
  ['buy', m.common.serviceLabel.buy],
  ['hold', m.common.serviceLabel.hold],
  ['sell', m.common.serviceLabel.sell],
  ['strongsell', m.common.serviceLabel.strongSell],
  ['bullish', m.common.serviceLabel.bullish],
  ['bearish', m.common.serviceLabel.bearish],
  ['up', m.common.serviceLabel.up],
  ['down', m.common.serviceLabel.down]
])

/** Translates a label of the service. Unknown ones stay as sent, but with spaces for underscores. */
export const serviceLabel = (label: string | null | undefined): string | null =>
  label === null || label === undefined
    ? null
    : (known.get(label.toLowerCase().replace(/[\s_-]/g, ''))?.() ?? label.replaceAll('_', ' '))
