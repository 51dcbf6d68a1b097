import { expect, test } from 'vitest'
import { parsedUrl } from './url'

test('parses an address with non-ASCII letters even after many other addresses', () => {
  for (let round = 0; round < 200_000; round++) parsedUrl(`https://example.com/${round % 7}`)
  expect(parsedUrl('https://bücher.example/börse')?.href).toBe('https://xn--bcher-kva.example/b%C3%B6rse')
  expect(parsedUrl('no address')).toBeNull()
})
