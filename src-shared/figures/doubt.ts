/**
 * Whether a price is too doubtful to be used in calculations. With `unread` it isn't: that price is the last known
 * one, which is old but correct and has a date.
 */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
