/** Of a field for text that is no prose: no browser corrects it, or fills it in. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
