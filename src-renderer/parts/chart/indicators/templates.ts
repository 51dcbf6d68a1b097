import type { IndicatorTemplate, ShownIndicator } from '@contract'

type Templates = readonly IndicatorTemplate[]

/** Those whose name holds a text. */
export const foundTemplates = (templates: Templates, text: string): Templates =>
  templates.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))

/** What a template is in a list of choices: no indicator has a blank in its id. */
export const templateChoice = (name: string): string => `template ${name}`

/** With one more, in the order of their names; one of the same name is replaced. */
export function withTemplate(
  templates: Templates,
  name: string,
  indicators: readonly ShownIndicator[]
): Templates {
  return [...withoutTemplate(templates, name), { name: name.trim(), indicators }].sort((a, b) =>
    a.name.localeCompare(b.name)
  )
}

export const withoutTemplate = (templates: Templates, name: string): Templates =>
  templates.filter(one => !isSame(one.name, name))

/** Names are the same in whatever case. */
export const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
