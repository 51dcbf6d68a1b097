import { drawingKindNames, drawingKinds } from '../../../src-shared/drawings/catalogue'
import { m } from '../../../src-shared/messages/m'

/** The keys are command IDs. The part of an ID before its colon applies to all commands of that kind. */
const keywords: Readonly<Partial<Record<string, () => string>>> = {
  ...m.palette.keywords,
  ...Object.fromEntries(drawingKindNames.map(kind => [`draw:${kind}`, drawingKinds[kind].keywords]))
}

export function keywordsOf(id: string): string {
  const kind = id.slice(0, Math.max(0, id.indexOf(':')))
  return [keywords[kind], keywords[id]].flatMap(words => words?.() ?? []).join(' ')
}
