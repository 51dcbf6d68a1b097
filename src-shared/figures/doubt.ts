/** An `unread` price is reliable: it's the last known one, with its date. */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
