import type { PriceRule } from '../../src-shared/contract/explorer'
import { m } from '../../src-shared/messages/m'
import { boundsWords, formWords } from '../../src-shared/words/operation'
import { keyCheckOperation, operations, type Operation } from './operations'
import { intradayCaps, parameters } from './parameters'

/** docs/operations.md, rendered from the operations table. */
export function operationsPage(): string {
  return `# The service's operations

Rendered from the operations table (\`src-main/service-api/operations.ts\`); a test fails where this page differs from it.
Rewrite it with \`npm run unit -- src-main/service-api/operations-page.test.ts -u\`.

Every operation is \`GET {service address}/api/v1/{operation}\` with the key in the \`Authorization\` header. All parameters
are optional. A \`status: false\` answer costs nothing.

| Operation | Tag | What it is | Parameters | Credits | Decoded as |
| --- | --- | --- | --- | --- | --- |
${operations.map(operationRow).join('\n')}

\`${keyCheckOperation}\` checks a new key: nothing has to be chosen for it and one value comes back.

## Prices

- A number is fixed by the service's price list, whatever is asked.
- "per row" and "per coin" are told by the charge alone: no parameter bounds the rows, and the rule per coin is not published.
- "?" is not published. Until a call was charged the price is unknown. After that it is predicted: as an upper bound (≤) until predictions have proved exact.

## Parameters

What is sent, and within which bounds. The service's own bounds are not published, so these are bounds of form alone;
a value outside is refused here, in a sentence, and nothing is sent.
${m.operations.leftOut()}

| Parameter | Form | Bounds | Suggestions |
| --- | --- | --- | --- |
${Object.values(parameters).map(parameterRow).join('\n')}

Coins are joined by a literal \`+\` in the query string, which decodes to a blank.

## Intraday caps

Published per interval, without a unit; they read as bars.

| Interval | Cap |
| --- | --- |
${Object.entries(intradayCaps)
  .map(([interval, cap]) => `| ${interval} | ${cap} |`)
  .join('\n')}

## Answers

The shapes of the answers are not published. Every decoder takes rows under several names, at several depths, as objects,
arrays or columns, and fields under several names (\`src-main/service-api/answers/\`). Numbers come as numbers or in quotes;
nothing readable is null, never 0. Times without a zone are UTC. The text of a number is kept for exact display: in quotes
every digit survives, a JSON number has passed through a double. An answer in which nothing is recognised is shown as a
table of its leaves beside the raw text; it is charged and booked like any other.
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
