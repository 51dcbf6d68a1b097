/** The maximum depth. Elements nested more deeply aren't painted. */
const deepest = 20

/**
 * Paints text and backgrounds as on screen, so that exports include the HTML over a chart. Skips buttons and
 * text for screen readers.
 * @param origin screen position of the canvas' corner
 */
export function paintWords(
  ink: CanvasRenderingContext2D,
  element: Element,
  origin: { readonly left: number; readonly top: number },
  depth = 0
): void {
  if (depth > deepest || element.matches('button, input, select, [role="img"], .visually-hidden')) return
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  const box = element.getBoundingClientRect()
  ink.save()
  ink.globalAlpha *= Number(style.opacity)
  if (box.width > 0 && box.height > 0 && style.backgroundColor !== 'rgba(0, 0, 0, 0)') {
    ink.fillStyle = style.backgroundColor
    ink.beginPath()
    ink.roundRect(
      box.left - origin.left,
      box.top - origin.top,
      box.width,
      box.height,
      parseFloat(style.borderRadius) || 0
    )
    ink.fill()
  }
  if (style.overflowX !== 'visible' && box.width > 0) {
    ink.beginPath()
    ink.rect(box.left - origin.left, box.top - origin.top, box.width, box.height)
    ink.clip()
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) paintWords(ink, child, origin, depth + 1)
    else if (child instanceof Text && child.data.trim() !== '') paintText(ink, child, style, origin)
  }
  ink.restore()
}

function paintText(
  ink: CanvasRenderingContext2D,
  text: Text,
  style: CSSStyleDeclaration,
  origin: { readonly left: number; readonly top: number }
): void {
  const range = document.createRange()
  range.selectNodeContents(text)
  const [place] = range.getClientRects()
  if (!place) return
  ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  ink.fillStyle = style.color
  ink.textAlign = 'left'
  ink.textBaseline = 'middle'
  const words = text.data.replace(/\s+/g, ' ').trim()
  const [x, y] = [place.left - origin.left, place.top - origin.top + place.height / 2]
  ink.fillText(words, x, y)
  if (style.textDecorationLine === 'line-through') ink.fillRect(x, y, place.width, 1)
}
