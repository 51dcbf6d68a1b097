/**
 * A message with tags such as `Load levels <price>100</price>`, split into pieces in the order in which its language
 * puts them. The view renders each tag with its own element (`ui/RichText.svelte`).
 */
export type Rich<Tag extends string = string> = readonly (
  string | { readonly tag: Tag; readonly text: string }
)[]
