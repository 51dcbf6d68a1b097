export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
