/**
 * A message with tags such as `Load levels <price>100</price>`: its text in pieces, in the order of its language. The view
 * renders each tag with an element of its own (`ui/RichText.svelte`).
 */
export type Rich<Tag extends string = string> = readonly (
  string | { readonly tag: Tag; readonly text: string }
)[]

/** The text of a rich message without its tags, for labels that are read aloud. */
export const plainText = (rich: Rich): string =>
  rich.map(part => (typeof part === 'string' ? part : part.text)).join('')
