import type { IndicatorTemplate, ShownIndicator } from '@contract'

type Templates = readonly IndicatorTemplate[]

export const foundTemplates = (templates: Templates, text: string): Templates =>
  templates.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))

/** The value of a template in a list that also contains the IDs of indicators, which have no space. */
export const templateChoice = (name: string): string => `template ${name}`

/** Replaces a template with the same name. Sorted by name. */
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
  templates.filter(one => !isSameTemplate(one.name, name))

/** Ignores case. */
export const isSameTemplate = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()
