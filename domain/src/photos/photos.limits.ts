/** Limits of attachments, the same on form, bucket and function. */
export const photoLimits = {
  /** Files for each request. */
  count: 10,
  /** Bytes for each file, after the browser has made large pictures smaller. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of all files together in a form without script, whose browser makes nothing smaller. */
  formBytes: 40 * 1024 * 1024,
  /** Pixels of the longer side that the browser scales down to. */
  pixels: 2048,
} as const;
