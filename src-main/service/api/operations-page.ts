import type { PriceRule } from '../../../src-shared/contract/explorer'
import { m } from '../../../src-shared/messages/m'
import { boundsWords, formWords } from '../../../src-shared/words/operation'
import { keyCheckOperation, operations, type Operation } from './operations'
import { intradayCaps, parameters } from './parameters'

/** docs/operations.md */
export function operationsPage(): string {
  return `# The service's operations

An operation is a call to \`GET {service address}/api/v1/{operation}\` with the key in the \`Authorization\` header. All parameters
are optional. A response with \`status: false\` costs nothing. To try one, run \`npm run call -- --help\`.

This page is generated from \`src-main/service/api/operations.ts\`, and a test compares the two. To update it, run
\`npm run unit -- src-main/service/api/operations-page.test.ts -u\`.

| Operation | Tag | Description | Parameters | Credits | Read as |
| --- | --- | --- | --- | --- | --- |
${operations.map(operationRow).join('\n')}

\`${keyCheckOperation}\` is used to check a new key: it needs no parameters and returns one value.

## Prices

- A number is a fixed price from the service's price list, independent of the parameters.
- "per row" and "per coin" are only known from the charge: no parameter limits the rows, and the rule per coin isn't published.
- "?" isn't published. The price is unknown until a call is charged. After that it is [predicted](decisions/0003-learned-prices.md), as an upper
  bound (≤) until predictions have proved exact.

## Parameters

The service's limits aren't published, so the table has Candlewick's. A value outside them is refused with a message, and nothing is
sent.
${m.operations.parameterEmpty()}

| Parameter | Value | Limits | Suggestions |
| --- | --- | --- | --- |
${Object.values(parameters).map(parameterRow).join('\n')}

Coins are joined by a literal \`+\` in the query string, which decodes to a space.

## Intraday caps

The caps are published per interval without a unit. Candlewick takes them as numbers of bars.

| Interval | Cap |
| --- | --- |
${Object.entries(intradayCaps)
  .map(([interval, cap]) => `| ${interval} | ${cap} |`)
  .join('\n')}

## Responses

The formats of responses aren't published. Candlewick [infers](decisions/0010-a-reader-that-infers.md) them and
[saves a mapping](decisions/0033-saved-response-mappings.md).

- Numbers can be JSON numbers or strings. An unreadable number is null, never 0. For display, a string keeps every digit; a JSON
  number has the precision of a double.
- Times without a zone are UTC.
- A response that isn't understood is shown as a table of its values next to the raw text. It is charged and booked like any other.
`
}

function operationRow({ name, tag, summary, parameters: own, price, kind }: Operation): string {
  const params = own.map(parameter => `\`${parameter}\``).join(', ') || 'none'
  return `| \`${name}\` | ${tag} | ${summary} | ${params} | ${creditsOf(price)} | ${kind} |`
}

function creditsOf(price: PriceRule): string {
  if (price.rule === 'fixed') return String(price.credits)
  if (price.rule === 'per row') return `${price.credits} per row`
  return price.rule === 'unknown' ? '?' : price.rule
}

function parameterRow({ name, most, suggestions }: (typeof parameters)[keyof typeof parameters]): string {
  const listed = suggestions.join(', ') || 'none'
  return `| \`${name}\` | ${formWords(name)} | ${boundsWords(name, most)} | ${listed} |`
}
