const numbers = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

export function number(locale: string, value: number): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, format)
  return format.format(value)
}

/**
 * Returns the form for this exact number, such as `=0`, if there is one, otherwise that of the language's
 * plural category, otherwise `other`.
 */
export function plural(
  locale: string,
  type: 'cardinal' | 'ordinal',
  count: number,
  forms: Readonly<Record<string, string>> & { readonly other: string }
): string {
  const key = `${locale} ${type}`
  const rule = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, rule)
  return forms[`=${count}`] ?? forms[rule.select(count)] ?? forms.other
}
