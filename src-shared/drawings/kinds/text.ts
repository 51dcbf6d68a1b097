import { m } from '../../messages/m'
import { defineDrawing, halfTextHeight } from '../definition'
import { anchorPixel } from '../geometry'

/** Approximate width of a letter, px. */
const letter = 7

export const text = defineDrawing(
  { at: 'anchor', text: 'note' },
  {
    name: m.drawings.kindNames.text,
    hint: m.drawings.toolHints.text,
    keywords: m.drawings.keywords.text,
    key: 'N',
    icon: 'M12 4v16 M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2 M9 20h6',
    clicks: 1,
    lines({ at, text: note }, ground) {
      const { x, y } = anchorPixel(at, ground)
      const middle = y - halfTextHeight
      const right = x + Math.max(1, note.length) * letter
      return [
        {
          ends: [
            { x, y: middle },
            { x: right, y: middle }
          ],
          look: 'note',
          text: note
        }
      ]
    }
  }
)
