import { resolve } from 'node:path'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { operationsPage } from './operations-page'

test('docs/operations.md matches the operations table', async () => {
  const page = await format(operationsPage(), { parser: 'markdown' })
  await expect(page).toMatchFileSnapshot(resolve(import.meta.dirname, '../../../docs/operations.md'))
})
