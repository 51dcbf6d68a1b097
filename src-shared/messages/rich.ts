/**
 * A message with tags, such as `Load levels <price>100</price>`, split into pieces in the order of the
 * language.
 */
export type Rich<Tag extends string = string> = readonly (
  string | { readonly tag: Tag; readonly text: string }
)[]
