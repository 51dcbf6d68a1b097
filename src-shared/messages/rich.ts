/**
 * A message with tags such as `Load levels <price>100</price>`: its text in pieces, in the order of its language. The view
 * renders each tag with an element of its own (`ui/RichText.svelte`).
 */
export type Rich<Tag extends string = string> = readonly (
  string | { readonly tag: Tag; readonly text: string }
)[]
