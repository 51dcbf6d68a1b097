/** In px. Treats all digits as zeros, so that labels which only differ in digits are measured once. */
export function textWidth(font: string): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  const known = new Map<string, number>()
  return text => {
    const pattern = text.replace(/\d/g, '0')
    const width = known.get(pattern) ?? pen?.measureText(pattern).width ?? pattern.length * 7
    known.set(pattern, width)
    return width
  }
}
