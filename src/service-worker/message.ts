/** What a page says to the worker. */
export type Message =
  /** The version that waits shall take charge of all pages. */
  | { readonly type: 'SKIP_WAITING' }
  /** The page has used these files, by address: they are kept before all others. */
  | { readonly type: 'KEEP'; readonly used: readonly string[] }
  /** Every file of the site shall be kept, and those of later versions. */
  | { readonly type: 'KEEP_ALL' }
  /** The files of older versions may go; `chunk` is one that the page has loaded. */
  | { readonly type: 'FORGET_OLDER'; readonly chunk: string }
  /** What was shared under this id; the port that comes with the message hears it, or undefined when it is gone. */
  | { readonly type: 'TAKE_SHARED'; readonly id: string };
