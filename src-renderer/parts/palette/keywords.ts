import { m } from '../../../src-shared/messages/m'

/** By the ID of a command, or by the part before the colon for all commands of a kind. */
const keywords: Readonly<Partial<Record<string, () => string>>> = m.palette.keywords

/** The words that find a command besides its label: those of its kind and its own. */
export function keywordsOf(id: string): string {
  const kind = id.slice(0, Math.max(0, id.indexOf(':')))
  return [keywords[kind], keywords[id]].flatMap(words => words?.() ?? []).join(' ')
}
