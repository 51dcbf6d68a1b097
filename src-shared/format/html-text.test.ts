import { expect, it } from 'vitest'
import { htmlText } from './html-text'

it.each([
  ['A &amp; B', 'A & B'],
  ['Bitcoin&#8217;s &quot;halving&quot; &#x2013; explained', 'Bitcoin’s "halving" – explained'],
  // The text is decoded only once, so an escaped reference stays a reference.
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;', '<script>'],
  ['AT&T, R&D; &unknown; &constructor;', 'AT&T, R&D; &unknown; &constructor;'],
  ['&#0;&#x7;&#xD800;&#x202E;&#9999999;', '&#0;&#x7;&#xD800;&#x202E;&#9999999;']
])('decodes %s as %s', (text, read) => {
  expect(htmlText(text)).toBe(read)
})
