/** For text fields that aren't prose: no spell check, no autofill. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
